import { countFailures } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { findHearing } from '#cms/operations/takedowns/find-hearing.ts'
import { runInTransaction } from '#cms/operations/takedowns/run-command.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'

interface HearingAnswer {
  /** The secret of the link. */
  readonly token: string
  readonly statement: string
  /** The network of the visitor. */
  readonly address: string
}

/** Records the answer, or the counter-claim, of a contributor without an account. The link works once. */
export function answerHearing(
  payload: Payload,
  { token, statement, address }: HearingAnswer,
): Promise<Result<null>> {
  return countFailures(payload, 'token-address', address, () =>
    inTransaction<Result<null>>(payload, async (transaction) => {
      const hearing = await findHearing(transaction, token, { lock: true })
      if (!hearing.ok) return hearing
      const { id, command, found } = hearing.value
      const answer = { actor: null, byLink: true, takedown: found.id, command, statement } as const
      const done = await runInTransaction(transaction, { ...answer, expected: found.facts.version })
      if (!done.ok) return done
      await transaction(fragment`update takedown_hearings set used_at = now() where id = ${id}::uuid`)
      return accept(null)
    }),
  )
}
