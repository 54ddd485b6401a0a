import { localised } from '#cms/operations/catalogue/localised.ts'
import { PREVIEW_COLUMNS } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { type NotificationRow, notificationOf } from '#cms/operations/notifications/notification-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import type { NotificationList } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { MAX_COUNTED, NOTIFICATIONS_PER_PAGE } from '#domain/notifications/types.ts'

interface Wanted {
  readonly user: string
  readonly locale: Locale
  /** From 1. */
  readonly page: number
}

/** One page of a user's notifications on the site, newest first, in a language. */
export async function listNotifications(
  payload: Payload,
  { user, locale, page }: Wanted,
): Promise<NotificationList> {
  const [rows, counts] = await Promise.all([
    run<NotificationRow>(
      payload,
      fragment`
        select n.id, n.type, n.created_at, n.read_at, n.data, c.username, c.name as contributor_name,
          i.slug, i.kind::text, i.free, ${localised('items', 'i', 'title', locale)} as title,
          ${offeredVisibility('i')} as visibility, ${PREVIEW_COLUMNS}
        from notifications n
        left join contributors c on c.id = (n.data->>'contributor')::int
        left join items i on i.id = coalesce(n.data->>'item', n.data->>'sample')::int
        where n.user_id = ${user} and n.on_site
        order by n.created_at desc, n.id
        limit ${NOTIFICATIONS_PER_PAGE} offset ${(page - 1) * NOTIFICATIONS_PER_PAGE}`,
    ),
    run<{ total: Computed<number> }>(
      payload,
      fragment`select count(*)::int as total from notifications where user_id = ${user} and on_site`,
    ),
  ])
  return {
    notifications: rows.flatMap((row) => notificationOf(row) ?? []),
    unread: await countUnread(payload, user),
    page,
    page_count: Math.ceil((counts[0]?.total ?? 0) / NOTIFICATIONS_PER_PAGE),
  }
}

/** The number of unread notifications; `MAX_COUNTED` + 1 means any larger number. */
export async function countUnread(payload: Payload, user: string): Promise<number> {
  const rows = await run(
    payload,
    fragment`
      select 1 from notifications where user_id = ${user} and on_site and read_at is null limit ${MAX_COUNTED + 1}`,
  )
  return rows.length
}
