import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type ReportedSeller, sellerOf } from '#domain/payees/dac7.ts'
import { openValues } from './sealer.ts'

/**
 * The verified identity of an account as the yearly report states it, in full. For the file of the report, whose making is
 * logged; never for an answer to another request.
 */
export async function openSeller(transaction: Transaction, user: string): Promise<Result<ReportedSeller>> {
  const [row] = await transaction<
    Columns<'payee_identities', 'id' | 'kind' | 'sealed'> & Record<string, unknown>
  >(fragment`
    select i.id, i.kind, i.sealed from payee_identities i join payees p on p.id = i.payee_id
     where p.user_id = ${user} and i.state = 'verified' order by i.version desc limit 1`)
  if (row === undefined) return refuse('not-found')
  const values = openValues({ column: 'payee_identities.sealed', row: row.id }, row.sealed)
  return values.ok ? accept(sellerOf(row.kind, values.value)) : values
}
