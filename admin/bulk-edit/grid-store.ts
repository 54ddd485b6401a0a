import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import { EDITS_BYTES } from '#domain/contract/body-limits.ts'
import { type EditOutcome, type EditRow, MAX_EDITS } from '#domain/contract/console/bulk-edit.ts'
import { RequestError } from '../providers/send-request.ts'
import { RETRY_AFTER_MS, SAVE_AFTER_MS } from '../submissions/draft-saver.ts'
import {
  type CellWrite,
  type Grid,
  redo,
  retryRefused,
  rowsToSend,
  translateGrid,
  undo,
  writeCells,
} from './grid-model.ts'
import { decideConflict, withOutcomes } from './outcomes.ts'

export interface GridState {
  readonly grid: Grid
  readonly isSending: boolean
  /** Why the last request failed as a whole; null once one succeeds. */
  readonly error: RequestError | null
}

interface StoreOptions {
  readonly grid: Grid
  readonly choices: CellChoices
  /** @throws RequestError */
  send(edits: readonly EditRow[]): Promise<readonly EditOutcome[]>
  /** Keeps in the browser what is not saved. */
  keep(grid: Grid, choices: CellChoices): void
}

export type GridStore = ReturnType<typeof createGridStore>

/**
 * The grid, saved some time after its last change: one request at a time, each with the versions that the author saw
 * last. What a request refuses stays in the grid, with the other changes.
 */
export function createGridStore({ grid: opened, choices: first, send, keep }: StoreOptions) {
  let choices = first
  let state: GridState = { grid: opened, isSending: false, error: null }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushing: Promise<void> | null = null

  function set(change: Partial<GridState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function change(grid: Grid): void {
    if (grid === state.grid) return
    set({ grid })
    keep(grid, choices)
    schedule(SAVE_AFTER_MS)
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** @returns whether there may be more to send */
  async function sendBatch(): Promise<boolean> {
    const sent = state.grid
    const batch = firstBatch(rowsToSend(sent, choices))
    if (batch.length === 0) return false
    try {
      const outcomes = await send(batch)
      const grid = withOutcomes(state.grid, sent, outcomes, choices)
      keep(grid, choices)
      set({ grid, error: null })
      return true
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      set({ error })
      if (error.code === 'unavailable') schedule(RETRY_AFTER_MS)
      return false
    }
  }

  async function sendAll(): Promise<void> {
    set({ isSending: true })
    try {
      while (await sendBatch());
    } finally {
      set({ isSending: false })
    }
  }

  /** Saves now what has changed. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    flushing ??= sendAll().finally(() => {
      flushing = null
    })
    await flushing
  }

  return {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: (writes: readonly CellWrite[]) => change(writeCells(state.grid, writes, choices)),
    undo: () => change(undo(state.grid, choices)),
    redo: () => change(redo(state.grid, choices)),
    decide: (id: number, side: 'mine' | 'theirs') => change(decideConflict(state.grid, id, side)),
    /** The choices have other names from now on. */
    translate: (next: CellChoices) => {
      if (next === choices) return
      set({ grid: translateGrid(state.grid, choices, next) })
      choices = next
      keep(state.grid, choices)
    },
    flush,
    /** Sends refused rows as well. */
    retry: () => {
      change(retryRefused(state.grid))
      return flush()
    },
    /** Stops the timer; the last request continues. */
    close: () => clearTimeout(timer),
  } as const
}

/** Each character takes three bytes at most. */
const BATCH_CHARACTERS = EDITS_BYTES / 4

/** As many rows as one request may have. */
function firstBatch(rows: readonly EditRow[]): readonly EditRow[] {
  let characters = 0
  const full = rows.findIndex((row) => {
    characters += JSON.stringify(row).length
    return characters > BATCH_CHARACTERS
  })
  return rows.slice(0, Math.min(MAX_EDITS, full === -1 ? rows.length : Math.max(1, full)))
}
