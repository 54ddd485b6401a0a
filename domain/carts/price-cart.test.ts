import { describe, expect, it, test } from 'vitest'
import { type Money, money } from '#domain/money/money.ts'
import type { SoldAsset } from '#domain/payments/order-of-assets.ts'
import { addToCart } from './add-to-cart.ts'
import { type CartEntry, priceCart, sharedCurrency } from './price-cart.ts'

const fox: SoldAsset = {
  form: 'item',
  id: 7,
  slug: 'fox-1',
  title: 'Fox',
  visibility: 'published',
  prices: [money(500, 'USD'), money(450, 'EUR')],
  isOwned: false,
}
const foxes: SoldAsset = {
  ...fox,
  form: 'pack',
  id: 3,
  slug: 'foxes-2',
  title: 'Foxes',
  prices: [money(1900, 'USD')],
}
const rupees: SoldAsset = { ...fox, id: 9, title: 'Tiger', prices: [money(40_000, 'INR')] }

function entry(asset: SoldAsset, added: Money = asset.prices[0] ?? money(500, 'USD')): CartEntry {
  return { asset, added }
}

describe('a priced cart', () => {
  test('costs what the catalogue says', () => {
    const { lines, order } = priceCart([entry(fox), entry(foxes)], 'USD')
    expect(lines.map(({ state, price, previous }) => ({ state, price, previous }))).toEqual([
      { state: 'sold', price: money(500, 'USD'), previous: null },
      { state: 'sold', price: money(1900, 'USD'), previous: null },
    ])
    expect(order?.total).toEqual(money(2400, 'USD'))
  })

  test('is in the currency of the person where everything is sold in it', () => {
    expect(priceCart([entry(fox)], 'EUR').order?.total).toEqual(money(450, 'EUR'))
    expect(priceCart([entry(fox), entry(foxes)], 'EUR').order?.total).toEqual(money(2400, 'USD'))
  })

  test('tells the price from before a change, and charges the new one', () => {
    const { lines, order } = priceCart([entry(fox, money(499, 'USD'))], 'USD')
    expect(lines[0]).toMatchObject({ price: money(500, 'USD'), previous: money(499, 'USD') })
    expect(order?.total).toEqual(money(500, 'USD'))
  })

  test('does not take another currency for a change', () => {
    expect(priceCart([entry(fox)], 'EUR').lines[0]?.previous).toBeNull()
  })

  test.each([
    ['owned', { ...foxes, isOwned: true }],
    ['not-sold', { ...foxes, visibility: 'retired' }],
    ['not-sold', { ...foxes, prices: [] }],
    ['not-sold', { ...foxes, prices: [money(0, 'USD')] }],
  ] as const)('lists an asset that is %s outside of the total', (state, asset) => {
    const { lines, order } = priceCart([entry(asset, money(1900, 'USD')), entry(fox)], 'USD')
    expect(lines[0]).toEqual({ asset, state, price: null, previous: null })
    expect(order?.lines).toHaveLength(1)
    expect(order?.total).toEqual(money(500, 'USD'))
  })

  test('without anything for sale has no order', () => {
    expect(priceCart([], 'USD')).toEqual({ lines: [], order: null })
    expect(priceCart([entry({ ...fox, isOwned: true })], 'USD').order).toBeNull()
  })

  test('keeps what shares no currency with the first asset outside of the total', () => {
    const { lines, order } = priceCart([entry(fox), entry(rupees)], 'INR')
    expect(lines.map(({ state }) => state)).toEqual(['sold', 'not-sold'])
    expect(order?.total).toEqual(money(500, 'USD'))
  })
})

describe('an asset that is added', () => {
  test('keeps its main price', () => {
    expect(addToCart(fox, [foxes], 'EUR')).toEqual({ ok: true, value: money(500, 'USD') })
  })

  test.each([
    ['that the person has', { ...fox, isOwned: true }, 'already-owned'],
    ['without a price', { ...fox, prices: [] }, 'asset-not-sold'],
    ['that rests', { ...fox, visibility: 'resting' }, 'asset-not-sold'],
    ['in another currency', rupees, 'cart-currencies'],
  ] as const)('%s is refused', (_, asset, code) => {
    expect(addToCart(asset, [foxes], 'USD')).toMatchObject({ ok: false, code })
  })

  test('is not compared with assets of the cart that are no longer sold', () => {
    expect(addToCart(rupees, [{ ...foxes, visibility: 'retired' }], 'USD')).toMatchObject({ ok: true })
  })
})

describe('sharedCurrency', () => {
  it('is null without assets and where none is shared', () => {
    expect(sharedCurrency([], 'USD')).toBeNull()
    expect(sharedCurrency([fox, rupees], 'USD')).toBeNull()
  })
})
