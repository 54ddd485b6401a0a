import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, transactionOf } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { YearlyReportState } from '#domain/contract/console/finance.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { isReportable } from '#domain/payees/dac7.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { rateText } from '#domain/yearly-reports/convert.ts'
import { quartersInEuro, salesOf } from '#domain/yearly-reports/sales.ts'
import { readQuarters, readRates } from './read-sums.ts'
import { sumsByUser } from './sums-by-user.ts'

interface SetRate {
  readonly actor: Holder
  readonly year: number
  readonly currency: string
  /** Millionths of the currency for one euro. */
  readonly rate: bigint
  readonly reason: string
}

/** Enters the rate of a year, or corrects it. */
export function setReportRate(
  payload: Payload,
  { actor, year, currency, rate, reason }: SetRate,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'yearly-report.set-rate')
    if (!allowed.ok) return allowed
    const before = (await readRates(transaction, year)).get(currency)
    await transaction(fragment`
      insert into report_rates (year, currency, per_euro, set_by)
      values (${year}, ${currency}, ${rate.toString()}::bigint, ${actor.id})
      on conflict (year, currency) do update
        set per_euro = excluded.per_euro, set_by = excluded.set_by, set_at = now()`)
    await logCommand(transaction, {
      actor,
      command: 'yearly-report.set-rate',
      resource: 'yearly-reports',
      record: `${currency}:${year}`,
      reason,
      before: { rate: before === undefined ? null : rateText(before) },
      after: { rate: rateText(rate) },
    })
    return accept(null)
  })
}

/** The rates of a year, those that are missing, and how many payees reach the threshold of DAC7. */
export async function readReportState(payload: Payload, year: number): Promise<YearlyReportState> {
  const transaction = transactionOf(payload)
  const rates = await readRates(transaction, year)
  const rows = await readQuarters(transaction, year)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const missing = currencies.filter((currency) => currency !== 'EUR' && !rates.has(currency))
  const sellers = [...sumsByUser(rows).values()].map((sums) => quartersInEuro(sums, rates))
  return {
    year,
    rates: [...rates].toSorted().map(([currency, rate]) => ({ currency, rate: rateText(rate) })),
    missing: missing.toSorted(),
    reportable:
      missing.length > 0
        ? null
        : sellers.filter((quarters) => quarters !== null && isReportable(salesOf(quarters))).length,
  }
}
