import { COUNTRIES } from '#domain/accounts/countries.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { DEFAULT_CURRENCY } from '#domain/money/preferred-currency.ts'

/** An offer as staff type it; empty fields are null or missing. */
export interface OfferFields {
  readonly planId?: number | null
  readonly country?: string | null
  readonly currency?: Currency | null
  readonly monthAmount?: number | null
  readonly yearAmount?: number | null
  readonly monthSeatAmount?: number | null
  readonly yearSeatAmount?: number | null
}

const AMOUNTS = ['monthAmount', 'yearAmount', 'monthSeatAmount', 'yearSeatAmount'] as const

/**
 * What is wrong with the offers of a plan, in English for staff, or null. Every plan has an offer without a country, so
 * that it has a price wherever a visitor is, and at most one in each currency; a country has at most one separate offer.
 */
export function offersFault(offers: readonly OfferFields[], otherIds: readonly number[]): string | null {
  const general = offers.filter(({ country }) => !country)
  if (general.length === 0) return 'One offer has no country: it is for all countries without their own.'
  const currency = firstRepeated(general.map((offer) => offer.currency || DEFAULT_CURRENCY))
  if (currency !== undefined) return `Two offers in ${currency} are for all other countries.`
  const countries = offers.flatMap(({ country }) => country || [])
  const twice = firstRepeated(countries)
  if (twice !== undefined) return `Two offers are for ${twice}.`
  const unknown = countries.find((country) => !COUNTRIES.has(country))
  if (unknown !== undefined) return `${unknown} is not the code of a country.`
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
