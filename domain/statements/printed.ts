import type { StatementLine } from '#domain/contract/statement-document.ts'
import type { ShownStatement } from '#domain/contract/statements.ts'
import type { PrintedInvoice } from '#domain/invoices/printed.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'
import { fillText } from '#domain/tax/printed.ts'
import { STATEMENT_TEXTS, type StatementTexts } from './printed-texts.ts'

/** Prints a statement in a language: what its page and its PDF show. Dates are days in UTC. */
export function printStatement(shown: ShownStatement, locale: Locale): PrintedInvoice {
  const texts = STATEMENT_TEXTS[locale]
  const { head, proof, lines } = shown
  const left = head.lines - lines.length
  return {
    title: texts.title,
    facts: [
      [texts.month, monthName(head.month, locale)],
      [texts.contributor, `${shown.name} (${head.contributor})`],
      [texts.lines, String(head.lines)],
    ],
    parties: [],
    columns: [texts.line, texts.weight, texts.amount],
    rows: lines.map((line) => ({
      title: `${line.no}. ${line.work.title}`,
      note: noteOf(line, texts, locale),
      quantity: line.pool === null ? '' : `${line.weight} / ${line.pool.weight}`,
      amount: price(line.amount, line.currency, locale),
    })),
    sums: head.sums.map(({ currency, amount }) => [
      fillText(texts.sum, { currency }),
      price(amount, currency, locale),
    ]),
    notes: [
      ...(left > 0 ? [fillText(texts.more, { count: String(left) })] : []),
      fillText(texts.head, { hash: head.head }),
      fillText(texts.root, { hash: proof.root }),
      texts.check,
    ],
  }
}

/** A month such as `2026-11` in words. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALES[locale].bcp47, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
}

function price(amount: string, currency: Currency, locale: Locale): string {
  return isCurrency(currency) ? formatMoney(money(BigInt(amount), currency), locale) : amount
}

/** The rest of a line: what it is of, from which pool or base, and under which version of the rules. */
function noteOf(line: StatementLine, texts: StatementTexts, locale: Locale): string {
  const { date, kind, plan, subscriber, pool, base, share, rule, currency, reverses, cause } = line
  const day = new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    day.format(new Date(date)),
    cause === null ? texts.kinds[kind] : texts.causes[cause],
    plan,
    subscriber,
    pool && fillText(texts.pool, { amount: price(pool.net, currency, locale) }),
    base && fillText(texts.base, { amount: price(base, currency, locale) }),
    reverses &&
      fillText(texts.reverses, { month: monthName(reverses.month, locale), no: String(reverses.no) }),
    reverses === null ? `${share / (WHOLE_SHARE / 100)} %` : null,
    fillText(texts.rule, { version: String(rule) }),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
