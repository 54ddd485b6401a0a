import { describe, expect, it } from 'vitest'
import { FORMS } from '#domain/assets/forms.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TRAIT_NAMES, traitsOffered } from '#domain/assets/traits.ts'
import { CHOICE_NAMES, NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import { choicesOf, countedChoices, listingOrder, listingTerms, type Term } from './listing-terms.ts'
import type { Narrowing } from './narrowing.ts'
import { EVERYTHING } from './selection.ts'

const UNLIMITED: Narrowing = {
  ...NOTHING_CHOSEN,
  form: 'item',
  kind: null,
  price: 'all',
  featuredOnly: false,
  collection: null,
  contributor: null,
}

/** One value of every choice. */
const ALL_CHOSEN = Object.fromEntries(CHOICE_NAMES.map((choice) => [choice, ['x']]))

const fields = (terms: readonly Term[]) => terms.map(({ field }) => field)

describe('listingTerms', () => {
  it('are empty for the whole library', () => {
    for (const form of FORMS) expect(listingTerms({ ...UNLIMITED, form, selection: EVERYTHING })).toEqual([])
  })

  it.each<[Partial<Narrowing>, Term]>([
    [{ kind: 'icon' }, { field: 'kind', values: ['icon'] }],
    [{ price: 'free' }, { field: 'free', values: ['true'] }],
    [{ price: 'exclusive' }, { field: 'free', values: ['false'] }],
    [{ featuredOnly: true }, { field: 'featured', values: ['true'] }],
    [{ collection: 'spring' }, { field: 'collection', values: ['spring'] }],
    [{ contributor: 'ada' }, { field: 'contributor', values: ['ada'] }],
    ...CHOICE_NAMES.map((choice): [Partial<Narrowing>, Term] => [
      { [choice]: ['one', 'other'] },
      { field: choice, values: ['one', 'other'] },
    ]),
    [{ selection: { ...EVERYTHING, price: 'free' } }, { field: 'free', values: ['true'] }],
    [{ selection: { ...EVERYTHING, kinds: ['3d', 'icon'] } }, { field: 'kind', values: ['3d', 'icon'] }],
    [{ selection: { ...EVERYTHING, tags: ['avatar'] } }, { field: 'tag', values: ['avatar'] }],
    [{ selection: { ...EVERYTHING, styles: ['line'] } }, { field: 'style', values: ['line'] }],
    [{ selection: { ...EVERYTHING, categories: ['people'] } }, { field: 'category', values: ['people'] }],
    [{ selection: { ...EVERYTHING, collections: ['spring'] } }, { field: 'collection', values: ['spring'] }],
  ])('of %j are one condition', (limits, term) => {
    expect(listingTerms({ ...UNLIMITED, ...limits })).toEqual([term])
  })

  it('require both the choice and the selection of the page', () => {
    const selection = { ...EVERYTHING, styles: ['line'] }
    expect(listingTerms({ ...UNLIMITED, style: ['solid'], selection })).toEqual([
      { field: 'style', values: ['solid'] },
      { field: 'style', values: ['line'] },
    ])
  })

  it('do not contain the words of a selection', () => {
    expect(listingTerms({ ...UNLIMITED, selection: { ...EVERYTHING, words: 'abstract' } })).toEqual([])
  })

  it('contain only the choices that assets of the form have', () => {
    const chosen = { ...UNLIMITED, ...ALL_CHOSEN, kind: 'icon' } as const
    expect(fields(listingTerms(chosen))).toEqual(['kind', ...CHOICE_NAMES])
    expect(fields(listingTerms({ ...chosen, form: 'pack' }))).toEqual(['kind', 'style', 'category'])
    expect(fields(listingTerms({ ...chosen, form: 'bundle' }))).toEqual([])
  })

  it.each(CHOICE_NAMES)('leave out %s where its alternatives are counted', (choice) => {
    const others = CHOICE_NAMES.filter((other) => other !== choice)
    expect(fields(listingTerms({ ...UNLIMITED, ...ALL_CHOSEN }, [choice]))).toEqual(others)
  })

  it('leave out the kind, but not the kinds of the selection', () => {
    const selection = { ...EVERYTHING, kinds: ['3d', 'icon'] } as const
    expect(listingTerms({ ...UNLIMITED, kind: 'icon', selection }, ['kind'])).toEqual([
      { field: 'kind', values: ['3d', 'icon'] },
    ])
  })
})

describe('countedChoices', () => {
  it.each([null, ...KIND_CODES])(
    'of items of kind %s are all choices with the traits of the kind',
    (kind) => {
      const counted = countedChoices({ form: 'item', kind })
      expect(counted.filter((choice) => !TRAIT_NAMES.some((trait) => trait === choice))).toEqual([
        'style',
        'category',
        'colour',
        'orientation',
        'format',
      ])
      expect(counted.slice(5)).toEqual(traitsOffered(kind))
    },
  )

  it('of packs are style and category, and of bundles none', () => {
    expect(countedChoices({ form: 'pack', kind: 'photo' })).toEqual(['style', 'category'])
    expect(countedChoices({ form: 'bundle', kind: null })).toEqual([])
    expect(choicesOf({ form: 'bundle' })).toEqual([])
  })
})

describe('listingOrder', () => {
  it('replaces relevance by popularity without words', () => {
    expect(listingOrder('relevant', null)).toBe('popular')
    expect(listingOrder('relevant', 'fox')).toBe('relevant')
    expect(listingOrder('latest', null)).toBe('latest')
  })
})
