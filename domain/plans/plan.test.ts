import { describe, expect, it } from 'vitest'
import { generalOfferIn, offerFor } from './plan.ts'

const USD = { planId: 24, country: null, currency: 'USD' } as const
const EUR = { planId: 80, country: null, currency: 'EUR' } as const
const INDIA = { planId: 50, country: 'IN', currency: 'INR' } as const
const PLAN = { offers: [USD, EUR, INDIA] }

describe('offerFor', () => {
  it('is the offer of the country, whatever the currency of the site is', () => {
    expect(offerFor(PLAN, 'IN', 'USD')).toBe(INDIA)
    expect(offerFor(PLAN, 'IN', 'EUR')).toBe(INDIA)
  })

  it('is in the currency of the country where the plan has a price in it', () => {
    expect(offerFor(PLAN, 'DE', 'USD')).toBe(EUR)
    expect(offerFor({ offers: [USD, INDIA] }, 'DE', 'USD')).toBe(USD)
  })

  it('is in the currency of the site for other countries and while the country is unknown', () => {
    for (const country of [null, 'JP']) {
      expect(offerFor(PLAN, country, 'USD')).toBe(USD)
      expect(offerFor(PLAN, country, 'EUR')).toBe(EUR)
    }
  })

  it('is the first offer without a country where the plan has none in the currency', () => {
    expect(offerFor({ offers: [INDIA, USD] }, null, 'EUR')).toBe(USD)
    expect(offerFor({ offers: [INDIA] }, null, 'USD')).toBeUndefined()
  })
})

it('finds no price of a country as a general offer in its currency', () => {
  expect(generalOfferIn(PLAN, 'INR')).toBeUndefined()
  expect(generalOfferIn({ offers: [{ ...INDIA, country: '' }] }, 'INR')).toBeDefined()
})
