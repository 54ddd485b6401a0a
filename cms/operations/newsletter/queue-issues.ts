import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { recipientsOf } from '#cms/operations/newsletter/recipients.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { roomFor } from '#domain/newsletter/pace.ts'
import type { Segment } from '#domain/newsletter/segment.ts'

interface IssueRow extends Record<string, unknown> {
  readonly id: Column<'newsletter_issues.id'>
  readonly segment: Cast<'newsletter_issues.segment', Segment>
}

type Recipient = Columns<'newsletter_subscribers', 'id' | 'email' | 'locale'>

/**
 * Queues the next mails of the issue that began first: as many as the minute has room for, each subscriber once. All of it
 * is in one transaction under one lock, so that any number of workers, and a worker that died, keep the rate together
 * and send nothing twice.
 *
 * @returns how many mails were queued
 */
export function queueIssues(payload: Payload): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const [issue] = await transaction<IssueRow>(fragment`
      select id, segment from newsletter_issues where state = 'sending' order by started_at, id limit 1
      for update skip locked`)
    if (issue === undefined) return 0
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('newsletters', 0))`)
    const room = await readRoom(transaction)
    if (room === 0) return 0
    const recipients = await nextRecipients(transaction, issue, room)
    for (const recipient of recipients) await queueOne(transaction, issue.id, recipient)
    if (recipients.length < room)
      await transaction(fragment`
        update newsletter_issues set state = 'sent', finished_at = now() where id = ${issue.id}`)
    return recipients.length
  })
}

async function readRoom(transaction: Transaction): Promise<number> {
  const [queued] = await transaction<{ lastMinute: Computed<number>; waiting: Computed<number> }>(fragment`
    select (select count(*)::int from newsletter_deliveries where queued_at > now() - interval '1 minute') as "lastMinute",
      (select count(*)::int from newsletter_deliveries where state = 'waiting') as waiting`)
  return queued === undefined ? 0 : roomFor(queued)
}

/** Subscribers who confirmed before the sending began and have no delivery of the issue yet. */
function nextRecipients(
  transaction: Transaction,
  { id, segment }: IssueRow,
  most: number,
): Promise<readonly Recipient[]> {
  return transaction<Recipient>(fragment`
    select s.id, s.email, s.locale from ${recipientsOf(segment)}
      and s.confirmed_at <= (select i.started_at from newsletter_issues i where i.id = ${id})
      and not exists (select from newsletter_deliveries d where d.issue_id = ${id} and d.subscriber_id = s.id)
    order by s.id limit ${most}`)
}

async function queueOne(
  transaction: Transaction,
  issue: string,
  { id, email, locale }: Recipient,
): Promise<void> {
  const mail = await queueMail(transaction, {
    key: `newsletter:${issue}:${id}`,
    template: 'newsletter',
    user: null,
    email,
    locale,
    data: { issue, subscriber: id },
    topic: 'newsletter.send',
  })
  if (mail === null) return
  await transaction(fragment`
    insert into newsletter_deliveries (issue_id, subscriber_id, mail_id) values (${issue}, ${id}, ${mail}::uuid)`)
}
