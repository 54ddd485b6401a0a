import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, transactionOf } from '#cms/operations/database.ts'
import { allowedClaimDecisions } from '#domain/contributors/claim.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { loadClaim } from './load-claim.ts'

/** A claim in the console with its evidence, and what this actor may decide now. */
export async function readClaim(payload: Payload, id: number, actor: Holder): Promise<ConsoleRow | null> {
  const row = await readRow(payload, 'profile-claims', id)
  const claim = await loadClaim(transactionOf(payload), fragment`p.id = ${id}`, { lock: false })
  if (row === null || claim === undefined) return null
  return { ...row, allowed_actions: allowedClaimDecisions(claim, actor) }
}
