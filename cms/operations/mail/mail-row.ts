import type { Payload } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import type { MailSender } from '#cms/operations/site/read-sender.ts'
import type { Mailer } from '#cms/ports/mail.ts'

export interface MailServices {
  readonly payload: Payload
  readonly mailer: Mailer
  /** The public address of the site. */
  readonly publicUrl: string
  /** The address that mails name for help where the site settings have none. */
  readonly support: string
}

/** The services, and in whose name a mail is sent. */
export interface Sending extends MailServices {
  readonly sender: MailSender
}

export interface MailRow extends Record<string, unknown> {
  readonly id: Column<'mails.id'>
  readonly template: Column<'mails.template'>
  readonly user_id: Column<'mails.user_id'>
  readonly email: Column<'mails.email'>
  readonly locale: Column<'mails.locale'>
  readonly data: Cast<
    'mails.data',
    {
      readonly device?: string | null
      readonly redirect?: string | null
      readonly works?: string
      readonly file?: string
      /** The id of a message of the contact form. */
      readonly message?: string
      readonly title?: string
      /** The username of a claimed profile. */
      readonly contributor?: string
      /** The id of an invitation to work for a contributor, or to a team of subscribers. */
      readonly invitation?: string
      /** Of a case: the claim, the words of the other side or of staff, and a deadline (ISO 8601). */
      readonly claim?: string
      /** The id of a hearing of a contributor without an account. */
      readonly hearing?: string
      /** The id of an earlier payout method, whose address is encrypted. */
      readonly method?: string
      /** The ids of a subscriber of newsletters, and of the issue that is sent. */
      readonly subscriber?: string
      readonly issue?: string
      /** JSON: the letter of a test of a newsletter. */
      readonly letter?: string
      readonly name?: string
      readonly statement?: string | null
      readonly until?: string | null
      /** Minor units of the currency. */
      readonly amount?: string
      readonly currency?: string
    }
  >
  readonly age_hours: Computed<number>
}
