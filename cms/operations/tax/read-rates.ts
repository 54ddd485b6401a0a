import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { TaxRate } from '#domain/tax/rates.ts'

export type TaxRateRow = Columns<'tax_rates', 'country' | 'region' | 'kind' | 'valid_from' | 'valid_to'> & {
  readonly basis_points: Cast<'tax_rates.basis_points', number>
} & Record<string, unknown>

export const TAX_RATE_COLUMNS = fragment`country, region, kind, basis_points::int as basis_points, valid_from, valid_to`

let cached: { readonly version: string; readonly rates: readonly TaxRate[] } | null = null

/**
 * All rates of tax. They are kept in memory until a row is added, changed or removed, by whichever process: the sum of the
 * times of all rows differs afterwards.
 */
export async function readRates(transaction: Transaction): Promise<readonly TaxRate[]> {
  const [row] = await transaction<{ version: Computed<string> }>(fragment`
    select count(*) || ':' || coalesce(sum(extract(epoch from updated_at)), 0) as version from tax_rates`)
  const version = row?.version ?? ''
  if (cached?.version === version) return cached.rates
  const rows = await transaction<TaxRateRow>(fragment`
    select ${TAX_RATE_COLUMNS} from tax_rates order by country, valid_from`)
  cached = { version, rates: rows.map(rateOfRow) }
  return cached.rates
}

export function rateOfRow(row: TaxRateRow): TaxRate {
  const { country, region, kind, basis_points: basisPoints, valid_from: validFrom, valid_to: validTo } = row
  return { country, region, kind, basisPoints, validFrom, validTo }
}
