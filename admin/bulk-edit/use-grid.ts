import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission, EditManyAnswer } from '#domain/contract/console/bulk-edit.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { createKeeper, type KeeperHost, type LeftBehind } from '../commands/kept-values.ts'
import { sendJson } from '../providers/send-request.ts'
import { createGridStore, type GridState, type GridStore } from './grid-store.ts'
import { type KeptCell, keptPrefix, readKeptCells, reopenGrid, unsavedCells } from './kept-cells.ts'

export const BROWSER: KeeperHost = { storage: localStorage, locks: navigator.locks }

interface Opening {
  readonly user: string
  readonly rows: readonly EditableSubmission[]
  readonly kept: readonly LeftBehind[]
  readonly choices: CellChoices
}

interface OpenedGrid {
  readonly store: GridStore
  readonly state: GridState
  /** Cells of earlier visits whose submissions cannot be edited any more. */
  readonly lost: readonly KeptCell[]
  discardLost(): void
}

/** The grid of one visit, which saves itself. What it could not save waits in the browser for the next visit. */
export function useGrid(opening: Opening): OpenedGrid {
  const { kept, choices } = opening
  const [{ store, keep, close, lost: found }] = useState(() => open(opening))
  const [lost, setLost] = useState(found)
  const state = useSyncExternalStore(store.subscribe, store.snapshot)

  useEffect(() => store.translate(choices), [store, choices])

  useEffect(() => {
    keep(lost)
    for (const { take } of kept) take()
  }, [keep, kept, lost])

  useEffect(() => {
    const flush = () => void store.flush()
    flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      void store.flush().finally(() => {
        store.close()
        close()
      })
    }
  }, [store, close])

  return { store, state, lost, discardLost: () => setLost([]) }
}

function open({ user, rows, kept, choices }: Opening) {
  const { grid, lost } = reopenGrid(
    rows,
    kept.flatMap(({ value }) => readKeptCells(value)),
    choices,
  )
  const { keep: keepCells, close } = createKeeper<readonly KeptCell[]>(BROWSER, keptPrefix(user))
  let unsaved = unsavedCells(grid, choices)
  let gone = lost

  function keep(stillLost: readonly KeptCell[] = gone): void {
    gone = stillLost
    keepCells(unsaved.length + gone.length === 0 ? null : [...unsaved, ...gone])
  }

  const store = createGridStore({
    grid,
    choices,
    send: async (edits) =>
      ((await sendJson(`${CONSOLE_API}/submissions/edit-many`, { edits })) as EditManyAnswer).rows,
    keep: (next, named) => {
      unsaved = unsavedCells(next, named)
      keep()
    },
  })
  return { store, keep, close, lost } as const
}
