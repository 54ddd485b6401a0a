import { describe, expect, it } from 'vitest'
import { type OfferFields, offersFault } from './offers-fault.ts'

const GENERAL: OfferFields = { planId: 24, monthAmount: 1999, yearAmount: 17_999 }
const INDIA: OfferFields = { planId: 50, country: 'IN', monthAmount: 74_900 }

describe('offersFault', () => {
  it('accepts one offer for all countries, and others for single countries', () => {
    expect(offersFault([GENERAL, INDIA], [19, 20])).toBeNull()
    expect(offersFault([{ planId: 61, yearAmount: 0 }], [])).toBeNull()
  })

  it('accepts an offer for all countries in each currency', () => {
    expect(offersFault([GENERAL, { ...GENERAL, planId: 80, currency: 'EUR' }, INDIA], [])).toBeNull()
  })

  it.each<[string, readonly OfferFields[], readonly number[], RegExp]>([
    ['no offer for all countries', [INDIA], [], /no country/],
    ['two offers for all countries', [GENERAL, { ...GENERAL, planId: 25 }], [], /all other countries/],
    [
      'two offers in one currency for all countries',
      [
        { ...GENERAL, currency: 'EUR' },
        { ...GENERAL, planId: 25, currency: 'EUR' },
      ],
      [],
      /EUR/,
    ],
    ['two offers for one country', [GENERAL, INDIA, { ...INDIA, planId: 51 }], [], /IN/],
    ['an unknown country', [GENERAL, { ...INDIA, country: 'XQ' }], [], /XQ/],
    ['a plan id twice', [GENERAL, { ...INDIA, planId: 24 }], [], /24/],
    ['an earlier id that is still sold', [GENERAL], [24], /24/],
    ['a fraction of a minor unit', [{ ...GENERAL, yearAmount: 179.99 }], [], /whole/],
    ['a negative price', [{ ...GENERAL, monthSeatAmount: -1 }], [], /whole/],
    ['no price at all', [{ planId: 24 }], [], /period/],
  ])('refuses %s', (_, offers, otherIds, text) => {
    expect(offersFault(offers, otherIds)).toMatch(text)
  })
})
