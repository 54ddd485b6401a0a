import type { GrantedSource } from '#cms/files/source-url.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { type Downloader, isBoughtBy, type Person } from '#cms/operations/downloads/downloader.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { readHoldings } from '#cms/operations/subscriptions/read-holdings.ts'
import { SOURCE_FORMATS, type SourceFormat } from '#domain/assets/source-formats.ts'
import type { DownloadAllowance } from '#domain/contract/access.ts'
import { decideSource, type SourcePlan } from '#domain/entitlement/decide-source.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PlanCapability } from '#domain/plans/catalogue-plan.ts'

interface WantedSource {
  readonly slug: string
  readonly format: SourceFormat
  readonly by: Downloader
  readonly country?: string | null
}

interface Granted extends GrantedSource {
  readonly allowance: DownloadAllowance
}

interface Row extends Record<string, unknown> {
  readonly sha256: Column<'source_files.sha256'>
  readonly kind: Column<'items.kind'>
  /** Of the work's original. */
  readonly original: Cast<'files.format', Column<'files.format'>>
  readonly bought: Computed<boolean>
}

/**
 * Grants a source file of an item. It is a download of the work like any other: the same decision, licence and limit, and
 * the same work in several files within the days of repetition is counted once.
 */
export async function grantSource(
  payload: Payload,
  { slug, format, by, country = null }: WantedSource,
): Promise<Result<Granted>> {
  if ('guest' in by) return refuse('not-signed-in')
  const [row] = await run<Row>(
    payload,
    fragment`
      select s.sha256, i.kind::text, f.format::text as original, ${isBoughtBy(by)} as bought
        from items i join source_files s on s.revision_id = i.current_revision_id and s.format = ${format}
        join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id
       where i.slug = ${slug} and i.visibility <> 'draft'`,
  )
  if (row === undefined) return refuse('not-found')
  const allowed = decideSource(row.kind, { bought: row.bought, plans: await readPlans(payload, by) })
  if (!allowed.ok) return allowed
  const granted = await grantDownload(payload, { slug, format: row.original, width: null, by, country })
  if (!granted.ok) return granted
  const fileName = `${slug}-source.${SOURCE_FORMATS[format].extension}`
  return accept({ sha256: row.sha256, fileName, allowance: granted.value.allowance })
}

interface CapabilityRow extends Columns<'plans', 'slug'>, Record<string, unknown> {
  readonly capabilities: Computed<readonly PlanCapability[]>
}

/** The plans of the account in use, with what each includes. */
async function readPlans(payload: Payload, { user, team = null }: Person): Promise<readonly SourcePlan[]> {
  const held = await readHoldings(payload, { user, teams: team === null ? [] : [team] })
  const own = held.filter(({ subscription }) => subscription.team_id === team)
  if (own.length === 0) return []
  const rows = await run<CapabilityRow>(
    payload,
    fragment`
      select p.slug, array(select c.value::text from plans_capabilities c where c.parent_id = p.id) as capabilities
        from plans p where p.slug in ${own.map(({ subscription }) => subscription.plan_slug)}`,
  )
  const found = new Map(rows.map(({ slug, capabilities }) => [slug, capabilities]))
  return own.map(({ subscription, allowances }) => ({
    capabilities: found.get(subscription.plan_slug) ?? [],
    kinds: allowances.flatMap(({ kinds }) => kinds),
  }))
}
