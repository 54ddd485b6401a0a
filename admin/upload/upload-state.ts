import type { Kind } from '#domain/assets/kinds.ts'
import type { UploadOutcome } from '#domain/contract/console/uploads.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { LintResult } from '#domain/lint/work.ts'

/** How far sending a file is: `paused` continues by itself, `unreadable` is gone or changed on disk. */
export type Phase = 'waiting' | 'uploading' | 'paused' | 'unreadable' | 'refused' | 'sent'

/** One file of this visit, or a member of one of its ZIPs. */
export interface UploadItem {
  /** The client's own name for the file; the id of a member. */
  readonly key: string
  readonly name: string
  readonly kind: Kind
  /** Null in uploads of an older console: the first contributor of the user. */
  readonly contributor: number | null
  readonly bytes: number
  readonly phase: Phase
  readonly sentBytes: number
  /** The id on the server. */
  readonly upload: string | null
  /** Why a request was refused. */
  readonly code: ErrorCode | null
  /** What the browser found in a drawing; null before it has looked, and for other files. */
  readonly found: readonly LintResult[] | null
  /** What the server made of the file. */
  readonly outcome: UploadOutcome | null
  /** The name of the ZIP of a member. */
  readonly zip: string | null
}

export type ShownState =
  | Exclude<Phase, 'sent' | 'refused'>
  | 'checking'
  | 'unpacking'
  | 'unpacked'
  | 'ready'
  | 'refused'

/** What a row says, with the code of a refusal. */
export function shownState({ phase, code, outcome }: UploadItem): {
  readonly state: ShownState
  readonly code: ErrorCode | null
} {
  if (phase === 'refused') return { state: 'refused', code }
  if (phase !== 'sent') return { state: phase, code: null }
  if (outcome === null || outcome.state === 'receiving') return { state: 'checking', code: null }
  if (outcome.state === 'refused' || outcome.processing === 'refused')
    return { state: 'refused', code: outcome.code }
  if (outcome.state !== 'draft') return { state: outcome.state, code: null }
  return { state: outcome.processing === 'ready' ? 'ready' : 'checking', code: null }
}

/** The findings to show: the server's as soon as they are known, which see more than the browser's. */
export function shownFindings({ phase, found, outcome }: UploadItem): readonly LintResult[] | null {
  if (outcome?.processing === 'ready' && outcome.lint !== null) return outcome.lint
  return phase === 'refused' || outcome?.processing === 'refused' ? null : found
}

/** Whether the server may still change its mind about a file. */
export function isAwaited(item: UploadItem): boolean {
  const { state } = shownState(item)
  return item.upload !== null && (state === 'checking' || state === 'unpacking')
}

/** The items with what the server says about them; members of a ZIP follow it, in its order. */
export function withOutcomes(
  items: readonly UploadItem[],
  outcomes: readonly UploadOutcome[],
): readonly UploadItem[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const updated = items.map((item) => {
    const outcome = byId.get(item.upload ?? '')
    return outcome === undefined ? item : { ...item, outcome, name: outcome.name }
  })
  const known = new Map(updated.map((item) => [item.upload, item]))
  return updated
    .filter(({ zip }) => zip === null)
    .flatMap((item) => {
      const members = item.outcome?.members ?? []
      return [item, ...members.map((id) => known.get(id) ?? memberOf(item, id))]
    })
}

/** The files of a list: all, those that became drafts, and those that their contributor has to change or remove. */
export const UPLOAD_VIEWS = ['all', 'ready', 'refused'] as const
export type UploadView = (typeof UPLOAD_VIEWS)[number]

const VIEW_STATES: Readonly<Record<Exclude<UploadView, 'all'>, readonly ShownState[]>> = {
  ready: ['ready'],
  refused: ['refused', 'unreadable'],
}

/** The items of a view, in their order. */
export function uploadsIn(view: UploadView, items: readonly UploadItem[]): readonly UploadItem[] {
  return view === 'all' ? items : items.filter((item) => VIEW_STATES[view].includes(shownState(item).state))
}

/** How many files are ready and refused. A ZIP whose members are listed is not counted. */
export function countUploads(items: readonly UploadItem[]): {
  readonly total: number
  readonly ready: number
  readonly refused: number
} {
  return {
    total: items.filter((item) => shownState(item).state !== 'unpacked').length,
    ready: uploadsIn('ready', items).length,
    refused: uploadsIn('refused', items).length,
  }
}

function memberOf(zip: UploadItem, id: string): UploadItem {
  const unknown = { name: '', bytes: 0, sentBytes: 0, code: null, found: null, outcome: null } as const
  return {
    ...unknown,
    key: id,
    upload: id,
    kind: zip.kind,
    contributor: zip.contributor,
    phase: 'sent',
    zip: zip.name,
  }
}
