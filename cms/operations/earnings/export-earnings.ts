import type { Payload } from '#cms/operations/database.ts'
import {
  type EarningsReading,
  findPeriod,
  type ReadPeriod,
} from '#cms/operations/earnings/earnings-period.ts'
import { readCountries, readItems, readPacks, readPlans } from '#cms/operations/earnings/read-breakdowns.ts'
import { readDays } from '#cms/operations/earnings/read-days.ts'
import { readContributorBalances } from '#cms/operations/earnings/read-earnings.ts'
import type { EarningsExport, EarningsRow } from '#domain/contract/console/earnings.ts'

interface Exported {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** One part of the desk as a table, with all its rows. Null for a contributor that is not the actor's. */
export async function exportEarnings(
  payload: Payload,
  reading: EarningsReading,
  by: EarningsExport,
): Promise<Exported | null> {
  const found = await findPeriod(payload, reading)
  if (found === null) return null
  if (by === 'day') return daysOf(payload, found)
  if (by === 'balance') return partsOf(payload, found)
  const { period, now } = found
  const reads = {
    item: () => readItems(payload, period, null),
    pack: () => readPacks(payload, period, null),
    country: () => readCountries(payload, period, now),
    plan: () => readPlans(payload, period, null),
  } as const satisfies Record<typeof by, () => Promise<readonly EarningsRow[]>>
  const rows = await reads[by]()
  return {
    columns: [by, 'title', 'currency', 'lines', 'reversed', 'amount'],
    rows: rows.map(({ code, group, title, lines, reversed, amount }) => [
      code ?? group,
      title,
      period.currency,
      lines,
      reversed,
      amount,
    ]),
  }
}

async function daysOf(payload: Payload, { period }: ReadPeriod): Promise<Exported> {
  const days = await readDays(payload, period)
  return {
    columns: ['day', 'currency', 'downloads', 'sales', 'reversed', 'amount'],
    rows: days.map(({ day, downloads, sales, reversed, amount }) => [
      day,
      period.currency,
      downloads,
      sales,
      reversed,
      amount,
    ]),
  }
}

async function partsOf(payload: Payload, found: ReadPeriod): Promise<Exported> {
  const balances = await readContributorBalances(payload, found)
  return {
    columns: ['contributor', 'name', 'currency', 'state', 'amount', 'reason', 'month', 'day'],
    rows: balances.flatMap(({ contributor, name, available, parts }) => {
      const whose = [contributor, name, found.period.currency]
      return [
        [...whose, 'available', available, null, null, null],
        ...parts.map(({ state, amount, reason, month, day }) => [
          ...whose,
          state,
          amount,
          reason,
          month,
          day,
        ]),
      ]
    }),
  }
}
