import { expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import { listingTerms } from './listing-terms.ts'
import { offeredSelection } from './offered-selection.ts'
import { EVERYTHING } from './selection.ts'

const LISTING = {
  ...NOTHING_CHOSEN,
  form: 'item',
  price: 'all',
  featuredOnly: false,
  collection: null,
  contributor: null,
} as const

it('leaves a selection as it is where every kind is offered', () => {
  expect(offeredSelection(null, KIND_CODES)).toBeNull()
  const icons = { ...EVERYTHING, kinds: ['icon'] } as const
  expect(offeredSelection(icons, KIND_CODES)).toBe(icons)
})

it('selects the offered kinds of the library and of a selection', () => {
  expect(offeredSelection(null, ['icon', 'photo'])).toEqual({ ...EVERYTHING, kinds: ['icon', 'photo'] })
  const drawn = { ...EVERYTHING, words: 'otter', kinds: ['icon', 'lottie'] } as const
  expect(offeredSelection(drawn, ['icon', 'photo'])).toEqual({ ...drawn, kinds: ['icon'] })
  expect(offeredSelection({ ...drawn, kinds: ['lottie'] }, ['icon'])).toEqual({ ...drawn, kinds: ['icon'] })
})

it('is a condition of listings of every kind and of one', () => {
  const selection = offeredSelection(null, ['icon', 'photo'])
  const offered = { field: 'kind', values: ['icon', 'photo'] }
  expect(listingTerms({ ...LISTING, kind: null, selection })).toEqual([offered])
  expect(listingTerms({ ...LISTING, kind: 'icon', selection })).toEqual([
    { field: 'kind', values: ['icon'] },
    offered,
  ])
  // The tabs count each kind as if it were chosen, among the offered ones.
  expect(listingTerms({ ...LISTING, kind: 'icon', selection }, ['kind'])).toEqual([offered])
})
