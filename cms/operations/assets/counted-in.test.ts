import { describe, expect, test } from 'vitest'
import { countedIn } from './counted-in.ts'

describe('countedIn', () => {
  test('reads ids and populated documents alike', () => {
    expect(countedIn({ pack: 3, contributor: { id: 4, name: 'Ada' }, tags: [5, { id: 6 }] })).toEqual({
      packs: [3],
      contributors: [4],
      categories: [],
      styles: [],
      tags: [5, 6],
    })
  })

  test('is empty for an asset that did not exist', () => {
    expect(Object.values(countedIn(undefined)).flat()).toEqual([])
  })

  test('leaves out emptied relations', () => {
    expect(countedIn({ pack: null, style: undefined }).packs).toEqual([])
  })
})
