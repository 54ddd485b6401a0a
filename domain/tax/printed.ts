import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { TaxDecision, TaxName } from './decide-tax.ts'
import { INDIAN_STATES, isIndianState } from './indian-states.ts'
import { TAX_TEXTS } from './texts.ts'

/** The name of a tax in a language. */
export function taxName(name: TaxName, locale: Locale): string {
  return name === 'VAT' ? TAX_TEXTS[locale].vat : name
}

/** A rate as text: 2550 is `25.5 %` in the form of the language. */
export function rateText(basisPoints: number, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALES[locale].bcp47, { style: 'percent', maximumFractionDigits: 3 })
  return format.format(basisPoints / 10_000)
}

/** The name of a country or of a state of India, or the code itself where it is neither. */
export function placeName(jurisdiction: string, locale: Locale): string {
  const [country = '', state = ''] = jurisdiction.split('-')
  if (country === 'IN' && isIndianState(state)) return INDIAN_STATES[state]
  if (!/^[A-Z]{2}$/.test(jurisdiction)) return jurisdiction
  const names = new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region', fallback: 'code' })
  return names.of(jurisdiction) ?? jurisdiction
}

/** What a price says about its tax: each tax that it includes, or the sentence of a reverse charge. */
export function includedTaxNotes(
  decision: TaxDecision,
  currency: Currency,
  locale: Locale,
): readonly string[] {
  if (decision.treatment === 'none') return []
  const texts = TAX_TEXTS[locale]
  if (decision.treatment === 'reverse-charge') return [texts[decision.sentence]]
  return decision.lines.map(({ name, basisPoints, tax }) =>
    fillText(texts.included, {
      amount: formatMoney(money(tax, currency), locale),
      name: taxName(name, locale),
      rate: rateText(basisPoints, locale),
    }),
  )
}

/** Replaces the placeholders of a text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
