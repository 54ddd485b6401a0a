import type { GrantedDownload } from '#cms/files/download-url.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import { type Downloader, downloadsOf, lockName } from '#cms/operations/downloads/downloader.ts'
import { type WantedRow, wantedItem } from '#cms/operations/downloads/find-wanted-item.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { allDownloadChoices, isOffered } from '#domain/assets/download-choices.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Recolouring } from '#domain/assets/recolouring.ts'
import { decideGuestDownload, decidePersonDownload } from '#domain/entitlement/decide.ts'
import { PERSON_DOWNLOADS_PER_HOUR } from '#domain/entitlement/limits.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isRecolourable } from '#media/artwork/recolour/recolour-file.ts'

export interface WantedDownload {
  readonly slug: string
  readonly format: Format
  /** Null for the original. */
  readonly width: number | null
  /** Absent or empty for the artwork's own colours. */
  readonly colours?: Recolouring
  readonly by: Downloader
  /** Of the downloader; null or absent where no proxy named it. */
  readonly country?: string | null
}

interface Settings {
  readonly guestDownloadsPerHour: number
  readonly repeatDays: number
}

/**
 * Grants one file of an item: decides and writes the event with its licence version in one transaction. Requests of a
 * downloader are serialised, so that a limit of N grants exactly N. Events are added to the counters in batches
 * (`tallyDownloads`).
 */
export async function grantDownload(
  payload: Payload,
  wanted: WantedDownload,
): Promise<Result<GrantedDownload>> {
  const settings = await payload.findGlobal({ slug: 'download-settings', depth: 0 })
  return inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${lockName(wanted.by)}, 0))`)
    const [item] = await transaction<WantedRow>(wantedItem(wanted.slug))
    if (item === undefined) return refuse('not-found')
    const decision = await decide(transaction, item, wanted, settings)
    if (!decision.ok) return decision
    if (!isOffered(allDownloadChoices(item), wanted.format, wanted.width))
      return refuse('download-format-unavailable')
    if (wanted.colours?.size && !isRecolourable(item.format)) return refuse('download-format-unavailable')
    await recordDownload(transaction, item, wanted, settings.repeatDays)
    return accept(deliver(item, wanted))
  })
}

async function decide(
  transaction: Transaction,
  item: WantedRow,
  { by, colours }: WantedDownload,
  settings: Settings,
): Promise<Result<true>> {
  const asset = { visibility: item.visibility, priceAmount: item.price_amount }
  const [usage] = await transaction<{ lastHour: Computed<number>; licensed: Computed<boolean> }>(fragment`
    select count(*) filter (where d.zip_id is null and d.created_at > now() - interval '1 hour')::int as "lastHour",
      coalesce(bool_or(d.item_id = ${item.id}), false) as licensed
    from downloads d where ${downloadsOf(by)}`)
  const { lastHour = 0, licensed = false } = usage ?? {}
  return 'user' in by
    ? decidePersonDownload(asset, { lastHour, hourlyLimit: PERSON_DOWNLOADS_PER_HOUR, licensed })
    : decideGuestDownload(asset, {
        lastHour,
        hourlyLimit: settings.guestDownloadsPerHour,
        recoloured: (colours?.size ?? 0) > 0,
      })
}

/** A repetition within the days of repetition is recorded and not counted (domain.md). */
async function recordDownload(
  transaction: Transaction,
  item: WantedRow,
  { format, width, by, country = null }: WantedDownload,
  repeatDays: number,
): Promise<void> {
  const { user, guest } = { user: null, guest: null, ...by }
  await transaction(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, width, user_id, guest, counted, country)
    select ${item.id}, ${item.revision_id}, ${item.licence_version_id}, ${format}, ${width}, ${user}, ${guest}, is_new,
      case when is_new then ${country}::text end
    from (select not exists (select 1 from downloads d where d.item_id = ${item.id} and ${downloadsOf(by)}
      and d.created_at > now() - make_interval(days => ${repeatDays})) as is_new) one`)
}
