/**
 * Currencies that amounts may have, with their exponents: how many decimals the minor unit has. Source: ISO 4217,
 * table A.1. The table is our own because `Intl.NumberFormat` follows CLDR, which differs from ISO 4217 for some
 * currencies (Hungarian forint: CLDR 0 decimals, ISO 2), and a runtime update must not change what a stored amount means.
 */
export const CURRENCY_EXPONENTS = {
  AED: 2,
  AUD: 2,
  BHD: 3,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CLP: 0,
  CNY: 2,
  COP: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 2,
  IDR: 2,
  ILS: 2,
  INR: 2,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  OMR: 3,
  PHP: 2,
  PLN: 2,
  RON: 2,
  SAR: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TND: 3,
  TRY: 2,
  TWD: 2,
  UAH: 2,
  USD: 2,
  VND: 0,
  ZAR: 2,
} as const satisfies Record<string, 0 | 2 | 3>

export type Currency = keyof typeof CURRENCY_EXPONENTS

export const CURRENCIES = Object.keys(CURRENCY_EXPONENTS) as readonly Currency[]

/** Currencies in which an asset can have a price. */
export const PRICE_CURRENCIES = ['USD', 'EUR', 'INR'] as const satisfies readonly Currency[]

/** Whether a text is the code of a known currency. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_EXPONENTS, code)
}
