import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { STANDARD_RATES, type TaxRate } from '#domain/tax/rates.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** The standard rates of countries that have none: the rates of others are those that staff keep. */
export async function newTaxRates(client: pg.ClientBase): Promise<readonly TaxRate[]> {
  const known = await idsByKey(client, 'tax_rates', 'country')
  return STANDARD_RATES.filter(({ country }) => !known.has(country))
}

export async function createTaxRates(
  payload: Payload,
  req: TransactionOnly,
  rates: readonly TaxRate[],
): Promise<void> {
  for (const rate of rates)
    await payload.create({ collection: 'tax-rates', depth: 0, data: { ...rate }, req })
}
