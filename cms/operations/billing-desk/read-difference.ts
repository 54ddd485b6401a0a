import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { DifferenceDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A difference of the reconciliation, and whether this actor may close it. */
export async function readDifference(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & DifferenceDetail) | null> {
  const row = await readRow(payload, 'payment-differences', Number(id))
  if (row === null) return null
  const mayResolve = row.difference_state === 'open' && commandScope(actor, 'difference.resolve') === 'all'
  return { ...row, allowed_actions: mayResolve ? ['resolve'] : [] }
}
