import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { orderOfAssets, type SoldAsset } from './order-of-assets.ts'

const icon: SoldAsset = {
  form: 'item',
  id: 7,
  slug: 'fox-1',
  title: 'Fox',
  visibility: 'published',
  prices: [money(500, 'USD'), money(450, 'EUR')],
  isOwned: false,
}
const pack: SoldAsset = {
  ...icon,
  form: 'pack',
  id: 3,
  slug: 'foxes-2',
  title: 'Foxes',
  prices: [money(1900, 'USD')],
}

describe('an order of assets', () => {
  test('has a line for each asset, at the price of the catalogue', () => {
    const order = orderOfAssets([icon, pack])
    expect(order.ok && order.value).toEqual({
      lines: [
        { form: 'item', assetId: 7, title: 'Fox', unitPrice: 500n },
        { form: 'pack', assetId: 3, title: 'Foxes', unitPrice: 1900n },
      ],
      total: money(2400, 'USD'),
    })
  })

  test.each([
    ['no asset', [], 'cart-empty'],
    ['a free asset', [{ ...icon, prices: [] }], 'asset-not-sold'],
    ['an asset that rests', [{ ...icon, visibility: 'resting' as const }], 'asset-not-sold'],
    ['an asset that the buyer has', [{ ...icon, isOwned: true }], 'already-owned'],
    [
      'an asset without a price in the currency of the first',
      [{ ...icon, prices: [money(450, 'EUR')] }, pack],
      'asset-not-sold',
    ],
  ])('of %s is refused', (_, assets, code) => {
    expect(orderOfAssets(assets)).toMatchObject({ ok: false, code })
  })
})
