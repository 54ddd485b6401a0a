import { describe, expect, it } from 'vitest'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { ItemHit } from '#domain/contract/search.ts'
import { readView } from '#domain/routing/view.ts'
import { type Answer, type Known, listingOf } from '#storefront/features/listing/live/listing-of.ts'

const preview = (sha256: string): Preview => ({
  sha256,
  modifiedAt: '2026-01-01T00:00:00.000Z',
  width: 24,
  height: 24,
  ground: 'any',
  motion: null,
  playable: true,
})

const hit = (kind: ItemHit['kind'], slug: string): ItemHit => ({
  objectID: slug,
  form: 'item',
  slug,
  kind,
  free: true,
  title: slug,
  preview: preview(slug),
  price: 0,
  currency: null,
  featured: false,
  tags: ['Animal'],
  tagSlugs: ['animal'],
})

const FACETS: Readonly<Record<string, Record<string, number>>> = {
  kind: { photo: 3, icon: 40, sound: 9, lottie: 0 },
  style: { line: 20, solid: 30 },
  categories: { nature: 5 },
  colours: { red: 4, mauve: 2 },
  orientation: { square: 40, portrait: 3 },
  formats: { svg: 40, exe: 1 },
}

const answer = (more: Partial<Answer> = {}): Answer => ({
  hits: [hit('icon', 'fox'), hit('icon', 'owl')],
  nbHits: 43,
  nbPages: 1,
  counts: (attribute) => FACETS[attribute] ?? {},
  traits: NO_TRAITS,
  ...more,
})

const known: Known = {
  names: new Map([
    ['line', 'Linie'],
    ['nature', 'Natur'],
  ]),
  samples: new Map([['photo', preview('meadow')]]),
  packs: [],
  didYouMean: null,
  dropped: [],
}

const listed = { locale: 'de' as const, place: null, view: readView('page=2') }

describe('listingOf', () => {
  it('counts the kinds that occur, each with a sample from the hits or the known ones', () => {
    const { kinds } = listingOf(listed, answer(), known)
    expect(kinds.map(({ kind, count, sample }) => [kind, count, sample?.sha256])).toEqual([
      ['icon', 40, 'fox'],
      ['photo', 3, 'meadow'],
    ])
  })

  it('uses names in the language, and orders by count', () => {
    const { styles, facets } = listingOf(listed, answer(), known)
    expect(styles).toEqual([
      { slug: 'solid', name: 'solid', count: 30 },
      { slug: 'line', name: 'Linie', count: 20 },
    ])
    expect(facets.categories).toEqual([{ slug: 'nature', name: 'Natur', count: 5 }])
  })

  it('includes a selected value without results', () => {
    const { styles } = listingOf(
      { ...listed, view: readView('style=line') },
      answer({ counts: () => ({}) }),
      known,
    )
    expect(styles).toEqual([{ slug: 'line', name: 'Linie', count: 0 }])
  })

  it('leaves out unknown values', () => {
    const { facets } = listingOf(listed, answer(), known)
    expect(facets.colours).toEqual([{ value: 'red', count: 4 }])
    expect(facets.formats).toEqual([{ value: 'svg', count: 40 }])
  })

  it.each([
    [999, 999],
    [1000, 1000],
    [1001, 1000],
  ])('limits %i pages to %i', (nbPages, pageCount) => {
    expect(listingOf(listed, answer({ nbPages }), known).pageCount).toBe(pageCount)
  })

  it('marks the total as a minimum when counting stopped early', () => {
    expect(listingOf(listed, answer(), known)).toMatchObject({ total: 43, totalIsFloor: false, page: 2 })
    expect(listingOf(listed, answer({ exhaustiveNbHits: false }), known).totalIsFloor).toBe(true)
  })
})
