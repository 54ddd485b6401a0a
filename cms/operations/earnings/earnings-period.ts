import { readEarned } from '#cms/operations/cashouts/read-standing.ts'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { type EarnedPeriod, linesSince } from '#cms/operations/earnings/earned-lines.ts'
import { type Earners, findEarners } from '#cms/operations/earnings/find-earners.ts'
import type { Cast } from '#cms/operations/schema/columns.ts'
import type { EarningsQuery } from '#domain/contract/console/earnings.ts'
import { earningsPeriod } from '#domain/earnings/periods.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

export interface EarningsReading {
  readonly actor: Holder
  readonly query: EarningsQuery
  readonly now?: Date
}

/** What is read: whose earnings, of which days and in which currency. */
export interface ReadPeriod extends Earners {
  readonly period: EarnedPeriod
  /** Those with lines by their number, then those of balances, the US dollar among them. */
  readonly currencies: readonly Currency[]
  readonly now: Date
}

/** Null for a contributor that is not the actor's. */
export async function findPeriod(
  payload: Payload,
  { actor, query, now = new Date() }: EarningsReading,
): Promise<ReadPeriod | null> {
  const earners = await findEarners(payload, actor, query.contributor)
  if (earners === null) return null
  const contributors = earners.chosen.map(({ id }) => id)
  const days = earningsPeriod(query.months, now)
  const currencies = await readCurrencies(payload, contributors, days.from)
  const currency = query.currency ?? currencies[0] ?? 'USD'
  return { ...earners, currencies, now, period: { contributors, currency, ...days } }
}

async function readCurrencies(
  payload: Payload,
  contributors: readonly number[],
  from: string,
): Promise<readonly Currency[]> {
  const rows = await run<{ currency: Cast<'royalty_lines.currency', Currency> } & Record<string, unknown>>(
    payload,
    fragment`select l.currency from royalty_lines l where ${linesSince(contributors, from)}
      group by l.currency order by count(*) desc, l.currency`,
  )
  const held = await inTransaction(payload, async (transaction) => {
    const read: Currency[] = []
    for (const contributor of contributors)
      read.push(...(await readEarned(transaction, contributor)).map((balance) => balance.currency))
    return read
  })
  return [...new Set([...rows.map(({ currency }) => currency), ...held])]
}
