import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { Allowance } from '#domain/plans/plan.ts'

interface AllowanceRow extends Record<string, unknown> {
  readonly slug: Present<'plans.slug'>
  readonly kinds: Computed<readonly Column<'items.kind'>[]>
  readonly limit: Cast<'plans_allowances.limit', number | null>
  readonly period: Column<'plans_allowances.period'>
}

/**
 * What plans allow, by slug and in the order that staff chose. Every session of a subscriber reads it, so it does not go through Payload,
 * which also reads texts, offers and prices.
 */
export async function readPlanAllowances(
  payload: Payload,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly Allowance[]>> {
  const rows = await run<AllowanceRow>(
    payload,
    fragment`
      select p.slug, a."limit"::int, a.period::text,
        array(select k.value::text from plans_allowances_kinds k where k.parent_id = a.id order by k."order") as kinds
      from plans p join plans_allowances a on a._parent_id = p.id
      where p.slug in ${[...slugs]} order by p.slug, a._order`,
  )
  const found = new Map<string, Allowance[]>()
  for (const { slug, kinds, limit, period } of rows)
    found.set(slug, [...(found.get(slug) ?? []), { kinds, limit, period }])
  return found
}
