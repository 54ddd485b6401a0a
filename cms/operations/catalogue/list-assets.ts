import { itemCards, itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { bundleCards, packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchFacets, SearchQuery } from '#cms/ports/catalogue-search.ts'
import type { Form } from '#domain/assets/forms.ts'
import { type Card, type Listing, type Named, NO_FACETS } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { words } from '#domain/search/words.ts'

/** Nobody reads further (domain/routing/refinements.ts has the same bound for addresses). */
const MAX_PAGE_COUNT = 1000
const PACKS_IN_BETWEEN = 4
const RELATED_TAGS = 10

/** One page of a listing with everything around it: counts, styles, packs of the same words, related tags. */
export async function listAssets(
  payload: Payload,
  search: CatalogueSearch,
  query: SearchQuery,
): Promise<Listing> {
  const [found, facets, packIds] = await Promise.all([
    search.list(query),
    search.facets(query),
    query.form === 'item' && query.page === 1
      ? search.list({ ...query, form: 'pack', perPage: PACKS_IN_BETWEEN }).then((packs) => packs.ids)
      : [],
  ])
  const [hits, packs, named, relatedTags] = await Promise.all([
    cardsOf(payload, query.form, found.ids, query.locale),
    packCards(payload, packIds, query.locale),
    nameFacets(payload, facets, query.locale),
    query.form === 'item' ? tagsAmong(payload, found.ids, query) : [],
  ])
  return {
    hits,
    total: found.total,
    totalIsFloor: found.totalIsFloor,
    page: query.page,
    pageCount: Math.min(Math.ceil(found.total / query.perPage), MAX_PAGE_COUNT),
    sort: query.sort,
    ...named,
    packs,
    relatedTags,
    facets: NO_FACETS,
    degraded: false,
    didYouMean: null,
  }
}

function cardsOf(payload: Payload, form: Form, ids: readonly number[], locale: Locale): Promise<Card[]> {
  const load = { item: itemCards, pack: packCards, bundle: bundleCards }[form]
  return load(payload, ids, locale)
}

async function nameFacets(
  payload: Payload,
  facets: SearchFacets,
  locale: Locale,
): Promise<Pick<Listing, 'kinds' | 'styles'>> {
  const sampleIds = facets.kinds.flatMap((kind) => kind.sampleId ?? [])
  const [previews, names] = await Promise.all([
    itemPreviews(payload, sampleIds),
    run<Named & { id: number }>(
      payload,
      fragment`select s.id, s.slug, ${localised('styles', 's', 'name', locale)} as name from styles s`,
    ),
  ])
  const nameOf = new Map(names.map((row) => [row.id, row]))
  return {
    kinds: facets.kinds.map(({ kind, count, sampleId }) => ({
      kind,
      count,
      sample: sampleId === null ? null : (previews.get(sampleId) ?? null),
    })),
    styles: facets.styles.flatMap(({ styleId, count }) => {
      const style = nameOf.get(styleId)
      return style ? [{ slug: style.slug, name: style.name, count }] : []
    }),
  }
}

/** The tags that most of these items share, without the words already searched for. */
async function tagsAmong(payload: Payload, ids: readonly number[], query: SearchQuery): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    fragment`
      select t.slug, ${localised('tags', 't', 'name', query.locale)} as name
      from (select rel.tags_id as id, count(*) as uses from items_rels rel
            where rel.path = 'tags' and rel.parent_id = any(${fragment.param(ids)}::int[])
            group by rel.tags_id order by uses desc, rel.tags_id limit ${RELATED_TAGS * 2}) often
      join tags t on t.id = often.id order by often.uses desc, t.id`,
  )
  const searched = new Set(words(query.words ?? '', query.locale))
  return rows
    .filter((tag) => !words(tag.name, query.locale).every((word) => searched.has(word)))
    .slice(0, RELATED_TAGS)
    .map(({ slug, name }) => ({ slug, name }))
}
