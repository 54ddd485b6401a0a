import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import {
  KEYWORDS,
  KIND_WORDS,
  LINT_RULES,
  type LintRule,
  MAX_TITLE,
  MIN_LOOP_MS,
  STYLE_WORDS,
} from './rules.ts'

/** A work that is evidence of a similarity. */
export interface SimilarWork {
  readonly item: number
  readonly title: string
  readonly own: boolean
  readonly match: 'drawing' | 'shapes' | 'look'
  /** Its picture, for `previewUrl`; null for a work without a stored file. */
  readonly picture: { readonly sha256: string; readonly modifiedAt: string } | null
}

/** What the rules read: the metadata, and the facts that the pipeline measured. */
export interface LintedWork {
  readonly kind: Kind
  readonly title: string
  readonly keywords: readonly string[]
  readonly hasCategory: boolean
  /** Null while it is not declared. */
  readonly generativeAi: boolean | null
  readonly processing: RevisionState
  /** The error code of a refused file. */
  readonly refusal: string | null
  /** Null until the file is processed, like everything measured. */
  readonly format: Format | null
  readonly durationMs: number | null
  /** Space between the drawing and each edge, in CSS pixels: the smallest of the four. */
  readonly margin: number | null
  readonly similar: readonly SimilarWork[]
}

/** One finding: its rule, the values of its text, and the work that it compares with. */
export interface LintResult {
  readonly rule: LintRule
  readonly severity: 'error' | 'warning'
  readonly about: (typeof LINT_RULES)[LintRule]['about']
  readonly values: Readonly<Record<string, string | number>>
  readonly similar: SimilarWork | null
}

/** All findings, in the order of their numbers. Deterministic: the same work has the same findings everywhere. */
export function lint(work: LintedWork): readonly LintResult[] {
  return [...ofTitle(work), ...ofKeywords(work), ...ofDetails(work), ...ofArtwork(work), ...ofSimilar(work)]
}

export function countErrors(results: readonly LintResult[]): number {
  return results.filter(({ severity }) => severity === 'error').length
}

function ofTitle({ title }: LintedWork): LintResult[] {
  const repeated = words(title).find((word) => KIND_WORDS.has(word))
  return [
    ...(/\p{L}/u.test(title) ? [] : [found('L101')]),
    ...(title.length > MAX_TITLE ? [found('L102', { length: title.length, most: MAX_TITLE })] : []),
    ...(repeated === undefined ? [] : [found('L103', { word: repeated })]),
  ]
}

function ofKeywords({ keywords }: LintedWork): LintResult[] {
  const { least, most } = KEYWORDS
  const { length: count } = keywords
  const first = (is: (keyword: string) => boolean, rule: LintRule) =>
    keywords.filter(is).map((word) => found(rule, { word }))
  return [
    ...(count < least ? [found('L201', { count, least })] : []),
    ...(count > most ? [found('L202', { count, most })] : []),
    ...first((keyword) => !/^[a-z][a-z' -]*$/.test(keyword), 'L203'),
    ...first((keyword) => STYLE_WORDS.has(keyword), 'L204'),
    ...first((keyword) => KIND_WORDS.has(keyword), 'L205'),
  ]
}

function ofDetails({ hasCategory, generativeAi }: LintedWork): LintResult[] {
  return [...(hasCategory ? [] : [found('L301')]), ...(generativeAi === null ? [found('L302')] : [])]
}

function ofArtwork({ kind, processing, refusal, format, durationMs, margin }: LintedWork): LintResult[] {
  if (processing === 'pending') return [found('L601')]
  if (processing === 'refused') return [found('L602', { code: refusal ?? 'file-not-processed' })]
  const isTooShort = kind === 'lottie' && durationMs !== null && durationMs < MIN_LOOP_MS
  return [
    ...(kind === 'icon' && format !== null && format !== 'svg' ? [found('L401')] : []),
    ...(format === 'svg' && margin !== null && margin <= 0 ? [found('L402')] : []),
    ...(isTooShort ? [found('L403', { seconds: Math.floor(durationMs / 100) / 10 })] : []),
  ]
}

const RULE_OF_MATCH = { drawing: 'L501', shapes: 'L502', look: 'L503' } as const satisfies Record<
  SimilarWork['match'],
  LintRule
>

function ofSimilar({ similar }: LintedWork): LintResult[] {
  return similar
    .map((work) => ({ ...found(RULE_OF_MATCH[work.match], { title: work.title }), similar: work }))
    .sort((a, b) => (a.rule < b.rule ? -1 : Number(a.rule > b.rule)))
}

function found(rule: LintRule, values: LintResult['values'] = {}): LintResult {
  return { rule, ...LINT_RULES[rule], values, similar: null }
}

function words(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
}
