import { useFormatter, useTranslations } from 'next-intl'
import { byteAmount } from '#storefront/features/detail/facts/byte-amount.ts'

/** The names of facts and how their values are written, in the language of the page. */
export function useFactWords() {
  const name = useTranslations('detail.facts')
  const { number, dateTime } = useFormatter()
  return {
    name,
    number: (value: number) => number(value, { maximumFractionDigits: 2 }),
    date: (iso: string) => dateTime(new Date(iso), { dateStyle: 'long' }),
    seconds: (milliseconds: number) =>
      number(milliseconds / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
    size: (bytes: number) => {
      const { value, unit } = byteAmount(bytes)
      return number(value, { style: 'unit', unit, maximumFractionDigits: 1 })
    },
  }
}

export type FactWords = ReturnType<typeof useFactWords>
