import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'

interface Wanted {
  readonly actor: Holder
  readonly command: Command
  readonly subscription: string
  /** The version that the actor saw. */
  readonly expected: number
}

/**
 * A subscription that the actor may give a command on, in the version that they saw. One of another person or team does
 * not exist for them.
 */
export async function findCommanded(
  payload: Payload,
  { actor, command, subscription, expected }: Wanted,
): Promise<Result<SubscriptionRow>> {
  const [row] = await run<SubscriptionRow>(
    payload,
    fragment`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.id = ${subscription}::uuid`,
  )
  if (row === undefined || !mayApply(actor, command, { owner: row.user_id, team: row.team_id }))
    return refuse('not-found')
  return row.version === expected
    ? accept(row)
    : refuse('state-changed', `version ${row.version}, not ${expected}`)
}
