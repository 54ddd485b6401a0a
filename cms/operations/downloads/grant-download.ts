import type { GrantedDownload } from '#cms/files/download-url.ts'
import { batched } from '#cms/operations/batched.ts'
import {
  inFreelyLockedTransaction,
  inLockedTransaction,
  type Payload,
  type Transaction,
} from '#cms/operations/database.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import { type Downloader, locksOf } from '#cms/operations/downloads/downloader.ts'
import { accountKey, type DownloadFacts, readFacts } from '#cms/operations/downloads/read-facts.ts'
import { type GrantedFile, recordDownloads } from '#cms/operations/downloads/record-downloads.ts'
import { limitOf } from '#cms/operations/entitlement/read-access.ts'
import { allDownloadChoices, isOffered } from '#domain/assets/download-choices.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Recolouring } from '#domain/assets/recolouring.ts'
import type { DownloadAllowance } from '#domain/contract/access.ts'
import {
  decideGuestDownload,
  decidePersonDownload,
  type HeldAllowance,
  type Right,
  spend,
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

/** Transactions of downloads that run at a time, and downloads in one. */
const LANES = 2
const MOST_TOGETHER = 32

/**
 * Grants one file of an item: decides and writes the event with its licence version in one transaction. Requests of a
 * downloader, and of a team, are serialised by locks, so that a limit of N grants exactly N. Requests that come at the same time
 * share a transaction (docs/decisions/0124). Events are added to the counters in batches (`tallyDownloads`).
 */
export function grantDownload(payload: Payload, wanted: WantedDownload): Promise<Result<Granted>> {
  const known = GRANTS.get(payload)
  if (known !== undefined) return known(wanted)
  const grant = batched<WantedDownload, Result<Granted>>({
    lanes: LANES,
    size: MOST_TOGETHER,
    keysOf: ({ by }) => locksOf(by),
    together: (all) => grantTogether(payload, all),
    alone: (one) => grantAlone(payload, one),
  })
  GRANTS.set(payload, grant)
  return grant(wanted)
}

const GRANTS = new WeakMap<Payload, (wanted: WantedDownload) => Promise<Result<Granted>>>()

/**
 * Without waiting for a lock: null for a request whose account another transaction locks, such as that of a ZIP, and for
 * one of an item that the same account gets in this transaction.
 */
async function grantTogether(
  payload: Payload,
  all: readonly WantedDownload[],
): Promise<readonly (Result<Granted> | null)[]> {
  const names = [...new Set(all.flatMap(({ by }) => locksOf(by)))]
  return inFreelyLockedTransaction(payload, names, async (transaction, locked) => {
    const items = new Set<string>()
    const now = all.filter(({ by, slug }) => {
      const locks = locksOf(by)
      const keys = locks.map((name) => `${name} ${slug}`)
      if (!locks.every((name) => locked.has(name)) || keys.some((key) => items.has(key))) return false
      for (const key of keys) items.add(key)
      return true
    })
    const granted = await grantAll(transaction, now)
    const answers = new Map(now.map((wanted, index) => [wanted, granted[index] ?? null]))
    return all.map((wanted) => answers.get(wanted) ?? null)
  })
}

async function grantAlone(payload: Payload, wanted: WantedDownload): Promise<Result<Granted>> {
  return inLockedTransaction(payload, locksOf(wanted.by), async (transaction) => {
    const [granted] = await grantAll(transaction, [wanted])
    return granted ?? refuse('not-found')
  })
}

/** Under the locks of all downloaders. Each is decided after those before it; no account has an item twice. */
async function grantAll(
  transaction: Transaction,
  all: readonly WantedDownload[],
): Promise<readonly Result<Granted>[]> {
  if (all.length === 0) return []
  const facts = await readFacts(transaction, all)
  const allowances = new Map(facts.allowances)
  const extra = new Map<string, number>()
  const files: GrantedFile[] = []
  const answers = all.map((wanted, index): Result<Granted> => {
    const item = facts.items[index] ?? null
    if (item === null) return refuse('not-found')
    const { by, format, width, colours = OWN_COLOURS, country = null } = wanted
    const downloader = 'user' in by ? by.user : by.guest
    const held = allowances.get(accountKey(by)) ?? []
    const lastHour = item.last_hour + (extra.get(downloader) ?? 0)
    const decision = decide({ ...item, last_hour: lastHour }, held, wanted)
    if (!decision.ok) return decision
    if (!isOffered(allDownloadChoices(item), format, width)) return refuse('download-format-unavailable')
    if (colours.size > 0 && !isRecolourable(item.format)) return refuse('download-format-unavailable')
    const right = decision.value
    files.push({ item, by, right, format, width, colours, country })
    extra.set(downloader, (extra.get(downloader) ?? 0) + 1)
    if (item.is_new) allowances.set(accountKey(by), spend(held, { right, kind: item.kind }))
    return accept({ ...deliver(item, wanted), allowance: allowanceAfter(right, item.is_new) })
  })
  if (files.length > 0) await recordDownloads(transaction, files)
  return answers
}

const OWN_COLOURS: Recolouring = new Map()

function decide(
  item: DownloadFacts,
  allowances: readonly HeldAllowance[],
  { by, colours }: WantedDownload,
): Result<Right> {
  const { visibility, price_amount: priceAmount, free_today: freeToday, kind, last_hour: lastHour } = item
  const asset = { visibility, priceAmount, freeToday, kind }
  if ('user' in by)
    return decidePersonDownload(asset, {
      lastHour,
      hourlyLimit: PERSON_DOWNLOADS_PER_HOUR,
      licensed: item.licensed_by !== null,
      bought: item.grant_id !== null,
      allowances,
    })
  const recoloured = (colours?.size ?? 0) > 0
  const decision = decideGuestDownload(asset, { lastHour, hourlyLimit: item.guest_limit, recoloured })
  return decision.ok ? accept({ by: 'free' }) : decision
}

function allowanceAfter(right: Right, counted: boolean): DownloadAllowance {
  if (right.by !== 'subscription') return null
  const { allowance } = right
  return limitOf(counted ? { ...allowance, used: allowance.used + 1 } : allowance)
}
