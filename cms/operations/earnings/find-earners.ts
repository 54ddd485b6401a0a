import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'

interface Earner extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly name: Column<'contributors.name'>
}

export interface Earners {
  /** All whose earnings the actor reads. */
  readonly contributors: readonly Earner[]
  /** Those that were asked for. */
  readonly chosen: readonly Earner[]
}

/** Null for a contributor that is out of the actor's reach, or does not exist. */
export async function findEarners(
  payload: Payload,
  actor: Holder,
  contributor: number | null,
): Promise<Earners | null> {
  const reach = reachOf(actor, 'earnings.read')
  if (reach === null) return null
  const belongs = { owner: fragment`c.owner_id`, contributor: fragment`c.id` }
  const contributors = await run<Earner>(
    payload,
    fragment`select c.id, c.name from contributors c where ${inReach(reach, belongs)} order by c.id`,
  )
  if (contributor === null) return { contributors, chosen: contributors }
  const chosen = contributors.filter(({ id }) => id === contributor)
  return chosen.length === 0 ? null : { contributors, chosen }
}
