import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { WorkRequestDetail } from '#domain/contract/console/work-requests.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A request to contributors, and whether this actor may close it. */
export async function readWorkRequest(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & WorkRequestDetail) | null> {
  const row = await readRow(payload, 'work-requests', Number(id))
  if (row === null) return null
  const mayClose = row.request_state === 'open' && commandScope(actor, 'work-request.close') === 'all'
  return { ...row, allowed_actions: mayClose ? ['close'] : [] }
}
