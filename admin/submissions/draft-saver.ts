import type { EditSubmissionForm, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { RequestError } from '../providers/send-request.ts'
import { type Draft, differingFields } from './draft.ts'

export interface SaverState {
  /** `unsaved` waits for the end of the typing, `failed` for the author or the connection. */
  readonly status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
  /** The last refusal; null once a request succeeds. */
  readonly error: RequestError | null
}

/** A draft that the server does not have yet, with the version that it changes. */
export interface UnsavedDraft {
  readonly draft: Draft
  readonly version: number
  readonly base: Draft
}

interface SaverOptions {
  /** The version that the form shows, and its content. */
  readonly version: number
  readonly base: Draft
  /** @throws RequestError */
  send(form: EditSubmissionForm): Promise<Pick<SubmissionDetail, 'version'>>
  /** Keeps in the browser what is not saved yet; null once everything is. */
  keep(unsaved: UnsavedDraft | null): void
  onState(state: SaverState): void
}

/** Time without a change after which a form is saved. */
export const SAVE_AFTER_MS = 1_000
/** Time after which a save is repeated that the server could not answer. */
export const RETRY_AFTER_MS = 5_000

export type DraftSaver = ReturnType<typeof createDraftSaver>

/**
 * Saves a form some time after its last change: one request at a time, each with the version that the author saw last.
 * Where the server has another version, nothing is sent until the author decides.
 */
export function createDraftSaver({ version, base, send, keep, onState }: SaverOptions) {
  let seen = { version, base }
  let state: SaverState = { status: 'saved', error: null }
  let pending: Draft | null = null
  let sending: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: SaverState): void {
    state = next
    onState(next)
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function keepPending(draft: Draft | null): void {
    keep(draft === null ? null : { draft, ...seen })
  }

  async function sendPending(draft: Draft): Promise<void> {
    pending = null
    set({ ...state, status: 'saving' })
    try {
      seen = { version: (await send({ ...draft, expected: seen.version })).version, base: draft }
      keepPending(pending)
      set({ status: pending === null ? 'saved' : 'unsaved', error: null })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      // A later change of the form replaces what was not saved.
      pending ??= draft
      set({ status: error.code === 'state-changed' ? 'conflict' : 'failed', error })
      if (error.code === 'unavailable') schedule(RETRY_AFTER_MS)
    }
  }

  /** Saves now what has changed. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (sending !== null) await sending
    if (pending === null || state.status === 'conflict') return
    sending = sendPending(pending).finally(() => {
      sending = null
    })
    await sending
  }

  return {
    /** The version on the server and its content, as far as this form knows; its own saves included. */
    seen: () => seen,
    /** What is not saved yet. */
    pending: () => pending,
    isSaved: () => pending === null && sending === null,
    state: () => state,
    change: (draft: Draft) => {
      // A change that was taken back needs no request.
      if (state.status === 'saved' && differingFields(draft, seen.base).length === 0) return
      pending = draft
      keepPending(draft)
      if (state.status === 'conflict') return
      if (state.status !== 'saving') set({ ...state, status: 'unsaved' })
      schedule(SAVE_AFTER_MS)
    },
    flush,
    /** Another tab or user has saved another version. */
    conflict: () => {
      clearTimeout(timer)
      set({ ...state, status: 'conflict' })
    },
  } as const
}
