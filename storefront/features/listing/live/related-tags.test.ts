import { describe, expect, it } from 'vitest'
import { relatedTags } from '#storefront/features/listing/live/related-tags.ts'

const item = (...names: string[]) => ({ tags: names, tagSlugs: names.map((name) => name.toLowerCase()) })
const slugs = (tags: readonly { slug: string }[]) => tags.map(({ slug }) => slug)

describe('relatedTags', () => {
  it('lists the most shared tags first', () => {
    const items = [item('Fox', 'Animal'), item('Wolf', 'Animal'), item('Animal', 'Wolf')]
    expect(relatedTags(items, null, 'en')).toEqual([
      { slug: 'animal', name: 'Animal' },
      { slug: 'wolf', name: 'Wolf' },
      { slug: 'fox', name: 'Fox' },
    ])
  })

  it('leaves out the words that were searched for', () => {
    expect(slugs(relatedTags([item('Foxes', 'Red fox', 'Den')], 'red-fox', 'en'))).toEqual(['den'])
  })

  it('leaves out names that are no words, such as those of sources and sizes', () => {
    expect(slugs(relatedTags([item('Iconify1', '24', 'Den')], null, 'en'))).toEqual(['den'])
  })

  it.each([
    [9, 9],
    [10, 10],
    [11, 10],
  ])('of %i lists %i', (there, named) => {
    const names = Array.from({ length: there }, (_, index) => `Tag ${String.fromCharCode(97 + index)}`)
    expect(relatedTags([item(...names)], null, 'en')).toHaveLength(named)
  })
})
