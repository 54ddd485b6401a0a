import { describe, expect, it } from 'vitest'
import { pageWindow } from '#storefront/ui/page-window.ts'

describe('pageWindow', () => {
  it('names every page of a short listing', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(1, 3)).toEqual([1, 2, 3])
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps the first and the last page of a long one', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, null, 20])
    expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
    expect(pageWindow(20, 20)).toEqual([1, null, 19, 20])
  })

  it('never leaves out a single page', () => {
    for (let count = 1; count <= 12; count++) {
      for (let page = 1; page <= count; page++) {
        const pages = pageWindow(page, count)
        pages.forEach((one, index) => {
          if (one !== null) return
          const [before, after] = [pages[index - 1], pages[index + 1]]
          expect((after ?? 0) - (before ?? 0), `page ${page} of ${count}`).toBeGreaterThan(2)
        })
      }
    }
  })
})
