import { csvLine } from '#domain/contract/console/csv.ts'
import type { StatementLine } from '#domain/contract/statement-document.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

type Cell = string | number | null

/** The columns of a statement as CSV. Amounts are decimal numbers with a point, shares percentages. */
const COLUMNS = {
  no: ({ no }) => no,
  line: ({ id }) => id,
  kind: ({ kind }) => kind,
  date: ({ date }) => date,
  form: ({ work }) => work.form,
  work: ({ work }) => work.id,
  title: ({ work }) => work.title,
  plan: ({ plan }) => plan,
  subscriber: ({ subscriber }) => subscriber,
  pool: ({ pool }) => pool?.id ?? null,
  pool_net: (line) => amountOf(line, line.pool?.net),
  weight: ({ weight }) => weight,
  pool_weight: ({ pool }) => pool?.weight ?? null,
  base: (line) => amountOf(line, line.base),
  share_percent: ({ share }) => share / (WHOLE_SHARE / 100),
  rule: ({ rule }) => rule,
  amount: (line) => amountOf(line, line.amount),
  currency: ({ currency }) => currency,
  reverses_month: ({ reverses }) => reverses?.month ?? null,
  reverses_no: ({ reverses }) => reverses?.no ?? null,
  reverses_line: ({ reverses }) => reverses?.id ?? null,
  cause: ({ cause }) => cause,
} as const satisfies Record<string, (line: StatementLine) => Cell>

export function csvHeader(): string {
  return csvLine([...Object.keys(COLUMNS), 'hash'])
}

export function csvRow({ line, hash }: { readonly line: StatementLine; readonly hash: string }): string {
  return csvLine([...Object.values(COLUMNS).map((cell) => cell(line)), hash])
}

function amountOf({ currency }: StatementLine, amount: string | null | undefined): Cell {
  return amount === null || amount === undefined ? null : decimalText(money(BigInt(amount), currency))
}
