import type { HashDelivered } from '#cms/certificates/hash-delivered.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { type LockedRow, lockedDownloads } from '#cms/operations/asset-lock/locked-downloads.ts'
import { type Payload, run } from '#cms/operations/database.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import type { Person } from '#cms/operations/downloads/downloader.ts'
import { type CollectedItem, collectedItems } from '#cms/operations/personal-collections/collected-items.ts'
import { readSummary } from '#cms/operations/personal-collections/summaries.ts'
import { ASSET_LOCK_LIMITS } from '#domain/asset-lock/limits.ts'
import { readRecolouring } from '#domain/assets/recolouring.ts'
import { ASSET_LOCK_FORMAT, type ExportedLock, type LockedAsset } from '#domain/contract/asset-lock.ts'
import { decideAgain } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface LockServices {
  readonly payload: Payload
  readonly hashDelivered: HashDelivered
  /** The address of the site. */
  readonly issuer: string
}

interface Wanted {
  readonly person: Person
  readonly collection: string
  readonly now: Date
}

/** Files that are delivered at the same time. */
const AT_ONCE = 6
/** Items that are looked at. */
const MAX_ITEMS = 5_000

/**
 * The lock of a user's collection: what they, or the team in use, hold a licence of by a download. Files whose certificate
 * states their SHA-256 are not delivered again; the others are hashed as they are delivered. An asset of which nothing was
 * downloaded is left out.
 */
export async function exportLock(
  { payload, hashDelivered, issuer }: LockServices,
  { person, collection, now }: Wanted,
): Promise<Result<ExportedLock>> {
  const summary = await readSummary(payload, person.user, collection)
  if (summary === undefined) return refuse('not-found')
  if (!(await withinLimit(payload, 'asset-lock-account', person.user))) return refuse('too-many-downloads')
  const items = (await run<CollectedItem>(payload, collectedItems(summary.id, MAX_ITEMS))).map(({ id }) => id)
  const { files: most } = ASSET_LOCK_LIMITS
  const rows = await run<LockedRow>(payload, lockedDownloads(items, person, most + 1))
  if (rows.length > most) return refuse('asset-lock-too-large')
  const deliverable = rows.filter(({ visibility }) => decideAgain(visibility).ok)
  const hashed = await hashAll(deliverable, hashDelivered)
  if (!hashed.ok) return hashed
  const lock = {
    format: ASSET_LOCK_FORMAT,
    issuer,
    collection: summary.name,
    exported_at: now.toISOString(),
    assets: [...Map.groupBy(hashed.value, ({ row }) => `${row.item} ${row.revision}`).values()].flatMap(
      assetOf,
    ),
  } as const
  return accept({ lock, notDownloaded: items.length - new Set(deliverable.map(({ item }) => item)).size })
}

interface HashedFile {
  readonly row: LockedRow
  readonly file: LockedAsset['files'][number]
}

async function hashAll(
  rows: readonly LockedRow[],
  hashDelivered: HashDelivered,
): Promise<Result<readonly HashedFile[]>> {
  const hashed: HashedFile[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = await Promise.all(
      rows.slice(start, start + AT_ONCE).map((row) => hashOne(row, hashDelivered)),
    )
    for (const one of some) {
      if (!one.ok) return one
      hashed.push(one.value)
    }
  }
  return accept(hashed)
}

async function hashOne(row: LockedRow, hashDelivered: HashDelivered): Promise<Result<HashedFile>> {
  const { format, width, colours, certificate, certified_sha256: certified } = row
  const granted = deliver(row, { format, width, colours: readRecolouring(colours ?? '') ?? new Map() })
  const hash = certified === null ? await hashDelivered(granted) : accept(certified)
  if (!hash.ok) return hash
  return accept({ row, file: { name: granted.fileName, format, width, sha256: hash.value, certificate } })
}

/** One revision of an item; the licence is that of its newest download. */
function assetOf(files: readonly HashedFile[]): readonly LockedAsset[] {
  const newest = files[0]?.row
  if (newest === undefined) return []
  const { kind, slug, title, author, revision, original_format: format, sha256 } = newest
  return [
    {
      kind,
      slug,
      title,
      author,
      revision,
      original: { format, sha256 },
      licence: { code: newest.licence, version: newest.licence_version },
      files: files.map(({ file }) => file),
    },
  ]
}
