import type { ErrorCode, Result } from '#domain/errors/catalogue.ts'
import type { LeftOut, LeftOutReason } from '#domain/zips/zip-contents.ts'

interface Candidate {
  readonly title: string
  readonly bytes: number
  /** Whether the user may download it (domain/entitlement). */
  readonly decision: Result<unknown>
}

interface Limits {
  readonly assets: number
  readonly bytes: number
}

export interface ZipPlan<C> {
  readonly assets: readonly C[]
  /** Size of the original. */
  readonly bytes: number
  readonly leftOut: readonly LeftOut[]
}

/**
 * Selects the assets of a set for one ZIP, in order: those that the user may download, as many as fit. An asset
 * that is too large for the remaining space does not exclude a smaller one after it.
 */
export function planZip<C extends Candidate>(candidates: readonly C[], limits: Limits): ZipPlan<C> {
  const assets: C[] = []
  const leftOut: LeftOut[] = []
  let bytes = 0
  for (const candidate of candidates) {
    const reason = reasonAgainst(candidate, {
      assets: limits.assets - assets.length,
      bytes: limits.bytes - bytes,
    })
    if (reason !== null) {
      leftOut.push({ title: candidate.title, reason })
      continue
    }
    assets.push(candidate)
    bytes += candidate.bytes
  }
  return { assets, bytes, leftOut }
}

const REASONS: Readonly<Partial<Record<ErrorCode, LeftOutReason>>> = {
  'download-not-free': 'not-free',
  'quota-used-up': 'over-quota',
}

function reasonAgainst({ decision, bytes }: Candidate, left: Limits): LeftOutReason | null {
  if (!decision.ok) return REASONS[decision.code] ?? 'not-offered'
  if (left.assets < 1) return 'too-many'
  return bytes > left.bytes ? 'too-large' : null
}
