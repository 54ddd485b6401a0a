import { describe, expect, it } from 'vitest'
import { neighboursOf, RELATED_POSTS, type RelatedFacts, relatedPosts } from './related.ts'

const post = (
  id: number,
  day: number,
  category: number | null,
  ...tags: readonly number[]
): RelatedFacts => ({
  id,
  category,
  tags,
  publishedAt: new Date(Date.UTC(2026, 0, day)),
})

const POSTS = [
  post(1, 1, 1, 10, 11),
  post(2, 2, 1),
  post(3, 3, 2, 10, 11),
  post(4, 4, 2, 10),
  post(5, 5, null),
]
const [FIRST = post(1, 1, 1)] = POSTS

describe('related posts', () => {
  it('are those with most shared tags, then of the same category', () => {
    expect(relatedPosts(FIRST, [], POSTS)).toEqual([3, 2, 4])
  })

  it('are the newest where nothing is shared', () => {
    expect(relatedPosts(post(9, 1, null), [], POSTS)).toEqual([5, 4, 3])
  })

  it('begin with those that the editor chose and that are published', () => {
    expect(relatedPosts(FIRST, [5, 99, 1, 5], POSTS)).toEqual([5, 3, 2])
  })

  it('are as many as there are', () => {
    expect(relatedPosts(FIRST, [], [FIRST])).toEqual([])
    expect(relatedPosts(FIRST, [], POSTS)).toHaveLength(RELATED_POSTS)
  })
})

describe('the neighbours of a post', () => {
  it('are the ones published before and after it', () => {
    expect(neighboursOf(3, POSTS)).toEqual({ previous: 2, next: 4 })
  })

  it('are null at the ends and for an unpublished post', () => {
    expect([neighboursOf(1, POSTS), neighboursOf(5, POSTS), neighboursOf(9, POSTS)]).toEqual([
      { previous: null, next: 2 },
      { previous: 4, next: null },
      { previous: null, next: null },
    ])
  })
})
