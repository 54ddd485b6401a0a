import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import { lockName } from '#cms/operations/downloads/downloader.ts'
import {
  type CandidateRow,
  packsNotOffered,
  zipCandidates,
} from '#cms/operations/personal-collections/zip-candidates.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { PlannedZip } from '#domain/contract/personal-collections.ts'
import { decidePersonDownload } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { ZIP_LIMITS } from '#domain/personal-collections/limits.ts'
import { planZip, type ZipPlan } from '#domain/personal-collections/plan-zip.ts'
import {
  LEFT_OUT_REASONS,
  type LeftOut,
  type ZipContents,
  type ZippedAsset,
} from '#domain/personal-collections/zip-contents.ts'
import { zipName, zipPaths } from '#domain/personal-collections/zip-paths.ts'
import { href } from '#domain/routing/href.ts'

/** Longer than the signed address of a ZIP is valid. */
const ZIP_RETENTION_MINUTES = 10

/** The collection: a user's own by id, or a shared one by key. */
export type ZipSource = { readonly collection: string } | { readonly shareKey: string }

interface Wanted {
  readonly user: string
  readonly source: ZipSource
}

/** A ZIP to fetch: the key of its contents for the files server, and its name. */
export interface PreparedZip {
  readonly id: string
  readonly fileName: string
}

interface Found {
  readonly id: string
  readonly name: string
}

/** The contents that a ZIP of a collection would have for this user. */
export async function readZipPlan(payload: Payload, { user, source }: Wanted): Promise<Result<PlannedZip>> {
  return inTransaction(payload, async (transaction) => {
    const collection = await findCollection(transaction, user, source)
    if (collection === undefined) return refuse('not-found')
    const { assets, bytes, leftOut, notNamed } = await plan(transaction, collection.id, user)
    const all = [...leftOut.map(({ reason }) => reason), ...Array<'too-many'>(notNamed).fill('too-many')]
    const counts = LEFT_OUT_REASONS.map((reason) => ({
      reason,
      count: all.filter((one) => one === reason).length,
    }))
    return accept({ assets: assets.length, bytes, leftOut: counts.filter(({ count }) => count > 0) })
  })
}

/**
 * Grants a user every file of a collection that they may download: decides and records each as a download with its
 * licence version, and stores the contents of the ZIP for the files server. In one transaction: a ZIP that cannot be
 * fetched counts nothing.
 *
 * @param site address of this site, without a trailing slash
 */
export async function prepareZip(
  payload: Payload,
  { user, source, site, now }: Wanted & { readonly site: string; readonly now: Date },
): Promise<Result<PreparedZip>> {
  if (!(await withinLimit(payload, 'zip-account', user))) return refuse('too-many-downloads')
  const { repeatDays } = await payload.findGlobal({ slug: 'download-settings', depth: 0 })
  return inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${lockName({ user })}, 0))`)
    const collection = await findCollection(transaction, user, source)
    if (collection === undefined) return refuse('not-found')
    const { assets, leftOut, notNamed } = await plan(transaction, collection.id, user)
    if (assets.length === 0) return refuse('collection-nothing-to-download')
    const id = randomUUID()
    const contents: ZipContents = {
      name: collection.name,
      fileName: zipName(collection.name),
      assets: zipped(assets, site),
      leftOut,
      notNamed,
      site,
      namespace: `${site}/spdx/${id}`,
      preparedAt: `${now.toISOString().slice(0, 19)}Z`,
    }
    await recordDownloads(transaction, assets, { user, zip: id, repeatDays })
    await transaction(fragment`
      insert into collection_zips (id, user_id, contents, expires_at)
      values (${id}, ${user}, ${JSON.stringify(contents)}::jsonb, now() + make_interval(mins => ${ZIP_RETENTION_MINUTES}))`)
    return accept({ id, fileName: contents.fileName })
  })
}

async function findCollection(
  transaction: Transaction,
  user: string,
  source: ZipSource,
): Promise<Found | undefined> {
  const condition =
    'collection' in source
      ? fragment`id::text = ${source.collection} and user_id = ${user}`
      : fragment`share_key = ${source.shareKey}`
  const [found] = await transaction<Found & Record<string, unknown>>(
    fragment`select id, name from personal_collections where ${condition}`,
  )
  return found
}

async function plan(
  transaction: Transaction,
  collection: string,
  user: string,
): Promise<ZipPlan<CandidateRow> & { readonly notNamed: number }> {
  const rows = await transaction<CandidateRow>(zipCandidates(collection, user))
  const packs = await transaction<{ title: string }>(packsNotOffered(collection))
  const gone = packs.map(({ title }): LeftOut => ({ title, reason: 'not-offered' }))
  const planned = planZip(
    rows.map((row) => ({ ...row, decision: decisionOf(row) })),
    ZIP_LIMITS,
  )
  const total = rows[0]?.total ?? 0
  return { ...planned, leftOut: [...planned.leftOut, ...gone], notNamed: total - rows.length }
}

/** The hourly limit applies to ZIPs, not to their files. */
function decisionOf({ visibility, price_amount: priceAmount, licensed }: CandidateRow): Result<true> {
  return decidePersonDownload({ visibility, priceAmount }, { licensed, lastHour: 0, hourlyLimit: null })
}

function zipped(rows: readonly CandidateRow[], site: string): ZippedAsset[] {
  const paths = zipPaths(
    rows.map(({ pack, slug, format }) => ({ pack, slug, extension: FORMATS[format].extension })),
  )
  return rows.map((row, index) => ({
    sha256: row.sha256,
    format: row.format,
    path: paths[index] ?? '',
    title: row.title,
    author: row.author,
    licence: row.licence,
    sourceUrl: row.source_url,
    page: `${site}${href('item', 'en', row)}`,
    pack: row.pack_title,
    credit: deliver(row, { format: row.format, width: null }).credit,
  }))
}

/** As single downloads: repetitions within the days of repetition are recorded and not counted. */
async function recordDownloads(
  transaction: Transaction,
  rows: readonly CandidateRow[],
  { user, zip, repeatDays }: { readonly user: string; readonly zip: string; readonly repeatDays: number },
): Promise<void> {
  const column = <K extends keyof CandidateRow>(name: K) => fragment.param(rows.map((row) => row[name]))
  await transaction(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, zip_id, counted)
    select file.item, file.revision, file.licence, file.format::enum_downloads_format, ${user}, ${zip}::uuid,
      not exists (select 1 from downloads d where d.item_id = file.item and d.user_id = ${user}
        and d.created_at > now() - make_interval(days => ${repeatDays}))
    from unnest(${column('id')}::int[], ${column('revision_id')}::int[], ${column('licence_version_id')}::int[],
      ${column('format')}::text[]) as file (item, revision, licence, format)`)
}
