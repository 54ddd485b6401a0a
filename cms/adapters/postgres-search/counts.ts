import { conditions, styledLike, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Except, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { CHOICE_NAMES } from '#domain/routing/choices.ts'

/** Counting of rows stops here; beyond it a listing says "at least". */
export const MAX_EXACT_TOTAL = 20_000

/** Whether the stored counts in `catalogue_counts` suffice for the query, so that no asset row is read. */
export function isCounted(query: SearchQuery): boolean {
  const { form, words, selection = null, collection, contributor } = query
  return (
    form !== 'bundle' &&
    [words, selection, collection, contributor].every((narrowing) => narrowing === null) &&
    CHOICE_NAMES.every((choice) => choice === 'style' || query[choice].length === 0)
  )
}

export async function countMatches(
  payload: Payload,
  query: SearchQuery,
): Promise<{ total: number; totalIsFloor: boolean }> {
  const total = isCounted(query)
    ? fragment`select coalesce(sum(count), 0)::int as total from catalogue_counts c where ${countedConditions(query)}`
    : fragment`select count(*)::int as total from (
        select 1 from ${TABLES[query.form]} a where ${conditions(query)} limit ${MAX_EXACT_TOTAL}) bounded`
  const rows = await run<{ total: number }>(payload, total)
  const found = rows[0]?.total ?? 0
  return { total: found, totalIsFloor: !isCounted(query) && found === MAX_EXACT_TOTAL }
}

/** The WHERE of a query over `catalogue_counts` aliased `c`. */
export function countedConditions(query: SearchQuery, except: Except = []): SQL {
  const parts = [
    fragment`c.form = ${query.form}`,
    query.kind !== null && !except.includes('kind') ? fragment`c.kind = ${query.kind}` : null,
    query.price === 'all' ? null : fragment`c.free = ${query.price === 'free'}`,
    query.featuredOnly ? fragment`c.featured` : null,
    query.style.length > 0 && !except.includes('style') ? styledLike(query.style, 'c') : null,
  ]
  return fragment.join(
    parts.filter((part) => part !== null),
    fragment` and `,
  )
}
