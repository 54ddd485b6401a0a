import type { MailTemplate } from '#domain/mail/templates.ts'

/** The text of one mail: the subject is also its heading, `action` is on its button, `note` below it. */
interface MailText {
  readonly subject: string
  readonly body: string
  readonly action: string
  readonly note: string
}

export interface MailTexts {
  readonly greeting: string
  /** Why the user receives the mail. */
  readonly footer: string
  /** The same for the mails of a claimant, and of a contributor without an account. */
  readonly claimFooter: string
  /** The same for newsletters, and the link that ends them. */
  readonly confirmFooter: string
  readonly newsletterFooter: string
  readonly unsubscribe: string
  readonly unknownDevice: string
  /** Links to the settings of subscribed mails. */
  readonly settings: string
  readonly mails: Readonly<Record<MailTemplate, MailText>>
}
