import type { CashoutReceipt } from '#domain/contract/cashouts.ts'
import { type PrintedInvoice, partyOf } from '#domain/invoices/printed.ts'
import { INVOICE_TEXTS } from '#domain/invoices/texts.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { fillText } from '#domain/tax/printed.ts'
import { RECEIPT_TEXTS } from './receipt-texts.ts'

/** Prints the receipt of a cashout in a language. Dates are days in UTC. */
export function printReceipt(receipt: CashoutReceipt, locale: Locale): PrintedInvoice {
  const [texts, words] = [RECEIPT_TEXTS[locale], INVOICE_TEXTS[locale]]
  const day = new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  const price = ({ amount, currency }: CashoutReceipt['amount'], sign = 1n) =>
    formatMoney(money(BigInt(amount) * sign, currency), locale)
  const {
    id,
    payer,
    payee,
    amount,
    us_source: source,
    withheld,
    fee,
    net,
    method,
    method_masked: masked,
    transfer,
  } = receipt
  return {
    title: texts.title,
    facts: [
      [words.number, id],
      [words.date, day.format(new Date(receipt.paid_at))],
    ],
    parties: [
      { label: words.from, ...partyOf(payer, locale) },
      { label: words.to, name: payee, lines: masked === null ? [] : [masked] },
    ],
    columns: [words.description, words.quantity, words.amount],
    rows: [
      {
        title: texts.line,
        note: fillText(texts.requested, { date: day.format(new Date(receipt.requested_at)) }),
        quantity: '1',
        amount: price(amount),
      },
    ],
    sums: [
      [words.subtotal, price(amount)],
      [fillText(texts.withheld, { form: receipt.tax_form, source: price(source) }), price(withheld, -1n)],
      [texts.fee, price(fee, -1n)],
      [texts.paid, price(net)],
    ],
    notes: [
      texts.methods[method],
      ...(transfer === null ? [] : [fillText(texts.reference, { reference: transfer })]),
    ],
  }
}
