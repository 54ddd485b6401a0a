import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { isSimulated } from '#cms/operations/present.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { LetterMail, MailTemplate, StaffMail } from '#domain/mail/templates.ts'
import type { Topic } from '#domain/outbox/topics.ts'

export interface QueuedMail {
  /** The deduplication key: a second mail with the key is not written. */
  readonly key: string
  readonly template: MailTemplate | StaffMail | LetterMail
  /** Null until the account is looked up. */
  readonly user: string | null
  readonly email: string
  readonly locale: string
  /** Values of placeholders. Never a secret: links are made when the mail is sent. */
  readonly data?: Readonly<Record<string, string | null>>
  /** The time of sending; null or absent for at once. */
  readonly dueAt?: Date | null
  /** Newsletters have a lane of their own. */
  readonly topic?: Extract<Topic, 'mail.send' | 'newsletter.send'>
}

/**
 * Writes a mail and its outbox message, in the transaction of the event. What is simulated in the past is not mailed.
 *
 * @returns its id; null where a mail with the key exists, and for what is simulated
 */
export async function queueMail(
  transaction: Transaction,
  { key, template, user, email, locale, data = {}, dueAt = null, topic = 'mail.send' }: QueuedMail,
): Promise<string | null> {
  if (isSimulated()) return null
  const [mail] = await transaction<{ id: Column<'mails.id'> }>(fragment`
    insert into mails (key, template, user_id, email, locale, data)
    values (${key}, ${template}, ${user}, ${email}, ${locale}, ${JSON.stringify(data)}::jsonb)
    on conflict (key) do nothing returning id`)
  if (mail === undefined) return null
  await enqueue(transaction, topic, [{ key: mail.id, payload: { mail: mail.id } }], {
    notBefore: dueAt,
  })
  return mail.id
}

/** Part of the key of a mail that a user may request repeatedly, but not twice with one click. */
export function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}

/**
 * Part of the key of a notice about an account. An unverified address may belong to another person, who gets at most
 * one notice of a kind per hour, whatever the account's creator does.
 */
export function noticeKey({ id, email, verified }: NoticedAccount): string {
  return verified ? `${id}:${currentMinute()}` : `${hashSecret(email)}:${Math.floor(currentMinute() / 60)}`
}

interface NoticedAccount {
  readonly id: string
  readonly email: string
  readonly verified: boolean | null
}
