import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { StatisticsQuery } from '#domain/contract/console/statistics.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'

interface Contributor extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly name: Column<'contributors.name'>
}

/** What statistics are about: contributors of the actor, or one of their works. */
export interface Counted {
  /** All whose statistics the actor reads. */
  readonly contributors: readonly Contributor[]
  /** Those that were asked for. */
  readonly chosen: readonly number[]
  readonly item: { readonly id: number; readonly title: string } | null
}

/** Null for a contributor or a work that is out of the actor's reach, or does not exist. */
export async function findCounted(
  payload: Payload,
  actor: Holder,
  { contributor, item }: Pick<StatisticsQuery, 'contributor' | 'item'>,
): Promise<Counted | null> {
  const reach = reachOf(actor, 'statistics.read')
  if (reach === null) return null
  const belongs = { owner: fragment`c.owner_id`, contributor: fragment`c.id` }
  const contributors = await run<Contributor>(
    payload,
    fragment`select c.id, c.name from contributors c where ${inReach(reach, belongs)} order by c.id`,
  )
  const all = contributors.map(({ id }) => id)
  if (contributor !== null && !all.includes(contributor)) return null
  const chosen = contributor === null ? all : [contributor]
  if (item === null) return { contributors, chosen, item: null }
  const [row] = await run<{ id: Column<'items.id'>; title: Computed<string> }>(
    payload,
    fragment`
    select i.id, coalesce(t.title, '') as title from items i
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
     where i.id = ${item} and i.contributor_id = any(${fragment.param(chosen)}::int[])`,
  )
  return row === undefined ? null : { contributors, chosen, item: row }
}
