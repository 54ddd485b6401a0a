import { localised } from '#cms/operations/catalogue/localised.ts'
import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { isWithheld } from '#domain/assets/visibility.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Notification, NotificationList } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import {
  type AssetChange,
  MAX_COUNTED,
  NOTIFICATIONS_PER_PAGE,
  type SecurityEvent,
  type SubmissionOutcome,
} from '#domain/notifications/types.ts'
import type { WorkNotice } from '#domain/takedown/notices.ts'

interface NotificationRow extends Partial<PreviewRow>, Record<string, unknown> {
  readonly id: Column<'notifications.id'>
  readonly type: Column<'notifications.type'>
  readonly created_at: Column<'notifications.created_at'>
  readonly read_at: Column<'notifications.read_at'>
  readonly data: Cast<
    'notifications.data',
    {
      readonly count?: number
      readonly change?: AssetChange
      readonly changes?: string
      readonly event?: SecurityEvent
      readonly device?: string | null
      readonly submission?: string
      readonly pack?: string
      readonly outcome?: SubmissionOutcome
      readonly title?: string
      readonly takedown?: string
      readonly notice?: WorkNotice
    }
  >
  readonly username: Column<'contributors.username'> | null
  readonly contributor_name: Column<'contributors.name'> | null
  readonly slug: Column<'items.slug'>
  readonly kind: Column<'items.kind'> | null
  readonly free: Column<'items.free'>
  readonly title: Computed<string | null>
  readonly visibility: Column<'items.visibility'> | null
}

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
          i.visibility::text, ${PREVIEW_COLUMNS}
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

/** Null for a notification whose subject does not exist any more. */
function notificationOf(row: NotificationRow): Notification | null {
  const { id, type, data, username, contributor_name: name, slug, kind, title } = row
  const common = {
    id,
    created_at: new Date(row.created_at).toISOString(),
    read_at: row.read_at === null ? null : new Date(row.read_at).toISOString(),
  }
  if (type === 'contributor-published') {
    if (username === null || name === null) return null
    const count = data.count ?? 1
    return { ...common, type, contributor: { username, name }, count, preview: previewIn(row) }
  }
  if (type === 'asset-withdrawn') {
    if (slug === null || kind === null || title === null) return null
    const asset = { slug, kind, title, free: row.free ?? false }
    return { ...common, type, change: data.change ?? 'retired', asset, preview: previewIn(row) }
  }
  if (type === 'asset-updated') {
    if (slug === null || kind === null || title === null) return null
    const asset = { slug, kind, title, free: row.free ?? false }
    return { ...common, type, changes: data.changes ?? '', asset, preview: previewIn(row) }
  }
  if (type === 'submission-decided') {
    const { submission, pack, outcome = 'published', title: submitted = '' } = data
    return {
      ...common,
      type,
      outcome,
      form: pack === undefined ? 'item' : 'pack',
      submission: Number(pack ?? submission),
      title: title ?? submitted,
      preview: previewIn(row),
    }
  }
  if (type === 'work-claimed') {
    const { takedown, notice = 'work-suspended', title: works = '' } = data
    return { ...common, type, notice, takedown: Number(takedown), title: works }
  }
  if (type === 'security')
    return { ...common, type, event: data.event ?? 'new-device', device: data.device ?? null }
  return { ...common, type }
}

/** Assets that are suspended or were taken down are never shown. */
function previewIn({ sha256, width, height, modified_at, ...row }: NotificationRow): Preview | null {
  if ((row.visibility && isWithheld(row.visibility)) || !sha256 || !width || !height || !modified_at)
    return null
  return previewOf({
    sha256,
    width,
    height,
    modified_at,
    ground: row.ground ?? null,
    motion: row.motion ?? null,
    playable: row.playable ?? false,
  })
}
