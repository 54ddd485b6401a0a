import { expect, it } from 'vitest'
import { NO_FACETS } from '#domain/contract/catalogue.ts'
import { readView } from '#domain/routing/view.ts'
import { offeredPrices } from '#storefront/features/listing/offers.ts'

const listingWith = (prices: (typeof NO_FACETS)['prices']) => ({ facets: { ...NO_FACETS, prices } })
const view = readView('kind=icon')

it('offers no price without results', () => {
  expect(offeredPrices(listingWith([{ value: 'free', count: 12 }]), view)).toEqual(['all', 'free'])
  expect(offeredPrices(listingWith([{ value: 'exclusive', count: 1 }]), view)).toEqual(['all', 'exclusive'])
})

it('offers the chosen price even without results', () => {
  const chosen = { ...view, price: 'exclusive' } as const
  expect(offeredPrices(listingWith([{ value: 'free', count: 12 }]), chosen)).toEqual([
    'all',
    'free',
    'exclusive',
  ])
})

it('offers every price where nothing is counted', () => {
  expect(offeredPrices(listingWith([]), view)).toEqual(['all', 'free', 'exclusive'])
})
