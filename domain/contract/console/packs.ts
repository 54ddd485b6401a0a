import { z } from 'zod'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import {
  type ConsolePreview,
  editSubmissionSchema,
  SUBMISSION_ACTION_CODES,
  type SubmissionAction,
  type SubmissionHistoryEntry,
} from '#domain/contract/console/submissions.ts'
import type { LintResult } from '#domain/lint/work.ts'
import type { WorkStanding } from '#domain/packs/contents.ts'
import { COVER_GRID, PACK_WORKS } from '#domain/packs/limits.ts'
import type { SubmissionState } from '#domain/review/states.ts'

/** `POST /api/console/pack-submissions`. */
export const createPackSchema = z.strictObject({
  kind: z.enum(KIND_CODES),
  /** Null for the first contributor that the user may upload for. */
  contributor: z.int().positive().nullable().default(null),
})
export type CreatePackForm = z.input<typeof createPackSchema>

const works = z
  .array(z.int().positive())
  .refine((ids) => new Set(ids).size === ids.length, 'A work is named twice')

/** `POST /api/console/pack-submissions/:id/edit`: all details; `works` in their order, `cover` one of them, a grid, or none. */
export const editPackSchema = editSubmissionSchema
  .pick({
    expected: true,
    title: true,
    description: true,
    keywords: true,
    category: true,
    style: true,
    price_cents: true,
  })
  .extend({ works: works.max(PACK_WORKS.most), cover: works.max(COVER_GRID) })
export type EditPackForm = z.input<typeof editPackSchema>
export type PackDetails = Omit<z.output<typeof editPackSchema>, 'expected'>

/** Words of the titles, and the page of the answer, from 1. */
export const packCandidatesSchema = z.strictObject({
  q: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100).default(1),
})
/** Works on one page. */
export const CANDIDATES_PER_PAGE = 60

/** Commands on a submission that a pack does not have: it has no file, and is published at once. */
const OF_WORKS: readonly SubmissionAction[] = ['file', 'reschedule', 'unschedule']

/** Commands on one pack, by the last part of their address: those on a submission. */
export const PACK_ACTION_CODES = SUBMISSION_ACTION_CODES.filter((action) => !OF_WORKS.includes(action))

/** A work of a pack, or one that could be added. */
export interface PackWork {
  readonly item: number
  readonly title: string
  readonly standing: WorkStanding
  readonly preview: ConsolePreview | null
}

/** `GET /api/console/pack-submissions/:id/candidates`: works of the contributor that are in no pack, newest first. */
export interface PackCandidates {
  readonly works: readonly PackWork[]
  readonly total: number
}

/** `GET /api/console/pack-submissions/:id`, and the answer of each command. The id is that of the pack. */
export interface PackSubmissionDetail {
  readonly id: number
  readonly version: number
  readonly state: SubmissionState
  readonly is_demonstration: boolean
  readonly visibility: Visibility
  readonly kind: Kind
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly category: number | null
  readonly style: number | null
  readonly price_cents: number | null
  readonly contributor: number
  readonly contributor_name: string
  /** The first picture of its cover. */
  readonly preview: ConsolePreview | null
  readonly item_count: number
  readonly works: readonly PackWork[]
  /** Chosen works, in their order; empty for the first ones. */
  readonly cover: readonly number[]
  readonly leased_until: string | null
  readonly submitted_at: string | null
  readonly decided_at: string | null
  readonly updated_at: string
  readonly lint: readonly LintResult[]
  readonly history: readonly SubmissionHistoryEntry[]
  readonly allowed_actions: readonly SubmissionAction[]
}
