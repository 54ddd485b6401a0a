import { isNarrowedByColour } from '#cms/adapters/postgres-search/by-colour.ts'
import { conditions, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { countedConditions, MAX_EXACT_TOTAL } from '#cms/adapters/postgres-search/counts.ts'
import { traitsAmong } from '#cms/adapters/postgres-search/traits.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Cast, Computed } from '#cms/operations/schema/columns.ts'
import type { SearchFacets, SearchQuery, ValueCount } from '#cms/ports/catalogue-search.ts'
import { isKind } from '#domain/assets/kinds.ts'
import { NO_TRAITS } from '#domain/assets/traits.ts'

/** Most matches have one or several values of these: only an engine counts them fast enough. */
const UNCOUNTED = { prices: [], categories: [], colours: [], orientations: [], formats: [] } as const

/**
 * The counts that the database knows; fewer than an engine's, but the same numbers. Colours are not in the database's
 * conditions, so that nothing is counted among the assets of a colour.
 *
 * @param counted whether `catalogue_counts` has the counts, so that only the samples are read from assets
 */
export async function facetsOf(
  payload: Payload,
  query: SearchQuery,
  counted: boolean,
): Promise<SearchFacets> {
  if (query.form === 'bundle' || isNarrowedByColour(query))
    return { ...UNCOUNTED, kinds: [], styles: [], traits: NO_TRAITS }
  const [kinds, samples, styles, traits] = await Promise.all([
    run<{ kind: Cast<'catalogue_counts.kind', string>; count: Computed<number> }>(
      payload,
      counted ? countedKinds(query) : matchedKinds(query),
    ),
    run<{ kind: Cast<'catalogue_counts.kind', string>; id: Computed<number> }>(payload, samplesOf(query)),
    run<ValueCount<string> & Record<string, unknown>>(
      payload,
      withSlugs(counted ? countedStyles(query) : matchedStyles(query)),
    ),
    traitsAmong(payload, query),
  ])
  const sampleOf = new Map(samples.map((sample) => [sample.kind, sample.id]))
  return {
    kinds: kinds.flatMap(({ kind, count }) =>
      isKind(kind) ? [{ kind, count, sampleId: sampleOf.get(kind) ?? null }] : [],
    ),
    styles: styles.map(({ value, count }) => ({ value, count })),
    ...UNCOUNTED,
    traits,
  }
}

function countedKinds(query: SearchQuery): SQL {
  return fragment`
    select c.kind, sum(c.count)::int as count from catalogue_counts c
    where ${countedConditions(query, ['kind'])} group by c.kind`
}

function matchedKinds(query: SearchQuery): SQL {
  return fragment`
    select kind::text, count(*)::int as count
    from (select a.kind from ${TABLES[query.form]} a where ${conditions(query, ['kind'])} limit ${MAX_EXACT_TOTAL}) matched
    group by kind`
}

function countedStyles(query: SearchQuery): SQL {
  return fragment`
    select c.style_id, sum(c.count)::int as count from catalogue_counts c
    where ${countedConditions(query, ['style'])} and c.style_id is not null
    group by c.style_id`
}

function matchedStyles(query: SearchQuery): SQL {
  return fragment`
    select style_id, count(*)::int as count
    from (select a.style_id from ${TABLES[query.form]} a where ${conditions(query, ['style'])} limit ${MAX_EXACT_TOTAL}) matched
    where style_id is not null group by style_id`
}

function withSlugs(styles: SQL): SQL {
  return fragment`
    select s.slug as value, counted.count from (${styles}) counted
    join styles s on s.id = counted.style_id order by counted.count desc, s.id`
}

/** The best item of each kind; for packs, the first item of the best pack. */
function samplesOf(query: SearchQuery): SQL {
  const item =
    query.form === 'item'
      ? fragment`a.id`
      : fragment`(select i.id from items i where i.pack_id = a.id and i.visibility = 'published' order by i.pack_position limit 1)`
  const type = fragment.raw(query.form === 'item' ? 'enum_items_kind' : 'enum_packs_kind')
  return fragment`
    select kinds.kind::text, sample.id
    from (select unnest(enum_range(null::${type})) as kind) kinds
    cross join lateral (
      select ${item} as id from ${TABLES[query.form]} a
      where ${conditions(query, ['kind'])} and a.kind = kinds.kind
      order by a.popularity desc, a.id desc limit 1) sample`
}
