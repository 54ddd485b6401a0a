import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Cast, Computed } from '#cms/operations/schema/columns.ts'
import { readConservation } from '#cms/operations/statements/conservation.ts'
import type { ConservationRow } from '#domain/contract/console/conservation.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'
import { CONSERVATION_PARTS, type Conservation } from '#domain/statements/conservation.ts'
import { monthOf } from '#domain/time/months.ts'

interface MonthRow extends Record<string, unknown> {
  readonly month: Computed<string>
  readonly conservation: Cast<'statement_months.conservation', readonly Conservation[]>
}

/** The months before, which are computed once more from the ledger, beside the published ones. */
const OPEN_MONTHS = 3
const MONTHS = 24

/**
 * What became of the money of each month, the newest first: the published months as they were published, and the last
 * months from the ledger as it is now.
 */
export async function readConservationDesk(
  payload: Payload,
  now: number,
): Promise<readonly ConservationRow[]> {
  const published = await run<MonthRow>(
    payload,
    fragment`
    select to_char(m.month, 'YYYY-MM') as month, m.conservation from statement_months m
     where m.state = 'published' order by m.month desc limit ${MONTHS}`,
  )
  const known = new Set(published.map(({ month }) => month))
  const open = Array.from({ length: OPEN_MONTHS }, (_, back) => monthOf(now, -back)).filter(
    (month) => !known.has(month),
  )
  const live = await Promise.all(
    open.map(async (month) => ({ month, sums: await readConservation(transactionOf(payload), month) })),
  )
  return [
    ...live.flatMap(({ month, sums }) => sums.map((one) => rowOf(month, one, false))),
    ...published.flatMap(({ month, conservation }) => conservation.map((one) => rowOf(month, one, true))),
  ]
}

function rowOf(month: string, one: Conservation, isPublished: boolean): ConservationRow {
  const { currency } = one
  const text = (amount: string) => decimalText(money(BigInt(amount), currency))
  const parts = Object.fromEntries(CONSERVATION_PARTS.map((part) => [part, text(one[part])]))
  return {
    month,
    currency,
    is_published: isPublished,
    received: text(one.received),
    difference: text(one.difference),
    ...(parts as Pick<ConservationRow, (typeof CONSERVATION_PARTS)[number]>),
  }
}
