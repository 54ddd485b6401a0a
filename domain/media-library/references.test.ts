import { describe, expect, it } from 'vitest'
import { picturesIn, withPictures } from './references.ts'

const page = {
  seo: { picture: 1, image: 9 },
  blocks: [
    { blockType: 'picture', work: 2, image: 5 },
    { blockType: 'gallery', works: [3], images: [7, { id: 5 }, 'x', null] },
    { blockType: 'text', body: { en: { root: { children: [{ fields: { image: 6 } }] } } } },
  ],
}

describe('the pictures of a document', () => {
  it('are found at any depth, each once, in ascending order; works are none', () => {
    expect(picturesIn(page)).toEqual([5, 6, 7, 9])
  })

  it.each([null, undefined, 'image', 7, [], { image: 0 }, { image: -1 }, { image: 1.5 }, { image: 2 ** 31 }])(
    'are none in %j',
    (document) => expect(picturesIn(document)).toEqual([]),
  )

  it('are searched to a depth that no document has', () => {
    let deep: object = { image: 4 }
    for (let level = 0; level < 5_000; level += 1) deep = { deep }
    expect(picturesIn({ image: 3, deep })).toEqual([3])
  })

  it('get other ids; those without one are left out, and all else stays', () => {
    const mapped = withPictures(page, (id) => (id === 7 || id === 9 ? id * 10 : null))
    expect(mapped).toEqual({
      seo: { picture: 1, image: 90 },
      blocks: [
        { blockType: 'picture', work: 2, image: null },
        { blockType: 'gallery', works: [3], images: [70] },
        { blockType: 'text', body: { en: { root: { children: [{ fields: { image: null } }] } } } },
      ],
    })
  })
})
