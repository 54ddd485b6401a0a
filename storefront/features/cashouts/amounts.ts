import type { OwnCashout } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { longDay } from '#storefront/ui/date-language.ts'

/** An amount of the API in the reader's language. */
export function amountOf({ amount, currency }: OwnCashout['amount'], locale: Locale): string {
  return formatMoney(money(BigInt(amount), currency), locale)
}

/** A day of the payment calendar, which is in UTC. */
export function dayOf(moment: string, locale: Locale): string {
  return longDay(locale).format(new Date(moment))
}

/** The receipt of a cashout as PDF in a language. */
export function receiptPdf(cashout: string, locale: Locale): string {
  return `/api/v2/auth/cashouts/receipt/pdf?${new URLSearchParams({ cashout, lang: locale })}`
}
