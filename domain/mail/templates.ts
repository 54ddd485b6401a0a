import type { TokenPurpose } from '#domain/accounts/tokens.ts'
import type { Page } from '#domain/routing/params.ts'

/** The target of a mail's button: a page of the site, with the secret of a link where it has one. */
type Destination =
  | { readonly page: MailPage; readonly token: TokenPurpose }
  | { readonly page: MailPage; readonly token: null }

/** Pages that mails link to. */
export const MAIL_PAGES = {
  home: { family: 'home', params: {} },
  'verify-email': { family: 'auth', params: { view: 'verify-email' } },
  'reset-password': { family: 'auth', params: { view: 'reset-password' } },
  'forgot-password': { family: 'auth', params: { view: 'forgot-password' } },
  'change-email': { family: 'auth', params: { view: 'change-email' } },
  'claim-profile': { family: 'auth', params: { view: 'claim-profile' } },
  'join-team': { family: 'auth', params: { view: 'join-team' } },
  'team-invitation': { family: 'auth', params: { view: 'team-invitation' } },
  'answer-claim': { family: 'auth', params: { view: 'answer-claim' } },
  notifications: { family: 'dashboard', params: { section: 'notifications' } },
  'notification-settings': { family: 'dashboard', params: { section: 'notification-settings' } },
  subscriptions: { family: 'dashboard', params: { section: 'subscriptions' } },
  transactions: { family: 'dashboard', params: { section: 'transactions' } },
  members: { family: 'dashboard', params: { section: 'members' } },
  affiliation: { family: 'dashboard', params: { section: 'affiliation' } },
  'payout-details': { family: 'dashboard', params: { section: 'payout-details' } },
  cashouts: { family: 'dashboard', params: { section: 'cashouts' } },
  takedown: { family: 'takedown', params: {} },
  subscribed: { family: 'subscribed', params: {} },
  unsubscribe: { family: 'unsubscribe', params: {} },
} as const satisfies Record<string, Page>
export type MailPage = keyof typeof MAIL_PAGES

/**
 * Every mail.
 * - `to`: the address of the account at the time of sending, or the typed address.
 * - `account`: sent only to an account of that address. `optional`: also to an address without an account.
 */
export const MAIL_TEMPLATES = {
  /** The address must be confirmed. */
  'verify-email': { page: 'verify-email', token: 'verify-email', account: true },
  /** The address is confirmed. */
  welcome: { page: 'home', token: null, account: true },
  /** A sign-up or a change of address uses the address of an existing account. */
  'account-exists': { page: 'forgot-password', token: null, account: true },
  'reset-password': { page: 'reset-password', token: 'reset-password', account: true },
  /** To the new address of an account. */
  'change-email': { page: 'change-email', token: 'change-email', account: false },
  /** To the former address of an account. */
  'email-changed': { page: 'forgot-password', token: null, account: false },
  'password-changed': { page: 'forgot-password', token: null, account: true },
  'new-device': { page: 'forgot-password', token: null, account: true },
  /** An upload was attempted many times and not processed, through no fault of the file. */
  'upload-not-processed': { page: 'home', token: null, account: true },
  /** A decision on a submission, once it can no longer be undone. */
  'submission-published': { page: 'notifications', token: null, account: true },
  'submission-scheduled': { page: 'notifications', token: null, account: true },
  'submission-returned': { page: 'notifications', token: null, account: true },
  'submission-rejected': { page: 'notifications', token: null, account: true },
  /** To the address of a claimant, with or without an account: the link that confirms the claim, and what became of it. */
  'claim-confirm': { page: 'takedown', token: null, account: false },
  'claim-upheld': { page: 'takedown', token: null, account: false },
  'claim-rejected': { page: 'takedown', token: null, account: false },
  'claim-contradicted': { page: 'takedown', token: null, account: false },
  'claim-restored': { page: 'takedown', token: null, account: false },
  'claim-final': { page: 'takedown', token: null, account: false },
  /** To an address that staff entered for a contributor without an account: the link for an answer or a counter-claim, and the end. */
  'hearing-request': { page: 'answer-claim', token: null, account: false },
  'hearing-removed': { page: 'answer-claim', token: null, account: false },
  'hearing-returned': { page: 'takedown', token: null, account: false },
  'hearing-stays-removed': { page: 'takedown', token: null, account: false },
  /** To a reporter who gave an address or has an account. */
  'report-dismissed': { page: 'home', token: null, account: false },
  'report-acted': { page: 'home', token: null, account: false },
  /** To the contributor of works that a claim is about. */
  'work-suspended': { page: 'notifications', token: null, account: true },
  'work-hearing': { page: 'notifications', token: null, account: true },
  'work-removed': { page: 'notifications', token: null, account: true },
  'work-returned': { page: 'notifications', token: null, account: true },
  'work-stays-removed': { page: 'notifications', token: null, account: true },
  /** An invitation to work for a contributor; its link is signed (`cms/operations/contributors/team`). */
  'member-invitation': { page: 'join-team', token: null, account: 'optional' },
  /** To the account that holds the contributor. */
  'member-joined': { page: 'notifications', token: null, account: true },
  'member-removed': { page: 'home', token: null, account: true },
  /** An invitation to a team of subscribers; its link is signed (`cms/operations/teams`). */
  'team-invitation': { page: 'team-invitation', token: null, account: 'optional' },
  /** To the owner of a team, to a former member, and to a new owner. */
  'team-joined': { page: 'members', token: null, account: true },
  'team-removed': { page: 'home', token: null, account: true },
  'team-handed-over': { page: 'members', token: null, account: true },
  /** Staff decided the claim of an imported profile; the link names the profile. */
  'profile-claim-approved': { page: 'claim-profile', token: null, account: true },
  'profile-claim-rejected': { page: 'claim-profile', token: null, account: true },
  /** To the account that bought: each payment, the first try of one that failed, and money that went back. */
  'payment-received': { page: 'transactions', token: null, account: true },
  'payment-failed': { page: 'subscriptions', token: null, account: true },
  'payment-refunded': { page: 'transactions', token: null, account: true },
  /** The renewal is off; the subscription has ended; notices 14 and 3 days before a renewal. */
  'subscription-cancelled': { page: 'subscriptions', token: null, account: true },
  'subscription-ended': { page: 'subscriptions', token: null, account: true },
  'renewal-notice': { page: 'subscriptions', token: null, account: true },
  /** To an affiliate: each step of a payout. */
  'payout-requested': { page: 'affiliation', token: null, account: true },
  'payout-paid': { page: 'affiliation', token: null, account: true },
  'payout-refused': { page: 'affiliation', token: null, account: true },
  /** To a contributor: a changed payout method, also to its earlier addresses, and what finance decided. */
  'payee-method-changed': { page: 'payout-details', token: null, account: false },
  'payee-identity-verified': { page: 'payout-details', token: null, account: true },
  'payee-identity-rejected': { page: 'payout-details', token: null, account: true },
  'payee-form-approved': { page: 'payout-details', token: null, account: true },
  'payee-form-ends': { page: 'payout-details', token: null, account: true },
  'payee-form-rejected': { page: 'payout-details', token: null, account: true },
  /** To a contributor: each step of a cashout. */
  'cashout-requested': { page: 'cashouts', token: null, account: true },
  'cashout-approved': { page: 'cashouts', token: null, account: true },
  'cashout-rejected': { page: 'cashouts', token: null, account: true },
  'cashout-sent': { page: 'cashouts', token: null, account: true },
  'cashout-paid': { page: 'cashouts', token: null, account: true },
  'cashout-failed': { page: 'cashouts', token: null, account: true },
  'cashout-held': { page: 'cashouts', token: null, account: true },
  'cashout-released': { page: 'cashouts', token: null, account: true },
  /** To the address of a newsletter form: the link that confirms it. */
  'newsletter-confirm': { page: 'subscribed', token: null, account: false },
  /** Once a day: works of the contributors that the user follows. */
  'published-digest': { page: 'notifications', token: null, account: true },
  /** Once a day: downloaded works that have a new revision. */
  'updates-digest': { page: 'notifications', token: null, account: true },
} as const satisfies Record<string, Destination & { account: boolean | 'optional' }>

/**
 * Mails that users subscribe to; each contains a link to unsubscribe. The others are required and cannot be switched
 * off.
 */
export const CHOSEN_MAILS: readonly string[] = [
  'published-digest',
  'updates-digest',
] satisfies readonly MailTemplate[]

/** Mails to the address of support, in English. */
export const STAFF_MAILS = ['contact-message', 'custom-order'] as const
export type StaffMail = (typeof STAFF_MAILS)[number]

export function isStaffMail(value: string): value is StaffMail {
  return (STAFF_MAILS as readonly string[]).includes(value)
}

/** Newsletters, and a test of one for staff; their words are those of the issue. */
const LETTER_MAILS = ['newsletter', 'newsletter-test'] as const
export type LetterMail = (typeof LETTER_MAILS)[number]

export function isLetterMail(value: string): value is LetterMail {
  return (LETTER_MAILS as readonly string[]).includes(value)
}

export type MailTemplate = keyof typeof MAIL_TEMPLATES
/** Mails to a claimant; they need no account. */
export type ClaimMail = Extract<MailTemplate, `claim-${string}`>

export function isClaimMail(template: MailTemplate): template is ClaimMail {
  return template.startsWith('claim-')
}

/** Mails to a contributor without an account. */
export type HearingMail = Extract<MailTemplate, `hearing-${string}`>

export function isHearingMail(template: MailTemplate): template is HearingMail {
  return template.startsWith('hearing-')
}

/** Mails about the payment details of a contributor. */
export type PayeeMail = Extract<MailTemplate, `payee-${string}`>

export function isPayeeMail(template: MailTemplate): template is PayeeMail {
  return template.startsWith('payee-')
}

export const MAIL_TEMPLATE_CODES = Object.keys(MAIL_TEMPLATES) as readonly MailTemplate[]

export function isMailTemplate(value: string): value is MailTemplate {
  return Object.hasOwn(MAIL_TEMPLATES, value)
}
