import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import { clearBlock, copyBlock, GRID_COLUMNS, pasteBlock } from './block.ts'
import type { After } from './cell-editor.tsx'
import { blockToText, textToBlock } from './clipboard.ts'
import { keyAct } from './grid-keys.ts'
import { type Grid, shownText } from './grid-model.ts'
import type { GridStore } from './grid-store.ts'
import {
  moveSelection,
  type Place,
  rangeOf,
  type Selection,
  selectAll,
  selectCell,
  stepSelection,
} from './selection.ts'

interface GridInput {
  readonly grid: Grid
  readonly store: GridStore
  readonly choices: CellChoices
  /** Opens the submission of a row. */
  readonly onOpen: (id: number) => void
}

/** The title of the first row. */
const FIRST = selectCell({ row: 0, column: 1 })

/** Selection and editing by keyboard, pointer and clipboard. */
export function useGridInput({ grid, store, choices, onOpen }: GridInput) {
  const [selection, setSelection] = useState(FIRST)
  const [edited, setEdited] = useState<string | null>(null)
  /** Whether the active cell takes the focus once it is drawn. */
  const wantsFocus = useRef(false)
  const tapped = useRef(false)
  const size = { rows: grid.rows.length, columns: GRID_COLUMNS.length }
  const { active } = selection
  const range = rangeOf(selection)

  function select(next: Selection): void {
    wantsFocus.current = true
    setSelection(next)
  }

  function edit({ row: at, column: index }: Place, text: string | null): void {
    const [row, column] = [grid.rows[at], GRID_COLUMNS[index]]
    if (row === undefined || column === undefined) return
    if (column !== null) setEdited(text ?? shownText(grid, row, column, choices))
    else if (text === null) onOpen(row.id)
  }

  function commit(text: string, after: After): void {
    const [row, column] = [grid.rows[active.row], GRID_COLUMNS[active.column]]
    if (row !== undefined && column !== undefined && column !== null)
      store.write([{ id: row.id, column, text }])
    setEdited(null)
    if (after === 'stay') return
    select(
      after === 'down'
        ? moveSelection(selection, 'down', size, { extend: false })
        : (stepSelection(selection, after === 'next' ? 1 : -1, size) ?? selectCell(active)),
    )
  }

  function cancel(): void {
    wantsFocus.current = true
    setEdited(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const done = edited === null ? keyAct(event) : null
    if (done === null) return
    event.preventDefault()
    if (done.act === 'move') select(moveSelection(selection, done.move, size, done))
    else if (done.act === 'edit') edit(active, done.text)
    else if (done.act === 'clear') store.write(clearBlock(grid, range))
    else if (done.act === 'select-all') select(selectAll(size))
    else if (done.act === 'collapse') select(selectCell(active))
    else store[done.act]()
  }

  function onCopy(event: ClipboardEvent): void {
    if (edited !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', blockToText(copyBlock(grid, range, choices)))
    if (event.type === 'cut') store.write(clearBlock(grid, range))
  }

  function onPaste(event: ClipboardEvent): void {
    if (edited !== null) return
    event.preventDefault()
    store.write(pasteBlock(grid, range, textToBlock(event.clipboardData.getData('text/plain'))))
  }

  function onPointerDown(event: PointerEvent): void {
    const place = placeAt(event.target)
    if (place === null || event.button !== 0) return
    tapped.current = event.pointerType !== 'mouse' && isSame(place, active)
    select(event.shiftKey ? { active: place, anchor: selection.anchor } : selectCell(place))
  }

  function onPointerOver(event: PointerEvent): void {
    const place = placeAt(event.target)
    if (place === null || event.buttons !== 1 || event.pointerType !== 'mouse' || edited !== null) return
    setSelection({ active: place, anchor: selection.anchor })
  }

  /** A second tap on a cell edits it. */
  function onClick(event: MouseEvent): void {
    const place = placeAt(event.target)
    if (place !== null && place.column > 0 && tapped.current) edit(place, null)
  }

  function onDoubleClick(event: MouseEvent): void {
    const place = placeAt(event.target)
    if (place !== null && place.column > 0) edit(place, null)
  }

  // The same function at each render: rows that have not changed are not drawn again.
  const latest = useRef({ commit, cancel })
  latest.current = { commit, cancel }
  const onCommit = useCallback((text: string, after: After) => latest.current.commit(text, after), [])
  const onCancel = useCallback(() => latest.current.cancel(), [])

  const onGrid = {
    onKeyDown,
    onCopy,
    onCut: onCopy,
    onPaste,
    onPointerDown,
    onPointerOver,
    onClick,
    onDoubleClick,
  }
  return { active, range, edited, wantsFocus, onGrid, onCommit, onCancel } as const
}

/** The cell of an event; null for one that is inside the editor. */
function placeAt(target: EventTarget): Place | null {
  if (!(target instanceof Element) || target.closest('input, select, textarea') !== null) return null
  const [row, column] = target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ') ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column
}
