import { z } from 'zod'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { LintResult } from '#domain/lint/work.ts'

/** Drafts of one request: few enough to be answered within seconds. */
export const MAX_SUBMITTED = 25
/** Rows of one page of `GET /api/console/submissions/drafts`. */
export const DRAFTS_PAGE = 1_000

/** The query of `GET /api/console/submissions/drafts`: `after` is the last id of the page before. */
export const draftsQuerySchema = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
})

/** The form of `POST /api/console/submissions/submit-many`; `expected` is the version that the author saw. */
export const submitManySchema = z.strictObject({
  drafts: z
    .array(
      z.strictObject({
        id: z
          .int()
          .positive()
          .max(2 ** 31 - 1),
        expected: z.int().positive(),
      }),
    )
    .min(1)
    .max(MAX_SUBMITTED),
})
export type SubmitManyForm = z.input<typeof submitManySchema>

/** A draft that the user may submit. */
export interface DraftRow {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly file_name: string | null
}

export interface DraftList {
  /** The oldest first, which is the order in which they are submitted. */
  readonly rows: readonly DraftRow[]
  /** Whether another page follows. */
  readonly more: boolean
}

/** What became of one draft of `submit-many`. */
export type DraftOutcome =
  | { readonly id: number; readonly outcome: 'submitted' }
  /** An earlier request has submitted it; nothing was written. */
  | { readonly id: number; readonly outcome: 'already-submitted' }
  | RefusedDraft

/** It stays as it is. */
export interface RefusedDraft {
  readonly id: number
  readonly outcome: 'refused'
  readonly code: ErrorCode
  /** Numbers of the text of the code. */
  readonly values: Readonly<Record<string, number>>
  /** The findings that have to be resolved first. */
  readonly errors: readonly LintResult[]
}

/** The answer of `submit-many`: one for each draft, in their order. */
export interface SubmitManyAnswer {
  readonly rows: readonly DraftOutcome[]
}
