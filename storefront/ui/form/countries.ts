import { COUNTRIES } from '#domain/accounts/countries.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly value: string
  readonly label: string
}

/** Every country by its name in a language, in the order of that language. */
export function countriesIn(locale: Locale): readonly Country[] {
  const { bcp47 } = LOCALES[locale]
  const names = new Intl.DisplayNames([bcp47], { type: 'region' })
  const inOrder = new Intl.Collator(bcp47)
  return [...COUNTRIES]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => inOrder.compare(one.label, other.label))
}
