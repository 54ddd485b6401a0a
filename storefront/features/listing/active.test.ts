import { describe, expect, it } from 'vitest'
import { refineWithin } from '#domain/routing/refine.ts'
import { printView, readView } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'

const view = readView(
  printView({ kind: 'icon', words: 'fox', price: 'free', style: ['flat', 'line'], contributor: 'lucide' }),
)

describe('activeFilters', () => {
  it('lists every active value once, and none without filters', () => {
    expect(activeFilters(view).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'price free',
      'style flat',
      'style line',
    ])
    expect(activeFilters(readView('all'))).toEqual([])
  })

  it('lists for packs only the filters of packs', () => {
    const packs = readView(printView({ form: 'pack', style: ['flat'], colour: ['red'], age: ['adult'] }))
    expect(activeFilters(packs).map(({ name }) => name)).toEqual(['style'])
  })

  it('removes one value and keeps the others', () => {
    const flat = activeFilters(view).find(({ value }) => value === 'flat')
    expect(refineWithin(view, flat?.without ?? {})).toMatchObject({ style: ['line'], price: 'free' })
  })

  it('removes all but kind and words', () => {
    const lifted = readView(printView(refineWithin(view, WITHOUT_FILTERS)))
    expect(activeFilters(lifted)).toEqual([])
    expect(lifted).toMatchObject({ kind: 'icon', words: 'fox', contributor: 'lucide' })
  })
})
