import { describe, expect, it } from 'vitest'
import { toggled, validValues } from '#domain/routing/choices.ts'

describe('validValues', () => {
  it('keeps each value once, in one order', () => {
    expect(validValues('style', ['solid', 'line', 'solid'])).toEqual(['line', 'solid'])
  })

  it('drops what cannot be a value', () => {
    expect(validValues('style', ['', 'A', '../x', 'line'])).toEqual(['line'])
    expect(validValues('colour', ['red', 'mauve'])).toEqual(['red'])
    expect(validValues('orientation', ['square', 'round'])).toEqual(['square'])
    expect(validValues('format', ['svg', 'exe'])).toEqual(['svg'])
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

describe('toggled', () => {
  it('adds in order what is not there, and takes away what is', () => {
    expect(toggled(['line'], 'flat')).toEqual(['flat', 'line'])
    expect(toggled(['flat', 'line'], 'flat')).toEqual(['line'])
    expect(toggled([], 'line')).toEqual(['line'])
  })
})
