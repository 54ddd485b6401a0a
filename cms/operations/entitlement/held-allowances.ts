import type { Payload, Transaction } from '#cms/operations/database.ts'
import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import { readHoldings, readUsage } from '#cms/operations/subscriptions/read-holdings.ts'
import type { HeldAllowance } from '#domain/entitlement/decide.ts'
import type { Allowance } from '#domain/plans/plan.ts'

type OfSubscription = Allowance & { readonly subscription: string }

/** The allowances of the account in use: the user's own, or the team's. A guest has none. */
export async function readAllowances(payload: Payload, by: Downloader): Promise<readonly OfSubscription[]> {
  if ('guest' in by) return []
  const { user, team = null } = by
  const held = await readHoldings(payload, { user, teams: team === null ? [] : [team] })
  return held
    .filter(({ subscription }) => subscription.team_id === team)
    .flatMap(({ subscription, allowances }) =>
      allowances.map((allowance) => ({ ...allowance, subscription: subscription.id })),
    )
}

/** What is used of each allowance in its UTC day or month. Repetitions and unlimited kinds count nothing. */
export function countUsed(
  transaction: Transaction,
  allowances: readonly OfSubscription[],
): Promise<readonly HeldAllowance[]> {
  return Promise.all(
    allowances.map(async (one) => ({
      ...one,
      used: one.limit === null ? 0 : await readUsage(transaction, one.subscription, one),
    })),
  )
}
