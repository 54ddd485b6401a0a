import { COUNTRIES } from '#domain/accounts/countries.ts'

/** An offer as staff type it; empty fields are null or missing. */
export interface OfferFields {
  readonly planId?: number | null
  readonly country?: string | null
  readonly monthAmount?: number | null
  readonly yearAmount?: number | null
  readonly monthSeatAmount?: number | null
  readonly yearSeatAmount?: number | null
}

const AMOUNTS = ['monthAmount', 'yearAmount', 'monthSeatAmount', 'yearSeatAmount'] as const

/**
 * What is wrong with the offers of a plan, in English for staff, or null. Every plan has one offer without a country, so
 * that it has a price wherever a visitor is.
 */
export function offersFault(offers: readonly OfferFields[], otherIds: readonly number[]): string | null {
  const countries = offers.map(({ country }) => country || null)
  if (!countries.includes(null)) return 'One offer has no country: it is for all countries without their own.'
  const twice = firstRepeated(countries)
  if (twice !== undefined) return `Two offers are for ${twice ?? 'all other countries'}.`
  const unknown = countries.find((country) => country !== null && !COUNTRIES.has(country))
  if (unknown) return `${unknown} is not the code of a country.`
  const id = firstRepeated([...offers.map(({ planId }) => planId), ...otherIds])
  if (id !== undefined) return `The plan id ${id} is used twice.`
  return offers.map(amountFault).find((fault) => fault !== null) ?? null
}

function amountFault(offer: OfferFields): string | null {
  const wrong = AMOUNTS.find((name) => !isAmount(offer[name]))
  if (wrong) return 'Prices are whole numbers of minor units, from zero up.'
  if (isEmpty(offer.monthAmount) && isEmpty(offer.yearAmount))
    return 'An offer has a price for at least one period.'
  return null
}

function isAmount(value: number | null | undefined): boolean {
  return isEmpty(value) || (Number.isSafeInteger(value) && Number(value) >= 0)
}

function isEmpty(value: number | null | undefined): boolean {
  return value === null || value === undefined
}

function firstRepeated<T>(values: readonly T[]): T | undefined {
  return values.find((value, place) => values.indexOf(value) !== place)
}
