import { expect, it } from 'vitest'
import {
  NO_PALETTE,
  readPaletteSettings,
  resetPalette,
  toggleAutoApply,
  togglePalette,
  withoutPalette,
} from './settings.ts'

const chosen = { selected: 'a', autoApply: true }

it('selects one palette at a time, and deselects the one that is selected', () => {
  expect(togglePalette(NO_PALETTE, 'a')).toEqual({ selected: 'a', autoApply: false })
  expect(togglePalette(chosen, 'b')).toEqual({ selected: 'b', autoApply: true })
  expect(togglePalette(chosen, 'a')).toEqual({ selected: null, autoApply: true })
})

it('deselects a palette that is removed, and no other', () => {
  expect(withoutPalette(chosen, 'a').selected).toBeNull()
  expect(withoutPalette(chosen, 'b')).toEqual(chosen)
})

it('deselects when it is reset', () => {
  expect(resetPalette(chosen)).toEqual({ selected: null, autoApply: true })
})

it('toggles auto-apply and keeps the selection', () => {
  expect(toggleAutoApply(chosen)).toEqual({ selected: 'a', autoApply: false })
  expect(toggleAutoApply(toggleAutoApply(chosen))).toEqual(chosen)
})

it('ignores stored settings of another shape', () => {
  expect(readPaletteSettings({ selected: 'a', autoApply: true })).toEqual(chosen)
  for (const kept of [null, 'a', [], { selected: 7, autoApply: 'yes' }])
    expect(readPaletteSettings(kept)).toEqual(NO_PALETTE)
})
