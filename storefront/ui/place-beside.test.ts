import { describe, expect, it } from 'vitest'
import { positionBeside } from '#storefront/ui/place-beside.ts'

const WINDOW = { width: 1000, height: 600 }
const DIALOG = { width: 240, height: 300 }
const at = (left: number, top: number, width = 100) =>
  positionBeside({ left, top, width, height: 100 }, DIALOG, WINDOW)

describe('positionBeside', () => {
  it('is to the right of the element, level with its top', () => {
    expect(at(100, 50)).toEqual({ left: 208, top: 50 })
  })

  it('is to the left where the window ends', () => {
    expect(at(652, 50).left).toBe(404)
    expect(at(644, 50).left).toBe(752)
  })

  it('stays within the window where neither side has room, and at its lower and upper edge', () => {
    expect(at(100, 50, 800).left).toBe(752)
    expect(at(100, 550).top).toBe(292)
    expect(at(100, -80).top).toBe(8)
  })
})
