import { itemCards, itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { findSearched } from '#cms/operations/pictures/find-searched.ts'
import { type Candidate, type Narrowed, type Narrowing, narrow } from '#cms/operations/pictures/narrow.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { type Listing, NO_FACETS } from '#domain/contract/catalogue.ts'
import type { PictureSearch } from '#domain/contract/pictures.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PictureMatch } from '#media/similarity/indexed-picture.ts'

export interface PictureQuery extends Narrowing {
  readonly hash: string
  readonly locale: Locale
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

/** Kinds without search by picture (spec section 2, "Search form"). */
const NOT_OFFERED: readonly Kind[] = ['kit-illustration']

/** A page of matches in order of similarity, in the shape of a listing. */
export async function readPictureSearch(
  payload: Payload,
  finder: Pick<PictureFinder, 'find' | 'alike'>,
  query: PictureQuery,
): Promise<Result<PictureSearch>> {
  const searched = await findSearched(payload, finder, query.hash, query.locale)
  if (!searched.ok) return searched
  const { picture, matches } = searched.value
  const offered = (await published(payload, matches)).filter(({ kind }) => !NOT_OFFERED.includes(kind))
  const narrowed = narrow(offered, query)
  return accept({ picture, listing: await listingOf(payload, narrowed, query) })
}

/** The matches that are published now, with their filterable properties: the index may lag behind. */
async function published(payload: Payload, matches: readonly PictureMatch[]): Promise<Candidate[]> {
  if (matches.length === 0) return []
  return run<Candidate & Record<string, unknown>>(
    payload,
    fragment`
      select i.id, i.kind::text, coalesce(i.free, false) as free, s.slug as style
      from unnest(${fragment.param(matches.map(({ item }) => item))}::int[]) with ordinality as match(id, place)
      join items i on i.id = match.id left join styles s on s.id = i.style_id
      where ${isShown('i')} and i.shown_sha256 is not null order by match.place`,
  )
}

async function listingOf(
  payload: Payload,
  { ids, kinds, styles }: Narrowed,
  { locale, page, perPage }: PictureQuery,
): Promise<Listing> {
  const [hits, samples, names] = await Promise.all([
    itemCards(payload, ids.slice((page - 1) * perPage, page * perPage), locale),
    itemPreviews(
      payload,
      kinds.map(({ sampleId }) => sampleId),
    ),
    styleNames(
      payload,
      styles.map(({ slug }) => slug),
      locale,
    ),
  ])
  return {
    hits,
    total: ids.length,
    totalIsFloor: false,
    page,
    pageCount: Math.ceil(ids.length / perPage),
    sort: 'relevant',
    kinds: kinds.map(({ kind, count, sampleId }) => ({ kind, count, sample: samples.get(sampleId) ?? null })),
    styles: styles.map(({ slug, count }) => ({ slug, name: names.get(slug) ?? slug, count })),
    facets: NO_FACETS,
    packs: [],
    relatedTags: [],
    degraded: false,
    didYouMean: null,
    dropped: [],
  }
}

async function styleNames(
  payload: Payload,
  slugs: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await run<{ slug: Column<'styles.slug'>; name: Computed<string> }>(
    payload,
    fragment`
      select t.slug, ${localised('styles', 't', 'name', locale)} as name from styles t
      where t.slug = any(${fragment.param([...slugs])}::text[])`,
  )
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
