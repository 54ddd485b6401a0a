import { describe, expect, it } from 'vitest'
import { checkTyped } from './check-typed.ts'
import { COMPLETE_WORK } from './complete-work.ts'
import { lint } from './lint.ts'

describe('checkTyped', () => {
  it('has the findings of the server in the typed fields', () => {
    const work = {
      ...COMPLETE_WORK,
      title: 'RED_HEART icon  x',
      keywords: ['heart', 'hearts'],
      priceCents: 1,
    }
    expect(checkTyped(work).results).toEqual(lint(work))
  })

  it('leaves out fields that are chosen', () => {
    expect(checkTyped({ ...COMPLETE_WORK, hasCategory: false, generativeAi: null }).results).toEqual([])
  })

  it('reads typed keywords as they are stored', () => {
    expect(checkTyped({ ...COMPLETE_WORK, keywords: [' Heart', 'love ', 'valentine', ''] })).toEqual({
      results: [],
      changes: [],
    })
  })

  it('offers safe fixes of title and keywords, which leave nothing to fix', () => {
    const typed = { ...COMPLETE_WORK, title: 'red  heart.', keywords: ['heart', 'hearts', 'icon', 'love'] }
    expect(checkTyped(typed).changes).toEqual([
      { field: 'title', before: 'red  heart.', after: 'Red heart' },
      { field: 'keywords', before: 'heart, hearts, icon, love', after: 'heart, love' },
    ])
    expect(checkTyped({ ...typed, title: 'Red heart', keywords: ['heart', 'love'] }).changes).toEqual([])
  })
})
