import type { Transaction } from '#domain/contract/transactions.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { DISCOUNT_LINE } from './lines.ts'
import { INVOICE_TEXTS } from './texts.ts'

export interface PrintedParty {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
}

/** An invoice or a credit note as text in one language: what the page and the PDF show. */
export interface PrintedInvoice {
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly parties: readonly PrintedParty[]
  readonly columns: readonly [description: string, quantity: string, amount: string]
  readonly rows: readonly {
    readonly title: string
    readonly note: string | null
    readonly quantity: string
    readonly amount: string
  }[]
  readonly sums: readonly (readonly [label: string, value: string])[]
  /** Below the sums. */
  readonly notes: readonly string[]
}

const GATEWAY_NAMES = { stripe: 'Stripe', razorpay: 'Razorpay', paypal: 'PayPal' } as const

/** Prints a document in a language. Dates are days in UTC. */
export function printInvoice(transaction: Transaction, locale: Locale): PrintedInvoice {
  const texts = INVOICE_TEXTS[locale]
  const { document, number, kind } = transaction
  const currency = transaction.total.currency
  const price = (amount: string) => priceOf(amount, currency, locale)
  const day = dayIn(locale)
  return {
    title: kind === 'invoice' ? texts.invoice : texts.creditNote,
    facts: [
      [texts.number, number],
      [texts.date, day(transaction.issued_at)],
    ],
    parties: [
      { label: texts.from, ...partyOf(document.seller, locale) },
      { label: texts.to, ...partyOf(document.buyer, locale) },
    ],
    columns: [texts.description, texts.quantity, texts.amount],
    rows: document.lines.map(({ title, quantity, amount, period }) => ({
      title: title === DISCOUNT_LINE ? texts.discount : title,
      note: period && fill(texts.period, { start: day(period.start), end: day(period.end) }),
      quantity: String(quantity),
      amount: price(amount),
    })),
    sums: [
      [texts.subtotal, price(transaction.subtotal.amount)],
      [taxLabel(document.tax_country, locale), price(transaction.tax.amount)],
      [texts.total, price(transaction.total.amount)],
    ],
    notes: [
      fill(texts.paidWith, { gateway: GATEWAY_NAMES[document.gateway] }),
      ...(document.corrects === null ? [] : [fill(texts.corrects, { number: document.corrects })]),
    ],
  }
}

function priceOf(amount: string, currency: Currency, locale: Locale): string {
  return formatMoney(money(BigInt(amount), currency), locale)
}

function dayIn(locale: Locale): (moment: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  return (moment) => format.format(new Date(moment))
}

function taxLabel(country: string | null, locale: Locale): string {
  const texts = INVOICE_TEXTS[locale]
  return country === null ? texts.tax : fill(texts.taxOf, { country: countryName(country, locale) })
}

function partyOf(
  { name, lines, email, country, tax_id: id }: Transaction['document']['seller'],
  locale: Locale,
): Omit<PrintedParty, 'label'> {
  const rest = [
    country === null ? null : countryName(country, locale),
    email,
    id === null ? null : fill(INVOICE_TEXTS[locale].taxId, { id }),
  ]
  return { name, lines: [...lines, ...rest.filter((line) => line !== null)] }
}

/** The name of a country, or the code itself where it is none. */
function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region', fallback: 'code' }).of(code) ?? code
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
