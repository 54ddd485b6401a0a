import { describe, expect, it } from 'vitest'
import { haveReasons, isOnPicture, markOf, middleMark, stepMark } from './marks.ts'

describe('markOf', () => {
  it('marks a region in whichever direction it is drawn', () => {
    const region = { reason: 'quality', x: 100, y: 200, width: 300, height: 50 }
    expect(markOf('quality', { x: 100, y: 200 }, { x: 400, y: 250 })).toEqual(region)
    expect(markOf('quality', { x: 400, y: 250 }, { x: 100, y: 200 })).toEqual(region)
  })

  it('marks a point for a click and for a drag shorter than 15 per mille', () => {
    expect(markOf('title', { x: 10.4, y: 20.6 }, { x: 10.4, y: 20.6 })).toEqual({
      reason: 'title',
      x: 10,
      y: 21,
      width: 0,
      height: 0,
    })
    expect(markOf('title', { x: 10, y: 10 }, { x: 24, y: 300 }).width).toBe(0)
    expect(markOf('title', { x: 10, y: 10 }, { x: 25, y: 25 }).width).toBe(15)
  })

  it('ends at the edges of the picture', () => {
    const mark = markOf('quality', { x: -50, y: 900 }, { x: 1_200, y: 1_100 })
    expect(mark).toMatchObject({ x: 0, y: 900, width: 1_000, height: 100 })
    expect(isOnPicture(mark)).toBe(true)
    expect(isOnPicture({ ...mark, width: 1_001 })).toBe(false)
  })
})

describe('haveReasons', () => {
  const mark = markOf('quality', { x: 1, y: 1 }, { x: 1, y: 1 })

  it('accepts marks with a chosen reason, and no marks', () => {
    expect(haveReasons([mark], ['title', 'quality'])).toBe(true)
    expect(haveReasons([], [])).toBe(true)
  })

  it('refuses a mark whose reason was not chosen', () => {
    expect(haveReasons([mark], ['title'])).toBe(false)
  })
})

describe('stepMark', () => {
  const mark = middleMark('quality')

  it('moves a mark up to the edge of the picture', () => {
    expect(stepMark(mark, { x: 10, y: -10 }, false)).toMatchObject({ x: 410, y: 390, width: 200 })
    expect(stepMark(mark, { x: 900, y: -900 }, false)).toMatchObject({ x: 800, y: 0 })
  })

  it('resizes a mark up to the edge of the picture, and down to nothing', () => {
    expect(stepMark(mark, { x: 10, y: -10 }, true)).toMatchObject({ x: 400, width: 210, height: 190 })
    expect(stepMark(mark, { x: 900, y: -900 }, true)).toMatchObject({ width: 600, height: 0 })
  })
})
