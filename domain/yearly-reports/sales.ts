import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import type { SalesOfYear } from '#domain/payees/dac7.ts'
import { convert, type EuroRates } from './convert.ts'
import type { QuarterlySums } from './dac7-xml.ts'
import { QUARTERS, type Quarter } from './reports.ts'

/** Sums of a quarter in one currency, in minor units. */
export interface QuarterSums {
  readonly currency: Currency
  readonly quarter: Quarter
  readonly activities: number
  readonly amount: bigint
  readonly fees: bigint
  readonly taxes: bigint
}

type Quarters = Record<Quarter, QuarterlySums>

/** The quarters of a seller in euro; null while the rate of a currency is missing. */
export function quartersInEuro(rows: readonly QuarterSums[], rates: EuroRates): Quarters | null {
  const none = { consideration: 0n, fees: 0n, taxes: 0n, activities: 0 }
  const quarters: Quarters = { 1: none, 2: none, 3: none, 4: none }
  for (const { currency, quarter, activities, ...sums } of rows) {
    const [consideration, fees, taxes] = [sums.amount, sums.fees, sums.taxes].map((amount) =>
      convert(money(amount, currency), 'EUR', rates),
    )
    if (consideration == null || fees == null || taxes == null) return null
    const before = quarters[quarter]
    quarters[quarter] = {
      consideration: before.consideration + consideration,
      fees: before.fees + fees,
      taxes: before.taxes + taxes,
      activities: before.activities + activities,
    }
  }
  return quarters
}

/** What decides on the report of a seller. */
export function salesOf(quarters: Readonly<Record<Quarter, QuarterlySums>>): SalesOfYear {
  return {
    sales: QUARTERS.reduce((sum, quarter) => sum + quarters[quarter].activities, 0),
    consideration: QUARTERS.reduce((sum, quarter) => sum + quarters[quarter].consideration, 0n),
  }
}
