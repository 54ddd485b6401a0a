import { describe, expect, it } from 'vitest'
import { moveHighlight } from '#domain/search/suggestion-keyboard.ts'

describe('moveHighlight', () => {
  it.each([
    [null, 0],
    [0, 1],
    [3, 4],
    [4, 0],
  ])('down from %s of five is %s', (from, to) => {
    expect(moveHighlight(from, 5, 1)).toBe(to)
  })

  it.each([
    [null, 4],
    [4, 3],
    [1, 0],
    [0, 4],
  ])('up from %s of five is %s', (from, to) => {
    expect(moveHighlight(from, 5, -1)).toBe(to)
  })

  it('stays on the only one, and highlights nothing in an empty list', () => {
    expect(moveHighlight(0, 1, 1)).toBe(0)
    expect(moveHighlight(0, 1, -1)).toBe(0)
    expect(moveHighlight(null, 0, 1)).toBeNull()
    expect(moveHighlight(2, 0, -1)).toBeNull()
  })

  it('restarts when the list became shorter than the highlighted position', () => {
    expect(moveHighlight(4, 3, 1)).toBe(0)
    expect(moveHighlight(3, 3, -1)).toBe(2)
  })
})
