import { z } from 'zod'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import { type ConsolePreview, uploadSchema } from '#domain/contract/console/submissions.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { LintResult } from '#domain/lint/work.ts'
import type { UploadState } from '#domain/uploads/states.ts'
import { CONSOLE_API } from './session.ts'

/**
 * Where files are sent by the tus protocol 1.0.0, with its extensions creation, creation-with-upload and termination.
 * An upload has its address below it.
 */
export const UPLOADS_PATH = `${CONSOLE_API}/uploads`

/**
 * The metadata of a creation (`Upload-Metadata`). `key` is the client's own name for the file: a creation whose answer
 * was lost is repeated with it, and finds the same upload.
 */
export const uploadMetadataSchema = z.object({
  key: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(KIND_CODES),
  filename: z.string().max(1_000),
  contributor: uploadSchema.shape.contributor,
  /** The request to contributors that the work answers. */
  request: z.coerce.number().int().positive().max(2_147_483_647).nullable().default(null),
})

/** Uploads whose states can be read at once. */
export const MAX_STATES = 100

/** `GET /api/console/uploads?ids=…`: uploads of the caller, separated by commas. */
export const uploadIdsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MAX_STATES))

/** What has become of an upload. */
export interface UploadOutcome {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly state: UploadState
  /** Why it was refused, by its name and first bytes or by the pipeline. */
  readonly code: ErrorCode | null
  /** The draft that it became. */
  readonly submission: number | null
  /** Null unless it is a draft. */
  readonly processing: RevisionState | null
  readonly preview: ConsolePreview | null
  /** Null until the file is processed. */
  readonly lint: readonly LintResult[] | null
  /** Of a ZIP: hidden files that were skipped, and the uploads of its members. */
  readonly skipped: number
  readonly members: readonly string[]
}
