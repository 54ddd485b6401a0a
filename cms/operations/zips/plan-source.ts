import type { Transaction } from '#cms/operations/database.ts'
import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { FoundSource } from '#cms/operations/zips/find-source.ts'
import { type CandidateRow, packsNotOffered, zipCandidates } from '#cms/operations/zips/zip-candidates.ts'
import { decideGuestDownload, decidePersonDownload } from '#domain/entitlement/decide.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { ZIP_LIMITS } from '#domain/zips/limits.ts'
import { planZip, type ZipPlan } from '#domain/zips/plan-zip.ts'
import type { LeftOut } from '#domain/zips/zip-contents.ts'

export interface SourcePlan extends ZipPlan<CandidateRow> {
  /** Assets beyond the maximum that is checked. */
  readonly notNamed: number
}

/** What a ZIP of this set contains for this downloader. */
export async function planSource(
  transaction: Transaction,
  { entries }: FoundSource,
  by: Downloader,
): Promise<SourcePlan> {
  const rows = await transaction<CandidateRow>(zipCandidates(entries, by))
  const packs = await transaction<{ title: Computed<string> }>(packsNotOffered(entries))
  const gone = packs.map(({ title }): LeftOut => ({ title, reason: 'not-offered' }))
  const planned = planZip(
    rows.map((row) => ({ ...row, decision: decisionOf(row, by) })),
    ZIP_LIMITS,
  )
  const total = rows[0]?.total ?? 0
  return { ...planned, leftOut: [...planned.leftOut, ...gone], notNamed: total - rows.length }
}

/** The hourly limits of single files do not apply to those of a ZIP: ZIPs have limits of their own. */
function decisionOf(row: CandidateRow, by: Downloader): Result<true> {
  const item = { visibility: row.visibility, priceAmount: row.price_amount }
  const usage = { lastHour: 0, hourlyLimit: null }
  return 'user' in by
    ? decidePersonDownload(item, { ...usage, licensed: row.licensed })
    : decideGuestDownload(item, { ...usage, recoloured: false })
}
