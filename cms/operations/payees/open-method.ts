import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import { openValues } from './sealer.ts'

export interface OpenedMethod {
  readonly kind: PayoutMethod
  readonly values: PayeeValues
}

/** A payout method in full, for the call or the file that pays it. Never for an answer to a person. */
export async function openPayoutMethod(transaction: Transaction, id: string): Promise<Result<OpenedMethod>> {
  const [row] = await transaction<Columns<'payout_methods', 'kind' | 'sealed'> & Record<string, unknown>>(
    fragment`select kind, sealed from payout_methods where id = ${id}::uuid`,
  )
  if (row === undefined) return refuse('not-found')
  const values = openValues({ column: 'payout_methods.sealed', row: id }, row.sealed)
  return values.ok ? accept({ kind: row.kind, values: values.value }) : values
}
