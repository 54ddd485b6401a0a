import type { Currency, PRICE_CURRENCIES } from '#domain/money/currencies.ts'

/** Prices in minor units; null: not sold for that period, or no more seats. */
export interface SeedOffer {
  readonly planId: number
  readonly country?: string
  readonly currency: Extract<Currency, (typeof PRICE_CURRENCIES)[number]>
  readonly monthAmount: number | null
  readonly yearAmount: number | null
  readonly monthSeatAmount: number | null
  readonly yearSeatAmount: number | null
}

const NO_SEATS = { monthSeatAmount: null, yearSeatAmount: null }

/** An offer for every country without its own, in US dollars. */
export function general(planId: number, month: number | null, year: number | null): SeedOffer {
  return { planId, currency: 'USD', monthAmount: month, yearAmount: year, ...NO_SEATS }
}

/** The offer for India (spec section 9, "India local plans"). */
export function india(planId: number, month: number, year: number): SeedOffer {
  return { planId, country: 'IN', currency: 'INR', monthAmount: month, yearAmount: year, ...NO_SEATS }
}

/** Seats can be added: each costs what an included one costs, rounded down to a minor unit. */
export function withSeats(offer: SeedOffer, members: number): SeedOffer {
  const seat = (amount: number | null) => (amount === null ? null : Math.floor(amount / members))
  return { ...offer, monthSeatAmount: seat(offer.monthAmount), yearSeatAmount: seat(offer.yearAmount) }
}
