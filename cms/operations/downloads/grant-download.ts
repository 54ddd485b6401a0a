import type { GrantedDownload } from '#cms/files/download-url.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { accountOf } from '#cms/operations/downloads/account-of.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import {
  type Downloader,
  downloadsOf,
  grantOf,
  isBoughtBy,
  licenceOf,
  licencesOf,
  lockName,
} from '#cms/operations/downloads/downloader.ts'
import { type WantedRow, wantedItem } from '#cms/operations/downloads/find-wanted-item.ts'
import { lockAllowances, readAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import { limitOf } from '#cms/operations/entitlement/read-access.ts'
import { pricingRule } from '#cms/operations/royalties/pricing-rule.ts'
import type { Computed, Present } from '#cms/operations/schema/columns.ts'
import { allDownloadChoices, isOffered } from '#domain/assets/download-choices.ts'
import type { Format } from '#domain/assets/formats.ts'
import { type Recolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import type { DownloadAllowance } from '#domain/contract/access.ts'
import {
  decideGuestDownload,
  decidePersonDownload,
  type HeldAllowance,
  type Right,
} from '#domain/entitlement/decide.ts'
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

interface Granted extends GrantedDownload {
  /** The limited allowance that the download counts against, with this download; null for none. */
  readonly allowance: DownloadAllowance
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
export async function grantDownload(payload: Payload, wanted: WantedDownload): Promise<Result<Granted>> {
  const settings = await payload.findGlobal({ slug: 'download-settings', depth: 0 })
  const allowances = await readAllowances(payload, wanted.by)
  return inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${lockName(wanted.by)}, 0))`)
    const [item] = await transaction<WantedRow>(wantedItem(wanted.slug))
    if (item === undefined) return refuse('not-found')
    const held = await lockAllowances(transaction, allowances)
    const decision = await decide(transaction, item, { wanted, settings, held })
    if (!decision.ok) return decision
    if (!isOffered(allDownloadChoices(item), wanted.format, wanted.width))
      return refuse('download-format-unavailable')
    if (wanted.colours?.size && !isRecolourable(item.format)) return refuse('download-format-unavailable')
    const right = decision.value
    const counted = await recordDownload(transaction, item, {
      wanted,
      right,
      repeatDays: settings.repeatDays,
    })
    return accept({ ...deliver(item, wanted), allowance: allowanceAfter(right, counted) })
  })
}

interface Decided {
  readonly wanted: WantedDownload
  readonly settings: Settings
  readonly held: readonly HeldAllowance[]
}

async function decide(
  transaction: Transaction,
  item: WantedRow,
  { wanted: { by, colours }, settings, held }: Decided,
): Promise<Result<Right>> {
  const { visibility, price_amount: priceAmount, free_today: freeToday, kind } = item
  const asset = { visibility, priceAmount, freeToday, kind }
  const [usage] = await transaction<{
    lastHour: Computed<number>
    licensed: Computed<boolean>
    bought: Computed<boolean>
  }>(fragment`
    select (select count(*) filter (where d.zip_id is null and d.created_at > present() - interval '1 hour')::int
        from downloads d where ${downloadsOf(by)}) as "lastHour",
      exists (select 1 from downloads d where d.item_id = i.id and ${licencesOf(by)}) as licensed,
      ${isBoughtBy(by)} as bought
    from items i where i.id = ${item.id}`)
  const { lastHour = 0, licensed = false, bought = false } = usage ?? {}
  if ('user' in by) {
    const limits = { lastHour, hourlyLimit: PERSON_DOWNLOADS_PER_HOUR }
    return decidePersonDownload(asset, { ...limits, licensed, bought, allowances: held })
  }
  const recoloured = (colours?.size ?? 0) > 0
  const decision = decideGuestDownload(asset, {
    lastHour,
    hourlyLimit: settings.guestDownloadsPerHour,
    recoloured,
  })
  return decision.ok ? accept({ by: 'free' }) : decision
}

const OWN_COLOURS: Recolouring = new Map()

interface Recorded {
  readonly wanted: WantedDownload
  readonly right: Right
  readonly repeatDays: number
}

/**
 * A repetition within the days of repetition is recorded and not counted (domain.md). A download by a purchase names its
 * grant, and one by an earlier licence that download: a refund withdraws them together.
 *
 * @returns whether it is counted
 */
async function recordDownload(
  transaction: Transaction,
  item: WantedRow,
  { wanted: { format, width, colours = OWN_COLOURS, by, country = null }, right, repeatDays }: Recorded,
): Promise<boolean> {
  const { user, guest } = { user: null, guest: null, ...by }
  const { subscription, team } = accountOf(by, right)
  const [row] = await transaction<{ counted: Present<'downloads.counted'> }>(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, width, user_id, guest, counted, country,
      subscription_id, team_id, grant_id, licensed_by,
      royalty_rule_id, colours)
    select i.id, ${item.revision_id}, ${item.licence_version_id}, ${format}, ${width}, ${user}, ${guest}, is_new,
      case when is_new then ${country}::text end, ${subscription}::uuid, ${team}::uuid,
      ${right.by === 'purchase' ? grantOf(by) : null}, ${right.by === 'licence' ? licenceOf(by) : null},
      ${pricingRule({ subscription: fragment`${subscription}::uuid`, user, isNew: fragment`is_new` })},
      ${writeRecolouring(colours) || null}::text
    from items i cross join (select not exists (select 1 from downloads d where d.item_id = ${item.id} and ${downloadsOf(by)}
      and d.created_at > present() - make_interval(days => ${repeatDays})) as is_new) one
    where i.id = ${item.id} returning counted`)
  return row?.counted ?? false
}

function allowanceAfter(right: Right, counted: boolean): DownloadAllowance {
  if (right.by !== 'subscription') return null
  const { allowance } = right
  return limitOf(counted ? { ...allowance, used: allowance.used + 1 } : allowance)
}
