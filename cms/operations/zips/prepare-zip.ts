import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import {
  fragment,
  inLockedTransaction,
  inTransaction,
  type Payload,
  type Transaction,
} from '#cms/operations/database.ts'
import { accountOf } from '#cms/operations/downloads/account-of.ts'
import {
  type Downloader,
  downloadsOf,
  grantOf,
  licenceOf,
  locksOf,
} from '#cms/operations/downloads/downloader.ts'
import { readAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import { pricingRule } from '#cms/operations/royalties/pricing-rule.ts'
import { readSiteName } from '#cms/operations/site/read-sender.ts'
import { findSource, type ZipSource } from '#cms/operations/zips/find-source.ts'
import { planSource, type SourcePlan } from '#cms/operations/zips/plan-source.ts'
import { readAudit } from '#cms/operations/zips/read-audit.ts'
import type { CandidateRow } from '#cms/operations/zips/zip-candidates.ts'
import { zippedAssets } from '#cms/operations/zips/zipped-assets.ts'
import type { ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import type { PlannedZip } from '#domain/contract/zips.ts'
import { decideGuestZip } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LEFT_OUT_REASONS, type ZipContents } from '#domain/zips/zip-contents.ts'
import { zipName } from '#domain/zips/zip-paths.ts'
import { isRecolourable } from '#media/artwork/recolour/recolour-file.ts'

/** Longer than the signed address of a ZIP is valid. */
const ZIP_RETENTION_MINUTES = 10

interface Wanted {
  readonly by: Downloader
  readonly source: ZipSource
}

interface WantedZip extends Wanted {
  /** Of the downloader; null or absent where no proxy named it. */
  readonly country?: string | null
  /** Null for the artworks' own colours. */
  readonly palette: ReadyPalette | null
  /** Whether it has the records for an audit, of what the downloader holds. */
  readonly audit?: boolean
  /** Address of this site, without a trailing slash. */
  readonly site: string
  readonly now: Date
}

/** A ZIP to fetch: the key of its contents for the files server, and its name. */
export interface PreparedZip {
  readonly id: string
  readonly fileName: string
}

/** The contents that a ZIP of a set of items would have for this downloader. */
export async function readZipPlan(payload: Payload, { by, source }: Wanted): Promise<Result<PlannedZip>> {
  return inTransaction(payload, async (transaction) => {
    const found = await findSource(transaction, source)
    if (!found.ok) return found
    const allowances = await readAllowances(transaction, by)
    const { assets, bytes, leftOut, notNamed } = await planSource(transaction, found.value, {
      by,
      allowances,
    })
    const all = [...leftOut.map(({ reason }) => reason), ...Array<'too-many'>(notNamed).fill('too-many')]
    const counts = LEFT_OUT_REASONS.map((reason) => ({
      reason,
      count: all.filter((one) => one === reason).length,
    }))
    return accept({
      assets: assets.length,
      recolourable: assets.filter(({ format }) => isRecolourable(format)).length,
      bytes,
      leftOut: counts.filter(({ count }) => count > 0),
    })
  })
}

/**
 * Grants every file of a set that the downloader may have: decides and records each as a download with its licence
 * version, and stores the contents of the ZIP for the files server. In one transaction: a ZIP that cannot be fetched
 * counts nothing.
 */
export async function prepareZip(payload: Payload, wanted: WantedZip): Promise<Result<PreparedZip>> {
  const { by, source, palette, site, now, country = null, audit = false } = wanted
  const { repeatDays } = await payload.findGlobal({ slug: 'download-settings', depth: 0 })
  const allowed = await decide(payload, wanted)
  if (!allowed.ok) return allowed
  const siteName = await readSiteName(payload)
  return inLockedTransaction(payload, locksOf(by), async (transaction) => {
    const found = await findSource(transaction, source)
    if (!found.ok) return found
    const { name } = found.value
    const allowances = await readAllowances(transaction, by)
    const { assets, leftOut, notNamed } = await planSource(transaction, found.value, { by, allowances })
    if (assets.length === 0) return refuse('nothing-to-download')
    const id = randomUUID()
    const zipped = zippedAssets(assets, { site, recolours: palette !== null })
    await recordDownloads(transaction, assets, { by, country, zip: id, repeatDays })
    const items = assets.map((asset) => asset.id)
    const contents: ZipContents = {
      name,
      fileName: zipName(palette === null ? name : `${name} recoloured`),
      palette,
      assets: zipped,
      leftOut,
      notNamed,
      site,
      siteName,
      namespace: `${site}/spdx/${id}`,
      preparedAt: `${now.toISOString().slice(0, 19)}Z`,
      ...(audit && 'user' in by
        ? { audit: await readAudit(transaction, { by, zip: id, assets: zipped, items }) }
        : {}),
    }
    await transaction(fragment`
      insert into zips (id, user_id, contents, expires_at)
      values (${id}, ${'user' in by ? by.user : null}, ${JSON.stringify(contents)}::jsonb,
        now() + make_interval(mins => ${ZIP_RETENTION_MINUTES}))`)
    return accept({ id, fileName: contents.fileName })
  })
}

/** Whether the downloader may have a ZIP now; counts it against their rate. */
async function decide(payload: Payload, { by, palette, audit }: WantedZip): Promise<Result<true>> {
  if ('guest' in by) {
    if (audit) return refuse('not-signed-in')
    const allowed = decideGuestZip({ recoloured: palette !== null })
    if (!allowed.ok) return allowed
  }
  const within =
    'user' in by
      ? await withinLimit(payload, 'zip-account', by.user)
      : await withinLimit(payload, 'zip-guest', by.guest)
  return within ? accept(true) : refuse('too-many-downloads')
}

interface Recorded {
  readonly by: Downloader
  readonly country: string | null
  readonly zip: string
  readonly repeatDays: number
}

/** As single downloads: repetitions within the days of repetition are recorded and not counted. */
async function recordDownloads(
  transaction: Transaction,
  rows: SourcePlan['assets'],
  { by, country, zip, repeatDays }: Recorded,
): Promise<void> {
  const column = <K extends keyof CandidateRow>(name: K) => fragment.param(rows.map((row) => row[name]))
  const accounts = rows.map(({ decision }) =>
    decision.ok ? accountOf(by, decision.value) : { subscription: null, team: null },
  )
  const account = (name: 'subscription' | 'team') => fragment.param(accounts.map((one) => one[name]))
  const rights = fragment.param(rows.map(({ decision }) => (decision.ok ? decision.value.by : null)))
  const { user, guest } = { user: null, guest: null, ...by }
  await transaction(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, guest, zip_id, counted, country,
      subscription_id, team_id, grant_id, licensed_by,
      royalty_rule_id)
    select file.item, file.revision, file.licence, file.format::enum_downloads_format, ${user}, ${guest}, ${zip}::uuid,
      is_new, case when is_new then ${country}::text end, file.subscription, file.team,
      case when file."right" = 'purchase' then ${grantOf(by)} end, case when file."right" = 'licence' then ${licenceOf(by)} end,
      ${pricingRule({ user, isEarning: fragment`is_new and file.subscription is not null`, at: fragment`present()` })}
    from unnest(${column('id')}::int[], ${column('revision_id')}::int[], ${column('licence_version_id')}::int[],
      ${column('format')}::text[], ${account('subscription')}::uuid[], ${account('team')}::uuid[],
      ${rights}::text[]) as file (item, revision, licence, format, subscription, team, "right")
    join items i on i.id = file.item
    cross join lateral (select not exists (select 1 from downloads d where d.item_id = file.item and ${downloadsOf(by)}
      and d.created_at > now() - make_interval(days => ${repeatDays})) as is_new) one`)
}
