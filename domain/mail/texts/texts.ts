import type { MailTemplate } from '#domain/mail/templates.ts'

/** What one mail says: its subject is also its heading, `action` stands on its button, `note` below it. */
interface MailText {
  readonly subject: string
  readonly body: string
  readonly action: string
  readonly note: string
}

export interface MailTexts {
  readonly greeting: string
  /** Why somebody got the mail. */
  readonly footer: string
  readonly unknownDevice: string
  /** Leads to where mails that somebody asked for can be ended. */
  readonly settings: string
  readonly mails: Readonly<Record<MailTemplate, MailText>>
}
