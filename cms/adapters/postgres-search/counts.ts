import { conditions, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { inStyles } from '#cms/adapters/postgres-search/term-conditions.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { type SearchQuery, wordsOf } from '#cms/ports/catalogue-search.ts'
import { type Except, listingTerms, type Term } from '#domain/search/listing-terms.ts'

/** The maximum number of rows that are counted; a listing with more shows "at least". */
export const MAX_EXACT_TOTAL = 20_000

/** The fields of `catalogue_counts`. */
const COUNTED_FIELDS = ['kind', 'free', 'featured', 'style'] as const
type CountedField = (typeof COUNTED_FIELDS)[number]

/** Whether `catalogue_counts` has the counts of the query, so that no asset is read. */
export function isCounted(query: SearchQuery): boolean {
  return query.form !== 'bundle' && wordsOf(query) === null && listingTerms(query).every(isCountedBy)
}

function isCountedBy(term: Term): term is Term & { readonly field: CountedField } {
  return COUNTED_FIELDS.some((field) => field === term.field)
}

export async function countMatches(
  payload: Payload,
  query: SearchQuery,
): Promise<{ total: number; totalIsFloor: boolean }> {
  const total = isCounted(query)
    ? fragment`select coalesce(sum(count), 0)::int as total from catalogue_counts c where ${countedConditions(query)}`
    : fragment`select count(*)::int as total from (
        select 1 from ${TABLES[query.form]} a where ${conditions(query)} limit ${MAX_EXACT_TOTAL}) bounded`
  const rows = await run<{ total: Computed<number> }>(payload, total)
  const found = rows[0]?.total ?? 0
  return { total: found, totalIsFloor: !isCounted(query) && found === MAX_EXACT_TOTAL }
}

/** The WHERE of a query over `catalogue_counts` aliased `c`. */
export function countedConditions(query: SearchQuery, except: Except = []): SQL {
  const terms = listingTerms(query, except)
    .filter(isCountedBy)
    .map(({ field, values }) => CONDITIONS[field](values))
  return fragment.join([fragment`c.form = ${query.form}`, ...terms], fragment` and `)
}

const CONDITIONS: Readonly<Record<CountedField, (values: readonly string[]) => SQL>> = {
  kind: (kinds) => fragment`c.kind::text = any(${fragment.param([...kinds])}::text[])`,
  free: ([free]) => fragment`c.free = ${free === 'true'}`,
  featured: () => fragment`c.featured`,
  style: (slugs) => inStyles(slugs, 'c'),
}
