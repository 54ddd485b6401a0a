import { itemCards, itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { bundleCards, packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchFacets, SearchQuery, ValueCount } from '#cms/ports/catalogue-search.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Card, Listing, Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { MAX_PAGE } from '#domain/routing/refinements.ts'
import { slugOfWords } from '#domain/routing/words.ts'
import { isMadeOfWords } from '#domain/search/phrase.ts'
import { words } from '#domain/search/words.ts'

const PACKS_SHOWN = 4
const RELATED_TAGS = 10

/** One page of a listing with its counts, styles, packs of the same words and related tags. */
export async function listAssets(
  payload: Payload,
  search: CatalogueSearch,
  query: SearchQuery,
): Promise<Listing> {
  const [found, facets, packIds] = await Promise.all([
    search.list(query),
    search.facets(query),
    query.form === 'item' && query.page === 1
      ? search.list({ ...query, form: 'pack', perPage: PACKS_SHOWN }).then((packs) => packs.ids)
      : [],
  ])
  const [hits, packs, counted, relatedTags, suggested] = await Promise.all([
    cardsOf(payload, query.form, found.ids, query.locale),
    packCards(payload, packIds, query.locale),
    nameFacets(payload, facets, query),
    query.form === 'item' ? tagsAmong(payload, found.ids, query) : [],
    found.total === 0 ? nearestSuggestion(search, query) : null,
  ])
  return {
    hits,
    total: found.total,
    totalIsFloor: found.totalIsFloor,
    page: query.page,
    pageCount: Math.min(Math.ceil(found.total / query.perPage), MAX_PAGE),
    sort: query.sort,
    ...counted,
    packs,
    relatedTags,
    degraded: found.degraded,
    didYouMean: found.didYouMean ?? suggested,
    dropped: [...found.dropped],
  }
}

/** The nearest words with results for words without any: the first suggestion. */
async function nearestSuggestion(search: CatalogueSearch, query: SearchQuery): Promise<string | null> {
  const { words, locale, kind } = query
  if (words === null) return null
  const [nearest = null] = await search.suggest({ words, locale, kind, limit: 1 })
  return nearest !== null && slugOfWords(nearest) !== slugOfWords(words) ? nearest : null
}

function cardsOf(payload: Payload, form: Form, ids: readonly number[], locale: Locale): Promise<Card[]> {
  const load = { item: itemCards, pack: packCards, bundle: bundleCards }[form]
  return load(payload, ids, locale)
}

async function nameFacets(
  payload: Payload,
  facets: SearchFacets,
  { style, category, locale }: SearchQuery,
): Promise<Pick<Listing, 'kinds' | 'styles' | 'facets'>> {
  const styles = withChosen(facets.styles, style)
  const categories = withChosen(facets.categories, category)
  const { kinds, prices, colours, orientations, formats, traits } = facets
  const [previews, styleNames, categoryNames] = await Promise.all([
    itemPreviews(
      payload,
      kinds.flatMap((kind) => kind.sampleId ?? []),
    ),
    namesOf(payload, 'styles', styles, locale),
    namesOf(payload, 'categories', categories, locale),
  ])
  return {
    kinds: kinds.map(({ kind, count, sampleId }) => ({
      kind,
      count,
      sample: sampleId === null ? null : (previews.get(sampleId) ?? null),
    })),
    styles: named(styles, styleNames),
    facets: {
      categories: named(categories, categoryNames),
      prices: [...prices],
      colours: [...colours],
      orientations: [...orientations],
      formats: [...formats],
      traits,
    },
  }
}

/** A chosen value keeps its name without results. */
function withChosen(
  counts: readonly ValueCount<string>[],
  chosen: readonly string[],
): readonly ValueCount<string>[] {
  const lost = chosen.filter((one) => counts.every(({ value }) => value !== one))
  return [...counts, ...lost.map((value) => ({ value, count: 0 }))]
}

/** Names by slug. */
async function namesOf(
  payload: Payload,
  table: 'styles' | 'categories',
  counts: readonly ValueCount<string>[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (counts.length === 0) return new Map()
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    prepared(fragment`
      select t.slug, ${localised(table, 't', 'name', locale)} as name from ${fragment.raw(table)} t
      where t.slug = any(${fragment.param(counts.map(({ value }) => value))}::text[])`),
  )
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** A value that was deleted in the meantime has no name and is left out. */
function named(counts: readonly ValueCount<string>[], names: ReadonlyMap<string, string>) {
  return counts.flatMap(({ value, count }) => {
    const name = names.get(value)
    return name === undefined ? [] : [{ slug: value, name, count }]
  })
}

/** The most frequent tags of these items that are words, without the searched words. */
async function tagsAmong(payload: Payload, ids: readonly number[], query: SearchQuery): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    prepared(fragment`
      select t.slug, ${localised('tags', 't', 'name', query.locale)} as name
      from (select rel.tags_id as id, count(*) as uses from items_rels rel
            where rel.path = 'tags' and rel.parent_id = any(${fragment.param(ids)}::int[])
            group by rel.tags_id order by uses desc, rel.tags_id limit ${RELATED_TAGS * 2}) often
      join tags t on t.id = often.id order by often.uses desc, t.id`),
  )
  const searched = new Set(words(query.words ?? '', query.locale))
  return rows
    .filter(
      (tag) => isMadeOfWords(tag.name) && !words(tag.name, query.locale).every((word) => searched.has(word)),
    )
    .slice(0, RELATED_TAGS)
    .map(({ slug, name }) => ({ slug, name }))
}
