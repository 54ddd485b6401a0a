import { describe, expect, it } from 'vitest'
import { NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import { printView, readView, type View } from '#domain/routing/view.ts'

const PLAIN: View = {
  kind: null,
  form: 'item',
  variant: null,
  words: null,
  page: 1,
  sort: 'popular',
  price: 'all',
  ...NOTHING_CHOSEN,
  contributor: null,
}

describe('view', () => {
  it('is one word without filters', () => {
    expect(printView({})).toBe('all')
    expect(printView({ kind: null, form: 'item', variant: null })).toBe('all')
    expect(readView('all')).toEqual(PLAIN)
  })

  it('is parsed back as it was printed, percent-encoded or not', () => {
    const said = { kind: '3d', form: 'pack', page: 2, sort: 'latest', price: 'free' } as const
    const chosen = { style: ['clay', 'flat'], colour: ['red'], contributor: 'lucide' }
    expect(readView(printView({ ...said, ...chosen }))).toEqual({ ...PLAIN, ...said, ...chosen })
    expect(readView(encodeURIComponent(printView({ words: 'ハート-한국어' })))).toEqual({
      ...PLAIN,
      words: 'ハート-한국어',
      sort: 'relevant',
    })
  })

  it('contains what the variant implies', () => {
    expect(readView(printView({ variant: 'free' }))).toMatchObject({ price: 'free', sort: 'popular' })
    expect(readView(printView({ variant: 'new', words: 'fox' }))).toMatchObject({
      sort: 'latest',
      words: 'fox',
    })
  })
})
