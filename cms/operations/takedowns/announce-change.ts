import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { readMailedHearing } from '#cms/operations/takedowns/mailed-hearing.ts'
import { readTitles } from '#cms/operations/takedowns/read-titles.ts'
import type { OutboxMessage } from '#domain/contract/outbox.ts'
import { hearingMailOf, noticesOf, type WorkNotice } from '#domain/takedown/notices.ts'

interface Row extends Record<string, unknown> {
  readonly from: Column<'takedown_events.from_state'>
  readonly statement: Column<'takedown_events.statement'>
  readonly hear_until: Column<'takedowns.hear_until'>
  readonly counter_until: Column<'takedowns.counter_until'>
  readonly claimant: Column<'takedown_claims.email'>
  readonly claimant_name: Column<'takedown_claims.name'>
  readonly claimant_locale: Column<'takedown_claims.locale'>
  readonly is_demonstration: Column<'takedowns.is_demonstration'>
  readonly at: Column<'takedown_events.at'>
  readonly contributor: Column<'contributors.name'>
  readonly author: Column<'users.id'> | null
  readonly email: Column<'users.email'> | null
  readonly author_locale: Present<'users.locale'> | null
}

/**
 * Notifies both parties of a changed case; of a demonstration its contributor alone, on the site. Idempotent: mails and notifications have the event as their key.
 */
export async function announceChange(
  payload: Payload,
  { takedown, event, command, items }: OutboxMessage<'takedown.changed'>,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const row = await readParties(transaction, event)
    if (row === undefined) return
    const { claimant, contributor } = noticesOf(command, row.from)
    const title = await readTitles(transaction, items)
    const until = command === 'takedown.hear' ? row.hear_until : row.counter_until
    const data = { title, statement: row.statement, until }
    const key = `takedown:${event}`
    if (claimant !== null && !row.is_demonstration)
      await queueMail(transaction, {
        key: `${key}:claimant`,
        template: claimant,
        user: null,
        email: row.claimant,
        locale: row.claimant_locale,
        data: { ...data, name: row.claimant_name },
      })
    if (row.author === null && !row.is_demonstration)
      await mailWithoutAccount(transaction, {
        takedown,
        notice: contributor,
        key,
        name: row.contributor,
        data,
      })
    if (contributor === null || row.author === null || row.email === null) return
    if (!row.is_demonstration)
      await queueMail(transaction, {
        key: `${key}:contributor`,
        template: contributor,
        user: row.author,
        email: row.email,
        locale: row.author_locale ?? '',
        data,
      })
    await notify(transaction, {
      user: row.author,
      type: 'work-claimed',
      key,
      data: { takedown: String(takedown), notice: contributor, title },
      at: new Date(row.at),
    })
  })
}

interface MailedNotice {
  readonly takedown: number
  readonly notice: WorkNotice | null
  /** Of the change. */
  readonly key: string
  readonly name: string
  readonly data: Readonly<Record<string, string | null>>
}

/** To the address that staff entered last; without an address there is no mail. */
async function mailWithoutAccount(
  transaction: Transaction,
  { takedown, notice, key, name, data }: MailedNotice,
): Promise<void> {
  const template = hearingMailOf(notice)
  const hearing = template === null ? null : await readMailedHearing(transaction, takedown)
  if (template === null || hearing === null) return
  await queueMail(transaction, {
    key: `${key}:hearing`,
    template,
    user: null,
    email: hearing.email,
    locale: hearing.locale,
    data: { ...data, name, hearing: hearing.id },
  })
}

async function readParties(transaction: Transaction, event: number): Promise<Row | undefined> {
  const [row] = await transaction<Row>(fragment`
    select e.from_state as from, e.statement, t.hear_until, t.counter_until, t.is_demonstration, e.at, k.email as claimant, k.name as claimant_name,
      k.locale as claimant_locale, c.name as contributor, u.id as author, u.email, u.locale::text as author_locale
    from takedown_events e join takedowns t on t.id = e.takedown_id join takedown_claims k on k.id = t.claim_id
    join contributors c on c.id = t.contributor_id left join users u on u.id = c.owner_id and u.deleted_at is null
    where e.id = ${event}`)
  return row
}
