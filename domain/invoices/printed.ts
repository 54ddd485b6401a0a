import type { Transaction } from '#domain/contract/transactions.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { fillText, placeName, rateText, taxName } from '#domain/tax/printed.ts'
import { TAX_TEXTS } from '#domain/tax/texts.ts'
import { DISCOUNT_LINE } from './lines.ts'
import { INVOICE_TEXTS } from './texts.ts'

export interface PrintedParty {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
}

/** An invoice, a credit note or a debit note as text in one language: what the page and the PDF show. */
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

const TITLES = { invoice: 'invoice', 'credit-note': 'creditNote', 'debit-note': 'debitNote' } as const

/** Prints a document in a language. Dates are days in UTC. */
export function printInvoice(transaction: Transaction, locale: Locale): PrintedInvoice {
  const texts = INVOICE_TEXTS[locale]
  const { document, number, kind } = transaction
  const currency = transaction.total.currency
  const price = (amount: string) => priceOf(amount, currency, locale)
  const day = dayIn(locale)
  return {
    title: texts[TITLES[kind]],
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
      note: period && fillText(texts.period, { start: day(period.start), end: day(period.end) }),
      quantity: String(quantity),
      amount: price(amount),
    })),
    sums: [
      [texts.subtotal, price(transaction.subtotal.amount)],
      ...taxSums(transaction, locale).map(([label, amount]) => [label, price(amount)] as const),
      [texts.total, price(transaction.total.amount)],
    ],
    notes: [
      ...(document.reverse_charge === null ? [] : [TAX_TEXTS[locale][document.reverse_charge]]),
      fillText(texts.paidWith, { gateway: GATEWAY_NAMES[document.gateway] }),
      ...(document.corrects === null
        ? []
        : [
            fillText(kind === 'debit-note' ? texts.takesBack : texts.corrects, { number: document.corrects }),
          ]),
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

/** Each tax with its rate and place. Without taxes, and in documents of the time before, the sum of the tax. */
function taxSums(
  { document, tax: sum }: Transaction,
  locale: Locale,
): readonly (readonly [label: string, amount: string])[] {
  if (document.taxes.length === 0) return [[taxLabel(document.tax_country, locale), sum.amount]]
  return document.taxes.map(({ name, basis_points: rate, jurisdiction, tax }) => {
    if (name === null || rate === null) return [taxLabel(jurisdiction, locale), tax]
    const values = { name: taxName(name, locale), rate: rateText(rate, locale) }
    return [fillText(TAX_TEXTS[locale].line, { ...values, place: placeName(jurisdiction, locale) }), tax]
  })
}

function taxLabel(country: string | null, locale: Locale): string {
  const texts = INVOICE_TEXTS[locale]
  return country === null ? texts.tax : fillText(texts.taxOf, { country: placeName(country, locale) })
}

/** A party of a document in a language. */
export function partyOf(
  { name, lines, email, country, tax_id: id }: Transaction['document']['seller'],
  locale: Locale,
): Omit<PrintedParty, 'label'> {
  const rest = [
    country === null ? null : placeName(country, locale),
    email,
    id === null ? null : fillText(INVOICE_TEXTS[locale].taxId, { id }),
  ]
  return { name, lines: [...lines, ...rest.filter((line) => line !== null)] }
}
