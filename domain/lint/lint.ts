import type { Kind } from '#domain/assets/kinds.ts'
import { lintDrawing } from './drawing.ts'
import { lintFile } from './file.ts'
import { lintDetails, lintKeywords, lintTitle } from './metadata.ts'
import { lintMotion } from './motion.ts'
import { lintPicture } from './picture.ts'
import type { LintRule } from './rule-codes.ts'
import { ruleFacts } from './rules.ts'
import {
  found,
  type LintedArtwork,
  type LintedMetadata,
  type LintedWork,
  type LintResult,
  type SimilarWork,
} from './work.ts'

/** All findings, in the order of their numbers. Deterministic: the same work has the same findings everywhere. */
export function lint(work: LintedWork): readonly LintResult[] {
  return inOrder([...lintMetadata(work), ...lintArtwork(work), ...ofSimilar(work)])
}

/** The findings in a new file for a live work whose details stay as they are; new details are checked as for every work. */
export function lintUpdate(work: LintedWork): readonly LintResult[] {
  return inOrder([...lintArtwork(work), ...ofSimilar(work)])
}

/** The findings in what the contributor writes. */
export function lintMetadata(work: LintedMetadata): readonly LintResult[] {
  return inOrder([...lintTitle(work), ...lintKeywords(work), ...lintDetails(work)])
}

/** The findings in the file, without those that compare it with the library. */
export function lintArtwork(work: LintedArtwork): readonly LintResult[] {
  if (work.processing === 'pending') return [found('L601')]
  if (work.processing === 'refused') return [found('L602', { code: work.refusal ?? 'file-not-processed' })]
  const results = [...lintFile(work), ...lintDrawing(work), ...lintPicture(work), ...lintMotion(work)]
  return inOrder(results.filter(({ rule }) => concerns(rule, work.kind)))
}

export function countErrors(results: readonly LintResult[]): number {
  return results.filter(({ severity }) => severity === 'error').length
}

const RULE_OF_MATCH = { drawing: 'L501', shapes: 'L502', look: 'L503' } as const satisfies Record<
  SimilarWork['match'],
  LintRule
>

function ofSimilar({ similar }: LintedWork): LintResult[] {
  return similar.map((work) => ({
    ...found(RULE_OF_MATCH[work.match], { title: work.title }),
    similar: work,
  }))
}

function concerns(rule: LintRule, kind: Kind): boolean {
  const { kinds } = ruleFacts(rule)
  return kinds === null || kinds.includes(kind)
}

function inOrder(results: readonly LintResult[]): readonly LintResult[] {
  return results.toSorted((a, b) => (a.rule < b.rule ? -1 : Number(a.rule > b.rule)))
}
