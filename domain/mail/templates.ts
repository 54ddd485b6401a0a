import type { TokenPurpose } from '#domain/accounts/tokens.ts'
import type { Page } from '#domain/routing/params.ts'

/** Where the button of a mail leads: a page of the site, with the secret of a link where it has one. */
type Destination =
  | { readonly page: MailPage; readonly token: TokenPurpose }
  | { readonly page: MailPage; readonly token: null }

/** Pages that mails lead to. */
export const MAIL_PAGES = {
  home: { family: 'home', params: {} },
  'verify-email': { family: 'auth', params: { view: 'verify-email' } },
  'reset-password': { family: 'auth', params: { view: 'reset-password' } },
  'forgot-password': { family: 'auth', params: { view: 'forgot-password' } },
  'change-email': { family: 'auth', params: { view: 'change-email' } },
  notifications: { family: 'dashboard', params: { section: 'notifications' } },
  'notification-settings': { family: 'dashboard', params: { section: 'notification-settings' } },
} as const satisfies Record<string, Page>
export type MailPage = keyof typeof MAIL_PAGES

/**
 * Every mail there is.
 *
 * - `to`: the address of the account at the time it is sent, or the one that was typed in.
 * - `account`: it is sent to an account of that address only; nobody else gets it.
 */
export const MAIL_TEMPLATES = {
  /** The address has to be confirmed. */
  'verify-email': { page: 'verify-email', token: 'verify-email', account: true },
  /** The address is confirmed. */
  welcome: { page: 'home', token: null, account: true },
  /** Somebody signs up with, or changes to, an address that has an account. */
  'account-exists': { page: 'forgot-password', token: null, account: true },
  'reset-password': { page: 'reset-password', token: 'reset-password', account: true },
  /** To the new address of an account. */
  'change-email': { page: 'change-email', token: 'change-email', account: false },
  /** To the former address of an account. */
  'email-changed': { page: 'forgot-password', token: null, account: false },
  'password-changed': { page: 'forgot-password', token: null, account: true },
  'new-device': { page: 'forgot-password', token: null, account: true },
  /** An upload was tried many times and never processed, by no fault of the file. */
  'upload-not-processed': { page: 'home', token: null, account: true },
  /** Once a day: what was published by those whom somebody follows. */
  'published-digest': { page: 'notifications', token: null, account: true },
} as const satisfies Record<string, Destination & { account: boolean }>

/** Mails that people asked for; each says where they can end that. The others are needed, and cannot be ended. */
export const CHOSEN_MAILS: readonly string[] = ['published-digest'] satisfies readonly MailTemplate[]

export type MailTemplate = keyof typeof MAIL_TEMPLATES
export const MAIL_TEMPLATE_CODES = Object.keys(MAIL_TEMPLATES) as readonly MailTemplate[]

export function isMailTemplate(value: string): value is MailTemplate {
  return Object.hasOwn(MAIL_TEMPLATES, value)
}
