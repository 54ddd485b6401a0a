import type { Format } from '#domain/assets/formats.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import type { ArtworkFacts, Place } from './facts.ts'
import type { LintRule } from './rule-codes.ts'
import { type About, LINT_RULES, type Severity } from './rules.ts'

/** A work that is evidence of a similarity. */
export interface SimilarWork {
  readonly item: number
  readonly title: string
  readonly own: boolean
  readonly match: 'drawing' | 'shapes' | 'look'
  /** Its picture, for `previewUrl`; null for a work without a stored file. */
  readonly picture: { readonly sha256: string; readonly modifiedAt: string } | null
}

/** What the contributor writes. */
export interface LintedMetadata {
  readonly kind: Kind
  readonly form: Exclude<Form, 'bundle'>
  readonly title: string
  readonly keywords: readonly string[]
  readonly hasCategory: boolean
  /** Null while it is not declared. */
  readonly generativeAi: boolean | null
  /** Null for a free asset. */
  readonly priceCents: number | null
}

/** The file and what the pipeline measured; null until it is processed, and where the format has none. */
export interface LintedArtwork {
  readonly kind: Kind
  readonly processing: RevisionState
  /** The error code of a refused file. */
  readonly refusal: string | null
  readonly fileName: string | null
  /** Of the sanitised file. */
  readonly bytes: number | null
  readonly format: Format | null
  readonly width: number | null
  readonly height: number | null
  /** Space between the drawing and each edge, in CSS pixels. */
  readonly margins: Margins | null
  readonly durationMs: number | null
  readonly frameRate: number | null
  readonly triangles: number | null
  readonly facts: ArtworkFacts | null
  /** The usual stroke width of the pack, in per mille of the longer side. */
  readonly packStroke: number | null
}

export interface Margins {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The space around a box inside of a picture; null where one of them is unknown. */
export function marginsOf(
  box: Margins | null,
  { width, height }: { readonly width: number | null; readonly height: number | null },
): Margins | null {
  if (box === null || width === null || height === null) return null
  return { left: box.left, top: box.top, right: width - box.right, bottom: height - box.bottom }
}

export interface LintedWork extends LintedMetadata, LintedArtwork {
  readonly similar: readonly SimilarWork[]
}

/** One finding: its rule, the values of its text, its places, and the work that it compares with. */
export interface LintResult {
  readonly rule: LintRule
  readonly severity: Severity
  readonly about: About
  readonly values: Readonly<Record<string, string | number>>
  readonly places: readonly Place[]
  readonly similar: SimilarWork | null
}

/** A finding of a rule, with the values of its text. */
export function found(
  rule: LintRule,
  values: LintResult['values'] = {},
  places: readonly Place[] = [],
): LintResult {
  const { severity, about } = LINT_RULES[rule]
  return { rule, severity, about, values, places, similar: null }
}

/** A finding where there is one, for lists. */
export function foundIf(
  isFound: boolean,
  rule: LintRule,
  values: LintResult['values'] = {},
  places: readonly Place[] = [],
): readonly LintResult[] {
  return isFound ? [found(rule, values, places)] : []
}
