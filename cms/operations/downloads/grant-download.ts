import type { GrantedDownload } from '#cms/files/download-url.ts'
import {
  fragment,
  inLockedTransaction,
  type Payload,
  prepared,
  type Transaction,
} from '#cms/operations/database.ts'
import { accountOf } from '#cms/operations/downloads/account-of.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import { type Downloader, locksOf } from '#cms/operations/downloads/downloader.ts'
import { type DownloadFacts, readFacts } from '#cms/operations/downloads/read-facts.ts'
import { usableAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import { limitOf } from '#cms/operations/entitlement/read-access.ts'
import { allDownloadChoices, isOffered } from '#domain/assets/download-choices.ts'
import type { Format } from '#domain/assets/formats.ts'
import { type Recolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import type { DownloadAllowance } from '#domain/contract/access.ts'
import { decideGuestDownload, decidePersonDownload, type Right } from '#domain/entitlement/decide.ts'
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

/**
 * Grants one file of an item: decides and writes the event with its licence version in one transaction. Requests of a
 * downloader, and of a team, are serialised, so that a limit of N grants exactly N. Events are added to the counters in
 * batches (`tallyDownloads`).
 */
export async function grantDownload(payload: Payload, wanted: WantedDownload): Promise<Result<Granted>> {
  const { by, slug, format, width, colours } = wanted
  return inLockedTransaction(payload, locksOf(by), async (transaction) => {
    const item = await readFacts(transaction, slug, by)
    if (item === null) return refuse('not-found')
    const decision = decide(item, wanted)
    if (!decision.ok) return decision
    if (!isOffered(allDownloadChoices(item), format, width)) return refuse('download-format-unavailable')
    if (colours?.size && !isRecolourable(item.format)) return refuse('download-format-unavailable')
    await recordDownload(transaction, item, { wanted, right: decision.value })
    return accept({ ...deliver(item, wanted), allowance: allowanceAfter(decision.value, item.is_new) })
  })
}

function decide(item: DownloadFacts, { by, colours }: WantedDownload): Result<Right> {
  const { visibility, price_amount: priceAmount, free_today: freeToday, kind, last_hour: lastHour } = item
  const asset = { visibility, priceAmount, freeToday, kind }
  if ('user' in by)
    return decidePersonDownload(asset, {
      lastHour,
      hourlyLimit: PERSON_DOWNLOADS_PER_HOUR,
      licensed: item.licensed_by !== null,
      bought: item.grant_id !== null,
      allowances: usableAllowances(item.allowances),
    })
  const recoloured = (colours?.size ?? 0) > 0
  const decision = decideGuestDownload(asset, { lastHour, hourlyLimit: item.guest_limit, recoloured })
  return decision.ok ? accept({ by: 'free' }) : decision
}

const OWN_COLOURS: Recolouring = new Map()

interface Recorded {
  readonly wanted: WantedDownload
  readonly right: Right
}

/**
 * A repetition within the days of repetition is recorded and not counted (domain.md). A download by a purchase names its
 * grant, and one by an earlier licence that download: a refund withdraws them together.
 */
async function recordDownload(
  transaction: Transaction,
  item: DownloadFacts,
  { wanted: { format, width, colours = OWN_COLOURS, by, country = null }, right }: Recorded,
): Promise<void> {
  const { user, guest } = { user: null, guest: null, ...by }
  const { subscription, team } = accountOf(by, right)
  await transaction(
    prepared(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, width, user_id, guest, counted, country,
      subscription_id, team_id, grant_id, licensed_by, royalty_rule_id, colours, created_at, updated_at)
    values (${item.id}, ${item.revision_id}, ${item.licence_version_id}, ${format}, ${width}, ${user}, ${guest},
      ${item.is_new}, ${item.is_new ? country : null}, ${subscription}, ${team},
      ${right.by === 'purchase' ? item.grant_id : null}, ${right.by === 'licence' ? item.licensed_by : null},
      ${right.by === 'subscription' ? item.royalty_rule_id : null}, ${writeRecolouring(colours) || null},
      ${item.at}, ${item.at})`),
  )
}

function allowanceAfter(right: Right, counted: boolean): DownloadAllowance {
  if (right.by !== 'subscription') return null
  const { allowance } = right
  return limitOf(counted ? { ...allowance, used: allowance.used + 1 } : allowance)
}
