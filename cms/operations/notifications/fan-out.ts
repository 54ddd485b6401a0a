import {
  fragment,
  inTransaction,
  type Payload,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { factsOf, type NotificationType } from '#domain/notifications/types.ts'

/**
 * The recipients of a fan-out and the type of their notification. `members` selects `user_id` of all users with this
 * subject.
 */
const AUDIENCES = {
  followers: {
    type: 'contributor-published',
    members: (contributor: number) => fragment`
      select f.user_id from follows f join contributors c on c.id = f.contributor_id
       where f.contributor_id = ${contributor} and c.owner_id is distinct from f.user_id`,
    /** A read notification is restarted: the next works of the day are counted from one. */
    onConflict: fragment`do update set
      data = excluded.data || jsonb_build_object('count', (excluded.data->>'count')::int
        + case when notifications.read_at is null then (notifications.data->>'count')::int else 0 end),
      on_site = excluded.on_site, by_mail = excluded.by_mail, created_at = excluded.created_at, read_at = null`,
  },
  downloaders: {
    type: 'asset-withdrawn',
    members: downloadersOf,
    onConflict: fragment`do nothing`,
  },
  'update-downloaders': {
    type: 'asset-updated',
    members: downloadersOf,
    onConflict: fragment`do nothing`,
  },
} as const satisfies Record<string, AudienceFacts>

function downloadersOf(item: number): SQL {
  return fragment`
      select distinct d.user_id from downloads d where d.item_id = ${item} and d.user_id is not null`
}

interface AudienceFacts {
  readonly type: NotificationType
  readonly members: (subject: number) => SQL
  /** Applied where the user already has a notification of the key. */
  readonly onConflict: SQL
}

export type Audience = keyof typeof AUDIENCES

export interface FanOut {
  readonly audience: Audience
  /** The followed contributor, or the downloaded item. */
  readonly subject: number
  /** The key of each user's notification. */
  readonly key: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Users per transaction: few enough that locks are short. */
const BATCH = 500

/** Creates a fan-out with the outbox message that runs it. */
export async function startFanOut(
  transaction: Transaction,
  { audience, subject, key, data }: FanOut,
): Promise<void> {
  const [row] = await transaction<{ id: Column<'fan_outs.id'> }>(fragment`
    insert into fan_outs (audience, subject, key, data)
    values (${audience}, ${subject}, ${key}, ${JSON.stringify(data)}::jsonb) returning id`)
  if (row !== undefined)
    await enqueue(transaction, 'notices.fan-out', [{ key: row.id, payload: { fanOut: row.id } }])
}

/**
 * Notifies the remaining users. Each batch advances the cursor in the transaction that writes its notifications, so
 * that after a crash another worker continues there and no user is notified twice.
 */
export async function continueFanOut(payload: Payload, id: string, batch = BATCH): Promise<void> {
  while (await inTransaction(payload, (transaction) => notifyNextBatch(transaction, id, batch)));
}

interface FanOutRow extends Record<string, unknown>, Omit<FanOut, 'data'> {
  readonly data: Cast<'fan_outs.data', object>
  readonly after: Column<'fan_outs.after'>
}

/** @returns whether there may be more users */
async function notifyNextBatch(transaction: Transaction, id: string, batch: number): Promise<boolean> {
  const [row] = await transaction<FanOutRow>(fragment`
    select audience, subject, key, data, after from fan_outs where id = ${id} and done_at is null for update`)
  if (row === undefined) return false
  const { type, members, onConflict } = AUDIENCES[row.audience]
  const defaults = factsOf(type)
  const [notified] = await transaction<{ last: Computed<string | null>; count: Computed<number> }>(fragment`
    with members as (
      select m.user_id, coalesce(s.site, ${defaults.site}::boolean) as site, coalesce(s.mail, ${defaults.mail}::boolean) as mail
        from (${members(row.subject)}) m join users u on u.id = m.user_id and u.deleted_at is null
        left join notification_settings s on s.user_id = m.user_id and s.type = ${type}
       where m.user_id > ${row.after} order by m.user_id limit ${batch}),
    written as (
      insert into notifications (user_id, type, key, data, on_site, by_mail)
      select user_id, ${type}, ${row.key}, ${JSON.stringify(row.data)}::jsonb, site, mail from members where site or mail
       order by user_id
      on conflict (user_id, key) ${onConflict})
    select max(user_id) as last, count(*)::int as count from members`)
  const isLast = (notified?.count ?? 0) < batch
  await transaction(fragment`
    update fan_outs set after = ${notified?.last ?? row.after}, done_at = case when ${isLast}::boolean then now() end
     where id = ${id}`)
  return !isLast
}
