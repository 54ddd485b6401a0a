import type { Transaction } from '#cms/operations/database.ts'
import type { SalesOfPayee } from '#domain/contract/console/finance.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { decimalText } from '#domain/money/text.ts'
import { isReportable } from '#domain/payees/dac7.ts'
import { quartersInEuro, salesOf } from '#domain/yearly-reports/sales.ts'
import { readQuarters, readRates } from './read-sums.ts'
import { sumsByUser } from './sums-by-user.ts'

/** What an account earned in this year and the one before, and whether DAC7 reports it. */
export function readSalesOfPayee(
  transaction: Transaction,
  user: string,
  now: Date,
): Promise<readonly SalesOfPayee[]> {
  const year = now.getUTCFullYear()
  return Promise.all([year, year - 1].map((one) => readYear(transaction, user, one)))
}

async function readYear(transaction: Transaction, user: string, year: number): Promise<SalesOfPayee> {
  const rows = sumsByUser(await readQuarters(transaction, year, user)).get(user) ?? []
  const earned = new Map<Currency, bigint>()
  for (const { currency, amount } of rows) earned.set(currency, (earned.get(currency) ?? 0n) + amount)
  const quarters = quartersInEuro(rows, await readRates(transaction, year))
  const sales = quarters === null ? null : salesOf(quarters)
  return {
    year,
    sales: rows.reduce((sum, { activities }) => sum + activities, 0),
    earned: [...earned].map(([currency, amount]) => ({
      amount: decimalText({ amount, currency }),
      currency,
    })),
    in_euro: sales === null ? null : decimalText({ amount: sales.consideration, currency: 'EUR' }),
    dac7: sales === null ? 'rate-missing' : isReportable(sales) ? 'reportable' : 'below',
  }
}
