import { type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { isWithheld } from '#domain/assets/visibility.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Notification } from '#domain/contract/notifications.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type {
  AssetChange,
  CashoutNotice,
  PaymentEvent,
  SecurityEvent,
  SubmissionOutcome,
} from '#domain/notifications/types.ts'
import type { WorkNotice } from '#domain/takedown/notices.ts'

/** A notification as it is read from the database. */
export interface NotificationRow extends Partial<PreviewRow>, Record<string, unknown> {
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
      readonly payment?: PaymentEvent
      readonly cashout?: CashoutNotice
      readonly reason?: string | null
      readonly amount?: string
      readonly currency?: Currency
      readonly until?: string
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

/** Null for a notification whose subject does not exist any more. */
export function notificationOf(row: NotificationRow): Notification | null {
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
  if (type === 'payment') {
    const { payment: event = 'payment-failed', title: paid = '', amount, currency, until = null } = data
    const sum = amount === undefined || currency === undefined ? null : { amount, currency }
    return { ...common, type, event, title: paid, amount: sum, until }
  }
  if (type === 'cashout') {
    const { cashout: event = 'requested', amount = '0', currency = 'USD', reason = null } = data
    return { ...common, type, event, amount: { amount, currency }, reason }
  }
  if (type === 'team-joined') return { ...common, type, team: data.title ?? '' }
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
