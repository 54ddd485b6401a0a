import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import { factsOf, type NotificationType } from '#domain/notifications/types.ts'

const TYPE: NotificationType = 'contributor-published'
const UPDATES: NotificationType = 'asset-updated'
/** Users whose mails are written in one transaction. */
const BATCH = 100
/** Names in a mail; further ones are in the list on the site. */
const MAX_NAMES = 8

interface Digest extends Record<string, unknown> {
  readonly user: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly locale: Present<'users.locale'>
  readonly works: Computed<string>
}

/**
 * Writes the daily mail of every subscribed user: works published until yesterday (UTC) by contributors they follow,
 * which they have not seen on the site. Another one names the
 * works that they downloaded and that have a new revision. At most one mail of each per day and user.
 */
export async function queueDigests(payload: Payload): Promise<void> {
  await withAdvisoryLock(payload, 'notification-digests', async () => {
    while ((await inTransaction(payload, queueSome)) === BATCH);
  })
}

/** @returns the number of users */
async function queueSome(transaction: Transaction): Promise<number> {
  const due = await transaction<{ rows: Computed<readonly string[]> }>(fragment`
    select array_agg(id::text) as rows from notifications
     where by_mail and mailed_at is null and created_at < date_trunc('day', now() at time zone 'utc') at time zone 'utc'
     group by user_id order by user_id limit ${BATCH}`)
  for (const { rows } of due) {
    for (const [template, read] of DIGESTS) {
      const digest = await read(transaction, rows)
      if (digest !== null) await queueDigest(transaction, template, digest)
    }
    await transaction(fragment`
      update notifications set mailed_at = now() where id = any(${fragment.param(rows)}::uuid[])`)
  }
  return due.length
}

/** Null where everything is read, the address is not verified, or the mail is switched off. */
async function digestOf(transaction: Transaction, rows: readonly string[]): Promise<Digest | null> {
  const [digest] = await transaction<Digest>(fragment`
    select u.id as "user", u.email, u.locale::text, string_agg(unread.text, ', ' order by unread.place) as works
      from (select n.user_id, c.name || ' (' || (n.data->>'count') || ')' as text,
              row_number() over (order by (n.data->>'count')::int desc, n.id) as place
              from notifications n join contributors c on c.id = (n.data->>'contributor')::int
             where n.id = any(${fragment.param(rows)}::uuid[]) and n.read_at is null) unread
      join users u on u.id = unread.user_id and u.verified and u.deleted_at is null
      left join notification_settings s on s.user_id = u.id and s.type = ${TYPE}
     where unread.place <= ${MAX_NAMES} and coalesce(s.mail, ${factsOf(TYPE).mail}::boolean) group by u.id, u.email, u.locale`)
  return digest ?? null
}

/** Downloaded works with a new revision that their user has not seen on the site. Null like `digestOf`. */
async function updatesOf(transaction: Transaction, rows: readonly string[]): Promise<Digest | null> {
  const [digest] = await transaction<Digest>(fragment`
    select u.id as "user", u.email, u.locale::text, string_agg(unread.title, ', ' order by unread.place) as works
      from (select n.user_id, t.title, row_number() over (order by max(n.created_at) desc, t.title) as place
              from notifications n
              join items_locales t on t._parent_id = (n.data->>'item')::int and t._locale = 'en'
             where n.id = any(${fragment.param(rows)}::uuid[]) and n.type = ${UPDATES} and n.read_at is null
             group by n.user_id, t._parent_id, t.title) unread
      join users u on u.id = unread.user_id and u.verified and u.deleted_at is null
      left join notification_settings s on s.user_id = u.id and s.type = ${UPDATES}
     where unread.place <= ${MAX_NAMES} and coalesce(s.mail, ${factsOf(UPDATES).mail}::boolean) group by u.id, u.email, u.locale`)
  return digest ?? null
}

const DIGESTS = [
  ['published-digest', digestOf],
  ['updates-digest', updatesOf],
] as const satisfies readonly (readonly [
  MailTemplate,
  (transaction: Transaction, rows: readonly string[]) => Promise<Digest | null>,
])[]

async function queueDigest(
  transaction: Transaction,
  template: (typeof DIGESTS)[number][0],
  { user, email, locale, works }: Digest,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const key = `${template}:${user}:${day}`
  await queueMail(transaction, { key, template, user, email, locale, data: { works } })
}
