import type { EditSubmissionForm, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { readKeywords } from '#domain/lint/keywords.ts'

/** The metadata of a form, without the version that it changes. */
export type Draft = Omit<EditSubmissionForm, 'expected'>
export type DraftField = keyof Draft

/** The label of each field, in the messages under `console.metadata`. */
export const DRAFT_LABELS = {
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  kind: 'kind',
  category: 'category',
  style: 'style',
  price_cents: 'price',
  generative_ai: 'generativeAi',
  editorial_only: 'editorialOnly',
} as const satisfies Record<DraftField, string>
const DRAFT_FIELDS = Object.keys(DRAFT_LABELS) as readonly DraftField[]

/** What the server has of a submission. */
export function draftOf({
  title,
  description,
  keywords,
  kind,
  category,
  style,
  price_cents,
  generative_ai,
  editorial_only,
}: Pick<SubmissionDetail, DraftField>): Draft {
  const chosen = { kind, category, style, price_cents, generative_ai, editorial_only }
  return { ...chosen, title, description, keywords: [...keywords] }
}

/** Fields of another content; spaces and the spelling of keywords, which the server changes, do not count. */
export function differingFields(one: Draft, other: Draft): DraftField[] {
  return DRAFT_FIELDS.filter((field) => comparable(one[field]) !== comparable(other[field]))
}

/** A field that the author and another tab or user have saved differently. */
export interface FieldConflict {
  readonly field: DraftField
  /** Which of the two is proposed: theirs where the author has not changed the field. */
  readonly proposed: Side
}
export type Side = 'mine' | 'theirs'

interface Versions {
  /** What the author saw when they began. */
  readonly base: Draft
  readonly mine: Draft
  readonly theirs: Draft
}

/** The fields to decide about before a changed form is saved over another version. */
export function conflictsOf({ base, mine, theirs }: Versions): FieldConflict[] {
  const changed = differingFields(base, mine)
  return differingFields(mine, theirs).map((field) => ({
    field,
    proposed: changed.includes(field) ? 'mine' : 'theirs',
  }))
}

/** The author's draft with the chosen fields of the other version. */
export function takeFields(mine: Draft, theirs: Draft, fields: readonly DraftField[]): Draft {
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
}

function comparable(value: Draft[DraftField]): string {
  return Array.isArray(value) ? readKeywords(value).join(',') : String(value ?? '').trim()
}
