import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface CloseRequest {
  readonly actor: Holder
  readonly request: number
  readonly reason: string
}

/** Closes a request to contributors: no further upload may name it. Those that named it stay its answers. */
export function closeRequest(
  payload: Payload,
  { actor, request, reason }: CloseRequest,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'work-request.close')
    if (!allowed.ok) return allowed
    const [row] = await transaction<{ closed: Column<'work_requests.closed_at'> }>(
      fragment`select closed_at as closed from work_requests where id = ${request}::int for update`,
    )
    if (row === undefined) return refuse('not-found')
    if (row.closed !== null) return refuse('state-changed')
    await transaction(
      fragment`update work_requests set closed_at = now() where id = ${request}::int and closed_at is null`,
    )
    await logCommand(transaction, {
      actor,
      command: 'work-request.close',
      resource: 'work-requests',
      record: request,
      reason,
      before: { state: 'open' },
      after: { state: 'closed' },
    })
    return accept(null)
  })
}
