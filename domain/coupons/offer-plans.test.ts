import { describe, expect, it } from 'vitest'
import type { SoldOffer, SoldPlan } from '#domain/contract/plans.ts'
import { money } from '#domain/money/money.ts'
import { plansOfOffer } from './offer-plans.ts'

const STRIPE = new Set(['stripe'])
const QUARTER = { plans: [], percent: 25, amounts: [] }

const MARKET: SoldOffer = {
  planId: 24,
  country: null,
  currency: 'USD',
  prices: { month: 1999, year: 17_999 },
  seatPrices: { month: null, year: null },
  gateways: ['stripe', 'paypal'],
}
const INDIA: SoldOffer = {
  ...MARKET,
  planId: 50,
  country: 'IN',
  currency: 'INR',
  prices: { month: 74_900, year: null },
  gateways: ['razorpay'],
}

function plan(slug: string, change: Partial<SoldPlan> = {}): SoldPlan {
  return {
    slug,
    name: slug,
    tagline: '',
    features: [],
    type: 'personal',
    audience: 'standard',
    condition: 'none',
    capabilities: [],
    allowances: [],
    members: 1,
    trialDays: 0,
    hasCard: true,
    isHighlighted: false,
    save: null,
    quantity: 10,
    offers: [MARKET, INDIA],
    ...change,
  }
}
const pricesOf = (...args: Parameters<typeof plansOfOffer>) =>
  plansOfOffer(...args).map(({ slug, offers }) => [slug, offers.map(({ firstPrices }) => firstPrices)])
const NONE = { month: null, year: null }

describe('the plans of an offer', () => {
  it('have the first payment of each period, floored as the checkout floors it', () => {
    expect(pricesOf(QUARTER, [plan('individual')], STRIPE)).toEqual([
      ['individual', [{ month: 1499, year: 13_499 }, NONE]],
    ])
  })

  it('name only the gateways that can lower the first payment alone', () => {
    const [shown] = plansOfOffer(QUARTER, [plan('individual')], STRIPE)
    expect(shown?.offers.map(({ gateways }) => gateways)).toEqual([['stripe'], []])
  })

  it('are free in every market at 100 %, which needs no gateway that discounts', () => {
    expect(pricesOf({ ...QUARTER, percent: 100 }, [plan('individual')], new Set())).toEqual([
      [
        'individual',
        [
          { month: 0, year: 0 },
          { month: 0, year: null },
        ],
      ],
    ])
  })

  it('have amounts in the currencies of the coupon alone, and never less than nothing', () => {
    const off = (amount: number) => ({ plans: [], percent: null, amounts: [money(amount, 'USD')] })
    expect(pricesOf(off(500), [plan('individual')], new Set(['stripe', 'razorpay']))).toEqual([
      ['individual', [{ month: 1499, year: 17_499 }, NONE]],
    ])
    expect(pricesOf(off(2000), [plan('individual')], STRIPE)[0]?.[1]).toEqual([
      { month: 0, year: 15_999 },
      NONE,
    ])
  })

  it('are those with a card where the coupon is for all plans, else those that it names', () => {
    const sold = [plan('individual'), plan('icons-only', { hasCard: false })]
    const slugs = (plans: string[]) =>
      plansOfOffer({ ...QUARTER, plans }, sold, STRIPE).map(({ slug }) => slug)
    expect(slugs([])).toEqual(['individual'])
    expect(slugs(['icons-only'])).toEqual(['icons-only'])
    expect(slugs(['withdrawn'])).toEqual([])
  })

  it('are none where no gateway discounts', () => {
    expect(plansOfOffer(QUARTER, [plan('individual')], new Set())).toEqual([])
  })
})
