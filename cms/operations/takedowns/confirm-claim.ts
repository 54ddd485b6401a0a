import { countFailures } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { runInTransaction } from '#cms/operations/takedowns/run-command.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface ConfirmedClaim {
  /** The secret of the link. */
  readonly token: string
  /** The network of the visitor. */
  readonly address: string
}

interface CaseRow extends Record<string, unknown> {
  readonly id: Column<'takedowns.id'>
  readonly version: Column<'takedowns.version'>
}

/** Confirms a claim by the link in its mail, which works once: its cases are staff's from then on. */
export function confirmClaim(payload: Payload, { token, address }: ConfirmedClaim): Promise<Result<number>> {
  return countFailures(payload, 'token-address', address, () =>
    inTransaction<Result<number>>(payload, async (transaction) => {
      const [claim] = await transaction<{ id: Column<'takedown_claims.id'> }>(fragment`
        update takedown_claims set confirmed_at = now(), token_hash = null
         where token_hash = ${hashSecret(token)} and token_expires_at > now() and confirmed_at is null
        returning id`)
      if (claim === undefined) return refuse('link-ended')
      const cases = await transaction<CaseRow>(fragment`
        select id, version from takedowns where claim_id = ${claim.id}::uuid order by id`)
      for (const { id: takedown, version: expected } of cases) {
        const command = 'takedown.confirm'
        const done = await runInTransaction(transaction, { actor: null, takedown, command, expected })
        if (!done.ok) throw new Error(`case ${takedown} could not be confirmed: ${done.code}`)
      }
      return accept(cases.length)
    }),
  )
}
