import { describe, expect, it } from 'vitest'
import { findCategory } from '#storefront/features/directories/find-category.ts'

const FOX = { slug: 'foxes', name: 'Foxes', count: 3 }
const ANIMALS = { slug: 'animals', name: 'Animals', count: 9, children: [FOX] }

describe('findCategory', () => {
  it('finds a root with what is under it', () => {
    expect(findCategory([ANIMALS], 'animals')).toEqual({ category: ANIMALS, parent: null })
  })

  it('finds a child with what is above it', () => {
    expect(findCategory([ANIMALS], 'foxes')).toEqual({ category: { ...FOX, children: [] }, parent: ANIMALS })
  })

  it('finds nothing else', () => {
    expect(findCategory([ANIMALS], 'fox')).toBeNull()
    expect(findCategory([], 'animals')).toBeNull()
  })
})
