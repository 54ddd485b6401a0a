/** The commands on a newsletter, by the last part of their addresses. */
export const NEWSLETTER_ACTIONS = ['test', 'send', 'stop', 'resume'] as const
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number]

/** A newsletter is a draft until its sending begins. */
export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const

/** What the page of a newsletter has beside its row. */
export interface NewsletterDetail {
  readonly allowed_actions: readonly NewsletterAction[]
}
