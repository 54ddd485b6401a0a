import { expect, test } from 'vitest'
import { type KeyAct, keyAct } from './grid-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each<[string, Partial<typeof NONE>, KeyAct | null]>([
  ['ArrowDown', {}, { act: 'move', move: 'down', extend: false }],
  ['ArrowDown', { shiftKey: true }, { act: 'move', move: 'down', extend: true }],
  ['Home', {}, { act: 'move', move: 'row-start', extend: false }],
  ['Home', { ctrlKey: true }, { act: 'move', move: 'first', extend: false }],
  ['End', { metaKey: true, shiftKey: true }, { act: 'move', move: 'last', extend: true }],
  ['F2', {}, { act: 'edit', text: null }],
  ['Enter', {}, { act: 'edit', text: null }],
  ['Delete', {}, { act: 'clear' }],
  ['x', {}, { act: 'edit', text: 'x' }],
  ['X', { shiftKey: true }, { act: 'edit', text: 'X' }],
  ['z', { ctrlKey: true }, { act: 'undo' }],
  ['Z', { metaKey: true, shiftKey: true }, { act: 'redo' }],
  ['y', { ctrlKey: true }, { act: 'redo' }],
  ['Tab', {}, null],
  ['Shift', { shiftKey: true }, null],
  ['c', { ctrlKey: true }, null],
  ['ArrowLeft', { altKey: true }, null],
])('%s with %o does %o', (key, modifiers, act) => {
  expect(keyAct({ ...NONE, ...modifiers, key })).toEqual(act)
})
