import type { OwnStatement } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'

type Sum = Pick<OwnStatement['sums'][number], 'amount' | 'currency'>

/** An amount in the reader's language. */
export function amountOf({ amount, currency }: Sum, locale: Locale): string {
  return formatMoney(money(BigInt(amount), currency), locale)
}

/** A statement as a file of a format. */
export function fileOf(statement: string, format: 'json' | 'csv' | 'pdf', locale: Locale): string {
  return `/api/v2/auth/statements/file?${new URLSearchParams({ statement, format, lang: locale })}`
}
