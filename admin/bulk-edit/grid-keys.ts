import type { Move } from './selection.ts'

/** What a key does while no cell is edited. */
export type KeyAct =
  | { readonly act: 'move'; readonly move: Move; readonly extend: boolean }
  /** With the text that the cell begins with; null for what it has. */
  | { readonly act: 'edit'; readonly text: string | null }
  | { readonly act: 'clear' | 'undo' | 'redo' | 'select-all' | 'collapse' }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'row-start',
  End: 'row-end',
}
const MOVES_WITH_CONTROL: Readonly<Record<string, Move>> = { Home: 'first', End: 'last' }

const ACTS: Readonly<Record<string, KeyAct>> = {
  Enter: { act: 'edit', text: null },
  F2: { act: 'edit', text: null },
  Delete: { act: 'clear' },
  Backspace: { act: 'clear' },
  Escape: { act: 'collapse' },
}
const ACTS_WITH_CONTROL: Readonly<Record<string, KeyAct>> = {
  a: { act: 'select-all' },
  y: { act: 'redo' },
  z: { act: 'undo' },
  'shift+z': { act: 'redo' },
}

/** Null for keys that are left to the browser: Tab leaves the grid, as in every grid of the web. */
export function keyAct({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): KeyAct | null {
  if (altKey) return null
  const hasControl = ctrlKey || metaKey
  const move = (hasControl ? MOVES_WITH_CONTROL : MOVES)[key]
  if (move !== undefined) return { act: 'move', move, extend: shiftKey }
  if (hasControl) return ACTS_WITH_CONTROL[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`] ?? null
  return ACTS[key] ?? ([...key].length === 1 ? { act: 'edit', text: key } : null)
}
