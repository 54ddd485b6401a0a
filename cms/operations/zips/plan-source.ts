import type { Transaction } from '#cms/operations/database.ts'
import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { FoundSource } from '#cms/operations/zips/find-source.ts'
import { type CandidateRow, packsNotOffered, zipCandidates } from '#cms/operations/zips/zip-candidates.ts'
import {
  decideGuestDownload,
  decidePersonDownload,
  type HeldAllowance,
  type Right,
  spend,
} from '#domain/entitlement/decide.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { ZIP_LIMITS } from '#domain/zips/limits.ts'
import { planZip, type ZipPlan } from '#domain/zips/plan-zip.ts'
import type { LeftOut } from '#domain/zips/zip-contents.ts'

type DecidedRow = CandidateRow & { readonly decision: Result<Right> }

export interface SourcePlan extends ZipPlan<DecidedRow> {
  /** Assets beyond the maximum that is checked. */
  readonly notNamed: number
}

/** What a ZIP of this set contains for this downloader, whose allowances are given as they are before it. */
export async function planSource(
  transaction: Transaction,
  { entries }: FoundSource,
  { by, allowances }: { readonly by: Downloader; readonly allowances: readonly HeldAllowance[] },
): Promise<SourcePlan> {
  const rows = await transaction<CandidateRow>(zipCandidates(entries, by))
  const packs = await transaction<{ title: Computed<string> }>(packsNotOffered(entries))
  const gone = packs.map(({ title }): LeftOut => ({ title, reason: 'not-offered' }))
  const planned = planZip(decided(rows, by, allowances), ZIP_LIMITS)
  const total = rows[0]?.total ?? 0
  return { ...planned, leftOut: [...planned.leftOut, ...gone], notNamed: total - rows.length }
}

/** Each item takes from what the items before it left of the allowances. */
function decided(
  rows: readonly CandidateRow[],
  by: Downloader,
  allowances: readonly HeldAllowance[],
): readonly DecidedRow[] {
  let left = allowances
  return rows.map((row) => {
    const decision = decisionOf(row, by, left)
    if (decision.ok) left = spend(left, { right: decision.value, kind: row.kind })
    return { ...row, decision }
  })
}

/** The hourly limits of single files do not apply to those of a ZIP: ZIPs have limits of their own. */
function decisionOf(row: CandidateRow, by: Downloader, allowances: readonly HeldAllowance[]): Result<Right> {
  const { visibility, price_amount: priceAmount, free_today: freeToday, kind, licensed, bought } = row
  const item = { visibility, priceAmount, freeToday }
  const usage = { lastHour: 0, hourlyLimit: null }
  if ('user' in by) return decidePersonDownload({ ...item, kind }, { ...usage, licensed, bought, allowances })
  const decision = decideGuestDownload(item, { ...usage, recoloured: false })
  return decision.ok ? accept({ by: 'free' }) : decision
}
