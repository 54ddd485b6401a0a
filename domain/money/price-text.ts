import type { Locale } from '#domain/locales/locales.ts'
import { type Currency, PRICE_CURRENCIES } from './currencies.ts'
import type { PriceCurrency } from './preferred-currency.ts'

interface NumberForm {
  readonly decimal: string
  readonly group: string
  /** Whole numbers with fewer digits are not grouped. */
  readonly groupedFrom: number
}

const POINT: NumberForm = { decimal: '.', group: ',', groupedFrom: 4 }
const COMMA: NumberForm = { decimal: ',', group: '.', groupedFrom: 4 }

/** How the languages write numbers. Source: CLDR, as in `Intl.NumberFormat`; a test compares both. */
const NUMBER_FORMS: Readonly<Record<Locale, NumberForm>> = {
  en: POINT,
  es: { ...COMMA, groupedFrom: 5 },
  pt: COMMA,
  fr: { ...COMMA, group: '\u202f' },
  de: COMMA,
  ja: POINT,
  ko: POINT,
}

/** Where the languages write the symbols of the price currencies; `#` is the number. Source: as above. */
const PRICE_FORMS: Readonly<Record<Locale, Readonly<Record<PriceCurrency, string>>>> = {
  en: { USD: '$#', EUR: '€#', INR: '₹#' },
  es: { USD: '#\u00a0US$', EUR: '#\u00a0€', INR: '#\u00a0INR' },
  pt: { USD: 'US$\u00a0#', EUR: '€\u00a0#', INR: '₹\u00a0#' },
  fr: { USD: '#\u00a0$US', EUR: '#\u00a0€', INR: '#\u00a0₹' },
  de: { USD: '#\u00a0$', EUR: '#\u00a0€', INR: '#\u00a0₹' },
  ja: { USD: '$#', EUR: '€#', INR: '₹#' },
  ko: { USD: 'US$#', EUR: '€#', INR: '₹#' },
}

export function isPriceCurrency(currency: Currency): currency is PriceCurrency {
  return (PRICE_CURRENCIES as readonly Currency[]).includes(currency)
}

/**
 * A price as `Intl.NumberFormat` writes it, without the 25 to 40 ms that a browser takes for its first number format: cards
 * of plans write prices while a page starts.
 *
 * @param decimal in major units with all decimals, such as `-1234.50`
 */
export function formatPrice(decimal: string, currency: PriceCurrency, locale: Locale): string {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const { decimal: point, group, groupedFrom } = NUMBER_FORMS[locale]
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
  const price = PRICE_FORMS[locale][currency].replace('#', () => grouped + point + fraction)
  return decimal.startsWith('-') ? `-${price}` : price
}
