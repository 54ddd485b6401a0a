import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { byteAmount } from '#storefront/features/detail/facts/byte-amount.ts'
import { longDay } from '#storefront/ui/date-language.ts'

/** Labels of facts and formats of their values, in the language of the page. */
export function useFactWords() {
  const name = useTranslations('detail.facts')
  const { number, list } = useFormatter()
  const locale = useLocale()
  const days = longDay(locale)
  return {
    name,
    number: (value: number) => number(value, { maximumFractionDigits: 2 }),
    list: (values: readonly string[]) => list(values, { type: 'conjunction' }),
    date: (iso: string) => days.format(new Date(iso)),
    seconds: (milliseconds: number) =>
      number(milliseconds / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
    size: (bytes: number) => {
      const { value, unit } = byteAmount(bytes)
      const unitDisplay = unit === 'byte' ? 'long' : 'short'
      return number(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
    },
  }
}

export type FactWords = ReturnType<typeof useFactWords>
