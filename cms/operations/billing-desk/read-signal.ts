import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { SignalDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A signal of unusual use, and whether this actor may close it. */
export async function readSignal(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & SignalDetail) | null> {
  const row = await readRow(payload, 'signals', Number(id))
  if (row === null) return null
  const mayClose = row.signal_state === 'open' && commandScope(actor, 'signal.close') === 'all'
  return { ...row, allowed_actions: mayClose ? ['close'] : [] }
}
