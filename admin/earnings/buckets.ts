import type { EarningsDay } from '#domain/contract/console/earnings.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { decimalText, readDecimal } from '#domain/money/text.ts'

export const BUCKETS = ['day', 'week', 'month'] as const
export type Bucket = (typeof BUCKETS)[number]

export const EARNED_BY = ['downloads', 'sales', 'reversed'] as const
export type EarnedBy = (typeof EARNED_BY)[number]

/** What was earned from a day to another one. Decimal numbers. */
export type EarningsSpan = Readonly<Record<EarnedBy | 'amount', string>> & {
  readonly from: string
  readonly to: string
}

/** The columns that are easy to read for a number of months. */
export function bucketFor(months: number): Bucket {
  if (months <= 1) return 'day'
  return months <= 3 ? 'week' : 'month'
}

/** The days of each day, week from Monday on, or calendar month, with their sums, oldest first. */
export function bucketsOf(
  days: readonly EarningsDay[],
  { bucket, currency }: { readonly bucket: Bucket; readonly currency: Currency },
): readonly EarningsSpan[] {
  const groups = new Map<string, EarningsDay[]>()
  for (const day of days) {
    const key = startOf(day.day, bucket)
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()].map((group) => {
    const sum = (of: EarnedBy | 'amount') =>
      sumDecimals(
        group.map((day) => day[of]),
        currency,
      )
    return {
      from: group[0]?.day ?? '',
      to: group.at(-1)?.day ?? '',
      downloads: sum('downloads'),
      sales: sum('sales'),
      reversed: sum('reversed'),
      amount: sum('amount'),
    }
  })
}

/** The exact sum of decimal numbers. */
export function sumDecimals(amounts: readonly string[], currency: Currency): string {
  const minor = amounts.reduce((sum, text) => sum + (readDecimal(text, currency)?.amount ?? 0n), 0n)
  return decimalText(money(minor, currency))
}

function startOf(day: string, bucket: Bucket): string {
  if (bucket === 'day') return day
  if (bucket === 'month') return day.slice(0, 7)
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** A span in the language of the console: a day, a range of days, or a month. */
export function spanText({ from, to }: Pick<EarningsSpan, 'from' | 'to'>, bucket: Bucket): string {
  const [first, last] = [new Date(from), new Date(to)]
  const options: Intl.DateTimeFormatOptions =
    bucket === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: 'UTC' })
  return bucket === 'week' ? format.formatRange(first, last) : format.format(first)
}
