import { describe, expect, it } from 'vitest'
import { toggled, validValues } from '#domain/routing/choices.ts'

describe('validValues', () => {
  it('keeps each value once, in one order', () => {
    expect(validValues('style', ['solid', 'line', 'solid'])).toEqual(['line', 'solid'])
  })

  it('drops invalid values', () => {
    expect(validValues('style', ['', 'A', '../x', 'line'])).toEqual(['line'])
    expect(validValues('colour', ['red', 'mauve'])).toEqual(['red'])
    expect(validValues('orientation', ['square', 'round'])).toEqual(['square'])
    expect(validValues('format', ['svg', 'exe'])).toEqual(['svg'])
    expect(validValues('age', ['adult', 'ancient'])).toEqual(['adult'])
    expect(validValues('people', ['4', '5'])).toEqual(['4'])
  })

  it.each([
    [7, 7],
    [8, 8],
    [9, 8],
  ])('of %i values keeps %i', (given, kept) => {
    const values = Array.from({ length: given }, (_, index) => `style-${index}`)
    expect(validValues('style', values)).toHaveLength(kept)
  })
})

describe('a choice of one', () => {
  it('replaces the value of a single choice', () => {
    expect(validValues('minWidth', ['512', '1024'])).toHaveLength(1)
    expect(toggled('minWidth', ['512'], '1024')).toEqual(['1024'])
    expect(toggled('minWidth', ['512'], '512')).toEqual([])
  })
})

describe('toggled', () => {
  it('adds a missing value in order, and removes a present one', () => {
    expect(toggled('style', ['line'], 'flat')).toEqual(['flat', 'line'])
    expect(toggled('style', ['flat', 'line'], 'flat')).toEqual(['line'])
    expect(toggled('style', [], 'line')).toEqual(['line'])
  })
})
