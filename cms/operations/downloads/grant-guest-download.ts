import type { GrantedDownload } from '#cms/files/download-url.ts'
import { fragment, inTransaction, type Payload, type SQL } from '#cms/operations/database.ts'
import { type WantedRow, wantedItem } from '#cms/operations/downloads/find-wanted-item.ts'
import { announceRecordsLater } from '#cms/operations/search/announce-records.ts'
import { attributionLine } from '#domain/assets/attribution.ts'
import { downloadChoices, isOffered } from '#domain/assets/download-choices.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { decideGuestDownload } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface GuestDownload {
  readonly slug: string
  readonly format: Format
  /** Null for the original. */
  readonly width: number | null
  /** What tells guests apart without telling who they are (guestKey). */
  readonly guest: string
}

type Query = <R extends Record<string, unknown>>(query: SQL) => Promise<R[]>

/**
 * Grants a guest one file of a free item: decides, writes the event with the licence version it was granted under and
 * counts it, in one transaction. The same guest is served one request at a time, so that a limit of N grants exactly N.
 */
export async function grantGuestDownload(
  payload: Payload,
  wanted: GuestDownload,
): Promise<Result<GrantedDownload>> {
  const settings = await payload.findGlobal({ slug: 'download-settings', depth: 0 })
  return inTransaction(payload, async (query) => {
    await query(fragment`select pg_advisory_xact_lock(hashtextextended(${wanted.guest}, 0))`)
    const [item] = await query<WantedRow>(wantedItem(wanted.slug))
    if (item === undefined) return refuse('not-found')
    const usage = {
      lastHour: await downloadsInLastHour(query, wanted.guest),
      hourlyLimit: settings.guestDownloadsPerHour,
    }
    const decision = decideGuestDownload(
      { visibility: item.visibility, priceAmount: item.price_amount },
      usage,
    )
    if (!decision.ok) return decision
    if (!isOffered(downloadChoices(item), wanted.format, wanted.width))
      return refuse('download-format-unavailable')
    await recordDownload(query, item, wanted, settings.repeatDays)
    return accept(delivery(item, wanted))
  })
}

async function downloadsInLastHour(query: Query, guest: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    fragment`select count(*)::int as count from downloads where guest = ${guest} and created_at > now() - interval '1 hour'`,
  )
  return row?.count ?? 0
}

/** Again within the days of repetition is one download (domain.md): written down, not counted. */
async function recordDownload(
  query: Query,
  item: WantedRow,
  wanted: GuestDownload,
  repeatDays: number,
): Promise<void> {
  const [event] = await query<{ counted: boolean }>(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, width, guest, counted)
    select ${item.id}, ${item.revision_id}, ${item.licence_version_id}, ${wanted.format}, ${wanted.width}, ${wanted.guest},
      not exists (select 1 from downloads earlier where earlier.item_id = ${item.id} and earlier.guest = ${wanted.guest}
        and earlier.created_at > now() - make_interval(days => ${repeatDays}))
    returning counted`)
  if (!event?.counted) return
  await query(fragment`update items set downloads = downloads + 1 where id = ${item.id}`)
  await announceRecordsLater(query, 'items', [item.id])
}

/** Named by its slug, so that the file in a folder of downloads leads back to its page. */
function delivery(item: WantedRow, { format, width }: GuestDownload): GrantedDownload {
  const size = width === null ? '' : `-${width}`
  return {
    sha256: item.sha256,
    fileName: `${item.slug}${size}.${FORMATS[format].extension}`,
    format,
    width,
    credit: creditOf(item),
  }
}

function creditOf({ title, author, source_url: sourceUrl, licence }: WantedRow): GrantedDownload['credit'] {
  const { attribution, url, name } = LICENCES[licence]
  if (!attribution) return null
  return {
    line: attributionLine({ title, author, sourceUrl, licence }),
    licence: url ?? name,
    source: sourceUrl ?? '',
  }
}
