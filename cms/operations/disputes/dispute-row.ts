import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'

export type DisputeRow = Columns<
  'disputes',
  'id' | 'gateway' | 'gateway_id' | 'state' | 'answered_at' | 'evidence_sha256'
> &
  Record<string, unknown>

/** A dispute, locked until the commit where it is to be changed. */
export async function findDispute(
  transaction: Transaction,
  id: string,
  { forUpdate }: { readonly forUpdate: boolean },
): Promise<DisputeRow | undefined> {
  const [row] = await transaction<DisputeRow>(fragment`
    select id, gateway, gateway_id, state, answered_at, evidence_sha256 from disputes
     where id = ${id}::uuid ${forUpdate ? fragment`for update` : fragment``}`)
  return row
}
