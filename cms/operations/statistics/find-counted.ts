import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { StatisticsQuery } from '#domain/contract/console/statistics.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'

interface Contributor extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly name: Column<'contributors.name'>
}

/** What statistics are about: contributors of the actor, or one of their works or packs. */
export interface Counted {
  /** All whose statistics the actor reads. */
  readonly contributors: readonly Contributor[]
  /** Those that were asked for. */
  readonly chosen: readonly number[]
  readonly asset: CountedAsset | null
}

interface CountedAsset {
  readonly form: 'item' | 'pack'
  readonly id: number
  readonly title: string
}

/** Null for a contributor, a work or a pack that is out of the actor's reach, or does not exist. */
export async function findCounted(
  payload: Payload,
  actor: Holder,
  { contributor, item, pack }: Pick<StatisticsQuery, 'contributor' | 'item' | 'pack'>,
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
  const wanted = item ?? pack
  if (wanted === null) return { contributors, chosen, asset: null }
  const form = item === null ? 'pack' : 'item'
  const title = await findTitle(payload, { form, id: wanted }, chosen)
  return title === null ? null : { contributors, chosen, asset: { form, id: wanted, title } }
}

/** Null for an asset of others. */
async function findTitle(
  payload: Payload,
  { form, id }: Pick<CountedAsset, 'form' | 'id'>,
  chosen: readonly number[],
): Promise<string | null> {
  const table = fragment.identifier(ASSET_TABLES[form])
  const texts = fragment.identifier(`${ASSET_TABLES[form]}_locales`)
  const [row] = await run<{ title: Computed<string> }>(
    payload,
    fragment`
    select coalesce(t.title, '') as title from ${table} a
      left join ${texts} t on t._parent_id = a.id and t._locale = 'en'
     where a.id = ${id} and a.contributor_id = any(${fragment.param([...chosen])}::int[])`,
  )
  return row?.title ?? null
}
