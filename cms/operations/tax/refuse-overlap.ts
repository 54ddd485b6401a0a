import type { CollectionBeforeChangeHook } from 'payload'
import { fragment, transactionOf } from '#cms/operations/database.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { isOverlapping } from '#domain/tax/rates.ts'
import { rateOfRow, TAX_RATE_COLUMNS, type TaxRateRow } from './read-rates.ts'

/**
 * Refuses a rate that is valid on a day on which its country or region has one already. Changes of one country wait for
 * each other.
 */
export const refuseOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { country, region, validFrom, validTo } = { ...originalDoc, ...data }
  // Payload validates the fields after this hook: a rate without a country or a first day is refused there.
  if (!country || !validFrom) return data
  const changed = { country, region: region || null, validFrom, validTo: validTo || null }
  const transaction = transactionOf(req)
  await transaction(fragment`select pg_advisory_xact_lock(hashtext('tax-rates'), hashtext(${country}))`)
  const rows = await transaction<TaxRateRow>(fragment`
    select ${TAX_RATE_COLUMNS} from tax_rates where country = ${country} and id <> ${originalDoc?.id ?? 0}`)
  if (rows.some((row) => isOverlapping(rateOfRow(row), changed)))
    throw refusalError(
      refuse('tax-rate-overlaps', 'This country or region has a rate for these days already'),
    )
  return { ...data, region: changed.region, validTo: changed.validTo }
}
