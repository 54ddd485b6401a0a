import { fragment, type Payload, run } from '#cms/operations/database.ts'
import {
  type EarnedPeriod,
  earnedLines,
  LINE_DAY,
  LINE_SUMS,
  type LineSums,
} from '#cms/operations/earnings/earned-lines.ts'
import { decimalsOf } from '#cms/operations/earnings/read-breakdowns.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { ConsoleEarnings, EarningsDay } from '#domain/contract/console/earnings.ts'
import { daysBetween } from '#domain/earnings/periods.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'

interface DayRow extends Record<string, unknown> {
  readonly day: Computed<string>
  readonly downloads: Computed<string>
  readonly sales: Computed<string>
  readonly reversed: Computed<string>
  readonly amount: Computed<string>
}

/** Every day of a period with what it earned, oldest first; a day without lines has zeros. */
export async function readDays(payload: Payload, period: EarnedPeriod): Promise<readonly EarningsDay[]> {
  const rows = await run<DayRow>(
    payload,
    fragment`
    select ${LINE_DAY}::text as day, coalesce(sum(l.amount) filter (where l.kind = 'download'), 0)::text as downloads,
      coalesce(sum(l.amount) filter (where l.kind = 'sale'), 0)::text as sales,
      coalesce(sum(l.amount) filter (where l.kind = 'reversal'), 0)::text as reversed, sum(l.amount)::text as amount
      from ${earnedLines(period)} group by 1`,
  )
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const text = (minor = '0') => decimalText(money(BigInt(minor), period.currency))
  return daysBetween(period).map((day) => {
    const row = byDay.get(day)
    return {
      day,
      downloads: text(row?.downloads),
      sales: text(row?.sales),
      reversed: text(row?.reversed),
      amount: text(row?.amount),
    }
  })
}

/** All lines of a period. */
export async function readTotals(payload: Payload, period: EarnedPeriod): Promise<ConsoleEarnings['totals']> {
  const [row] = await run<LineSums & Record<string, unknown>>(
    payload,
    fragment`select ${LINE_SUMS} from ${earnedLines(period)}`,
  )
  const { lines = 0, reversed = '0', amount } = row ?? {}
  return decimalsOf({ lines, reversed, amount: amount ?? '0' }, period)
}
