import type { QuarterSums } from '#domain/yearly-reports/sales.ts'
import type { QuarterRow } from './read-sums.ts'

/** The rows of each account. */
export function sumsByUser(rows: readonly QuarterRow[]): ReadonlyMap<string, readonly QuarterSums[]> {
  const byUser = new Map<string, QuarterSums[]>()
  for (const row of rows) {
    const { user_id: user, currency, quarter, activities } = row
    const sums = {
      currency,
      quarter,
      activities,
      amount: BigInt(row.amount),
      fees: BigInt(row.fees),
      taxes: BigInt(row.taxes),
    }
    byUser.set(user, [...(byUser.get(user) ?? []), sums])
  }
  return byUser
}
