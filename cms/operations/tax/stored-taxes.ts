import { z } from 'zod'
import { type StoredTax, storedTaxSchema } from '#domain/contract/transactions.ts'
import type { CollectedTax } from '#domain/tax/collected-tax.ts'

const storedTaxesSchema = z.array(storedTaxSchema)

/** Taxes as payments, refunds and documents store them. */
export function storedTaxes(taxes: readonly CollectedTax[]): StoredTax[] {
  return taxes.map(({ name, basisPoints, base, tax, jurisdiction }) => ({
    name,
    basis_points: basisPoints,
    base: String(base),
    tax: String(tax),
    jurisdiction,
  }))
}

/** Stored taxes as the rules take them. */
export function readTaxes(stored: unknown): readonly CollectedTax[] {
  return storedTaxesSchema.parse(stored).map(({ basis_points: basisPoints, base, tax, ...rest }) => ({
    ...rest,
    basisPoints,
    base: BigInt(base),
    tax: BigInt(tax),
  }))
}
