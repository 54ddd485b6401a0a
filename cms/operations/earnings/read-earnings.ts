import { inTransaction, type Payload } from '#cms/operations/database.ts'
import {
  type EarningsReading,
  findPeriod,
  type ReadPeriod,
} from '#cms/operations/earnings/earnings-period.ts'
import { readCountries, readItems, readPacks, readPlans } from '#cms/operations/earnings/read-breakdowns.ts'
import { readContributorBalance } from '#cms/operations/earnings/read-contributor-balance.ts'
import { readDays, readTotals } from '#cms/operations/earnings/read-days.ts'
import {
  type ConsoleEarnings,
  type ContributorBalance,
  MOST_EARNINGS_ROWS,
} from '#domain/contract/console/earnings.ts'

/**
 * What the actor's contributors earned in one currency, by day, item, pack, country and plan, and their balances. Each
 * breakdown is of the same lines. Null for a contributor that is not theirs.
 */
export async function readEarnings(
  payload: Payload,
  reading: EarningsReading,
): Promise<ConsoleEarnings | null> {
  const found = await findPeriod(payload, reading)
  if (found === null) return null
  const { contributors, currencies, period, now } = found
  const [days, totals, item, pack, country, plan, balances] = await Promise.all([
    readDays(payload, period),
    readTotals(payload, period),
    readItems(payload, period, MOST_EARNINGS_ROWS),
    readPacks(payload, period, MOST_EARNINGS_ROWS),
    readCountries(payload, period, now),
    readPlans(payload, period, MOST_EARNINGS_ROWS),
    readContributorBalances(payload, found),
  ])
  const { currency, from, to } = period
  const breakdowns = { item, pack, country, plan }
  return { contributors, currency, currencies, from, to, totals, days, breakdowns, balances }
}

/** The balances of the chosen contributors, in one snapshot of each. */
export function readContributorBalances(
  payload: Payload,
  { chosen, period: { currency }, now }: ReadPeriod,
): Promise<readonly ContributorBalance[]> {
  return inTransaction(payload, async (transaction) => {
    const read: ContributorBalance[] = []
    for (const one of chosen) read.push(await readContributorBalance(transaction, one, { currency, now }))
    return read
  })
}
