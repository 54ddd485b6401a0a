import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { loadCase } from '#cms/operations/takedowns/load-case.ts'
import { logEvent } from '#cms/operations/takedowns/log-event.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface WrittenNote {
  readonly actor: Holder
  readonly takedown: number
  readonly note: string
}

/** Adds a note for staff to the history of a case. It changes nothing else. */
export function writeNote(payload: Payload, { actor, takedown, note }: WrittenNote): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const loaded = await loadCase(transaction, takedown, { lock: true })
    if (loaded === undefined) return refuse('not-found', 'There is no such case')
    const { state } = loaded.facts
    const command = 'takedown.note'
    await logEvent(transaction, { takedown, actor, command, from: state, to: state, statement: note })
    return accept(null)
  })
}
