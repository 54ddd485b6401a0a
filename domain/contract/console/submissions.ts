import { z } from 'zod'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { VisibilityAction } from '#domain/contract/console/commands.ts'
import type { SourceFile } from '#domain/contract/sources.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { MAX_KEYWORD, readKeywords } from '#domain/lint/keywords.ts'
import type { LintResult } from '#domain/lint/work.ts'
import type { Command } from '#domain/permissions/commands.ts'
import { isOnPicture, MAX_MARKS, type Mark, PICTURE_EDGE } from '#domain/review/marks.ts'
import { REASON_CODES, type Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import { MAX_CHANGES } from '#domain/review/updates.ts'

/** Limits of the price of an exclusive asset, in cents of a dollar. */
export const PRICE_CENTS = { least: 100, most: 50_000 } as const
/** Longer titles are stored, so that the linter can name their length. */
const MAX_TITLE_STORED = 200
const MAX_DESCRIPTION = 2_000
/** More keywords than the linter accepts, so that it can name their number. */
const MAX_KEYWORDS_STORED = 200
/** Empty and repeated ones included. */
const MAX_KEYWORDS_SENT = 1_000
const MAX_NOTE = 1_000

const withError = (code: ErrorCode) => ({ error: code })
const expected = z.int().positive()
const id = z.int().positive().nullable()

/** The fields of `POST /api/console/submissions` beside `file`. */
export const uploadSchema = z.object({
  kind: z.enum(KIND_CODES),
  /** Null for the first contributor that the user may upload for. */
  contributor: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .transform((id) => id ?? null),
})

/** The fields of `POST /api/console/items/:id/revise` beside `file`; without a file the update is about the details alone. */
export const reviseSchema = z.object({ changes: z.string().trim().min(1).max(MAX_CHANGES) })

/** The fields of `POST /api/console/submissions/:id/file` beside `file`; `expected` is the version that the author saw. */
export const replaceFileSchema = z.object({ expected: z.coerce.number().int().positive() })

/** `POST /api/console/submissions/:id/edit`: all metadata; `expected` is the version that the author saw. */
export const editSubmissionSchema = z.strictObject({
  expected,
  title: z.string().trim().max(MAX_TITLE_STORED, withError('text-too-long')),
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION, withError('text-too-long'))
    .transform((text) => (text === '' ? null : text))
    .nullable(),
  keywords: z
    .array(z.string())
    .max(MAX_KEYWORDS_SENT, withError('text-too-long'))
    .transform(readKeywords)
    .refine(isStorable, withError('text-too-long')),
  kind: z.enum(KIND_CODES),
  category: id,
  style: id,
  /** Null is free. */
  price_cents: z
    .int(withError('price-invalid'))
    .min(PRICE_CENTS.least, withError('price-invalid'))
    .max(PRICE_CENTS.most, withError('price-invalid'))
    .nullable(),
  editorial_only: z.boolean(),
  generative_ai: z.boolean().nullable(),
})

function isStorable(keywords: readonly string[]): boolean {
  return keywords.length <= MAX_KEYWORDS_STORED && keywords.every((keyword) => keyword.length <= MAX_KEYWORD)
}
export type EditSubmissionForm = z.input<typeof editSubmissionSchema>
export type SubmissionMetadata = Omit<z.output<typeof editSubmissionSchema>, 'expected'>

const perMille = z.int().min(0).max(PICTURE_EDGE)
const mark = z
  .strictObject({
    reason: z.enum(REASON_CODES),
    x: perMille,
    y: perMille,
    width: perMille,
    height: perMille,
  })
  .refine(isOnPicture)

/**
 * Every other command on a submission. Reasons, marks and note are for the contributor, and part of the history.
 * `publish_at` goes with `submit`, `approve` and `reschedule`: null is at once, absent is no choice.
 */
export const submissionCommandSchema = z.strictObject({
  expected,
  reasons: z.array(z.enum(REASON_CODES)).max(REASON_CODES.length).default([]),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
  marks: z.array(mark).max(MAX_MARKS).default([]),
  publish_at: z.iso.datetime().nullable().optional(),
})
export type SubmissionCommandForm = z.input<typeof submissionCommandSchema>

/** `POST /api/console/submissions/lease-next`; skipped submissions are not offered again in this sitting. */
export const leaseNextSchema = z.strictObject({ skipped: z.array(z.int().positive()).max(500).default([]) })

/** Commands on one submission, by the last part of their address. */
export const SUBMISSION_ACTIONS = {
  edit: 'submission.edit',
  file: 'submission.replace-file',
  submit: 'submission.submit',
  withdraw: 'submission.withdraw',
  lease: 'submission.lease',
  release: 'submission.release',
  approve: 'submission.approve',
  return: 'submission.return',
  reject: 'submission.reject',
  'request-opinion': 'submission.request-opinion',
  reschedule: 'submission.reschedule',
  unschedule: 'submission.unschedule',
  undo: 'submission.undo',
  appeal: 'appeal.file',
} as const satisfies Record<string, Command>
export type SubmissionAction = keyof typeof SUBMISSION_ACTIONS
export const SUBMISSION_ACTION_CODES = Object.keys(SUBMISSION_ACTIONS) as readonly SubmissionAction[]

/** A picture of a revision, for `previewUrl`. */
export interface ConsolePreview {
  readonly sha256: string
  readonly modifiedAt: string
  readonly animated: boolean
  readonly ground: string | null
}

/** The details that an update may change. */
export type UpdatedDetails = Pick<
  SubmissionMetadata,
  'title' | 'description' | 'keywords' | 'category' | 'style'
>

/** The published revision that a new one replaces, and the present details of the work. */
export interface ReplacedRevision {
  /** Null once the update is published. */
  readonly details: UpdatedDetails | null
  readonly number: number
  readonly format: string | null
  readonly width: number | null
  readonly height: number | null
  readonly bytes: number | null
  readonly preview: ConsolePreview | null
}

/** One command of the history. */
export interface SubmissionHistoryEntry {
  readonly id: number
  readonly at: string
  readonly command: Command
  readonly from: SubmissionState
  readonly to: SubmissionState
  /** Null for the worker, and for reviewers where a contributor reads. */
  readonly actor: string | null
  readonly reasons: readonly Reason[]
  readonly note: string | null
  /** Empty for those on an earlier file. */
  readonly marks: readonly Mark[]
}

/** The place of a submission in the queue, and how much more its contributor may hand in. */
export interface SubmissionQueue {
  /** 1 is the next one; null unless it waits. */
  readonly place: number | null
  /** Null while too few decisions give the speed of the review. */
  readonly estimated_at: string | null
  /** Submissions of the contributor that wait for a decision, and how many may. */
  readonly waiting: number
  readonly most: number
}

/** `GET /api/console/submissions/:id`, and the answer of each command. */
export interface SubmissionDetail {
  readonly id: number
  readonly version: number
  readonly state: SubmissionState
  readonly item: number
  /** Of its item. */
  readonly visibility: Visibility
  /** What this user can do with the published item. */
  readonly item_actions: readonly VisibilityAction[]
  readonly kind: Kind
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly category: number | null
  readonly style: number | null
  readonly price_cents: number | null
  readonly editorial_only: boolean
  readonly generative_ai: boolean | null
  readonly contributor: number
  readonly contributor_name: string
  /** Played by the seed for the desks: never published on the site. */
  readonly is_demonstration: boolean
  /** Decided submissions of the contributor, and the approved ones among them. */
  readonly record: { readonly decided: number; readonly approved: number }
  readonly file_name: string | null
  readonly processing: RevisionState
  readonly format: string | null
  readonly width: number | null
  readonly height: number | null
  readonly bytes: number | null
  readonly preview: ConsolePreview | null
  /** What the author says has changed, and the revision before; null for the first revision of a work. */
  readonly changes: string | null
  readonly replaces: ReplacedRevision | null
  /** Whether this user can start an update of the work now. */
  readonly may_revise: boolean
  /** Whether its author can, as the list says. */
  readonly is_revisable: boolean
  readonly leased_until: string | null
  readonly submitted_at: string | null
  readonly decided_at: string | null
  /** When it is to be published: the author's wish, and what the approval set. Null for at once. */
  readonly wished_at: string | null
  readonly publish_at: string | null
  readonly updated_at: string
  readonly queue: SubmissionQueue
  readonly sources: readonly SourceFile[]
  readonly lint: readonly LintResult[]
  readonly history: readonly SubmissionHistoryEntry[]
  readonly allowed_actions: readonly SubmissionAction[]
}

/** `GET /api/console/submissions/options`: what the metadata form offers, by name in English. */
export interface MetadataOptions {
  readonly categories: readonly { readonly id: number; readonly name: string }[]
  readonly styles: readonly { readonly id: number; readonly name: string }[]
}
