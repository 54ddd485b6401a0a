import { z } from 'zod'
import {
  type ConsolePreview,
  editSubmissionSchema,
  type SubmissionMetadata,
} from '#domain/contract/console/submissions.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { SubmissionState } from '#domain/review/states.ts'

/** Rows of one request: few enough to be answered within seconds. */
export const MAX_EDITS = 100
/** Rows of one page of `GET /api/console/submissions/editable`. */
export const EDITABLE_PAGE = 1_000

/** The query of `GET /api/console/submissions/editable`: `before` is the last id of the page before. */
export const editableQuerySchema = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
})

/** The form of `POST /api/console/submissions/edit-many`: each row is decided, and answered, by itself. */
export const editManySchema = z.strictObject({
  edits: z
    .array(z.looseObject({ id: z.int().positive() }))
    .min(1)
    .max(MAX_EDITS),
})
export const editRowSchema = editSubmissionSchema.extend({ id: z.int().positive() })
export type EditRow = z.input<typeof editRowSchema>

/** A submission that the user may edit: `GET /api/console/submissions/editable`. */
export interface EditableSubmission extends SubmissionMetadata {
  readonly id: number
  readonly version: number
  readonly state: SubmissionState
  readonly contributor_name: string
  readonly file_name: string | null
  readonly preview: ConsolePreview | null
}

export interface EditableList {
  /** The newest first. */
  readonly rows: readonly EditableSubmission[]
  /** Whether another page follows. */
  readonly more: boolean
}

/** One fault of a row; the field is null where it is about the whole row. */
export interface RowFault {
  readonly field: string | null
  readonly code: ErrorCode
}

/** What became of one row of `edit-many`. */
export type EditOutcome =
  | { readonly id: number; readonly outcome: 'saved'; readonly row: EditableSubmission }
  /** Another tab or user has saved another version, which comes with it; nothing was written. */
  | { readonly id: number; readonly outcome: 'conflict'; readonly row: EditableSubmission }
  | { readonly id: number; readonly outcome: 'refused'; readonly faults: readonly RowFault[] }

/** The answer of `edit-many`: one for each row, in their order. */
export interface EditManyAnswer {
  readonly rows: readonly EditOutcome[]
}
