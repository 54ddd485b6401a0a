import type { Result } from '#domain/errors/catalogue.ts'
import type { LeftOut, LeftOutReason } from '#domain/personal-collections/zip-contents.ts'

interface Candidate {
  readonly title: string
  readonly bytes: number
  /** Whether the person may have it at all (domain/entitlement). */
  readonly decision: Result<unknown>
}

interface Limits {
  readonly assets: number
  readonly bytes: number
}

export interface ZipPlan<C> {
  readonly assets: readonly C[]
  /** Of the originals. */
  readonly bytes: number
  readonly leftOut: readonly LeftOut[]
}

/**
 * Which of a collection's assets go into one ZIP: in their order, those that the person may have, as many as fit. One
 * that is too large for what is left does not keep out a smaller one after it.
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

function reasonAgainst({ decision, bytes }: Candidate, left: Limits): LeftOutReason | null {
  if (!decision.ok) return decision.code === 'download-not-free' ? 'not-free' : 'not-offered'
  if (left.assets < 1) return 'too-many'
  return bytes > left.bytes ? 'too-large' : null
}
