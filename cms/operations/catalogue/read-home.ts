import { itemCards, itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { readSubjects } from '#cms/operations/catalogue/read-subjects.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { isKind, type Kind } from '#domain/assets/kinds.ts'
import type { Contributor, Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PACKS = 4
/** Fills the twelve squares of the mosaic even where all are small, four to a square. */
const FRESH_ITEMS = 48
/** Large pieces, so many of each kind: what nobody else has is shown in every medium. */
const EXCLUSIVE_KINDS: readonly Kind[] = ['illustration', '3d', 'lottie', 'template']
const EXCLUSIVE_OF_KIND = 2
const CONTRIBUTORS = 4
const ITEMS_OF_CONTRIBUTOR = 3

/** Everything on the home page. */
export async function readHome(payload: Payload, search: CatalogueSearch, locale: Locale): Promise<Home> {
  const everything: SearchQuery = { ...NO_SEARCH, locale, perPage: FRESH_ITEMS }
  const [subjects, facets, packs, fresh, exclusive, contributors] = await Promise.all([
    readSubjects(payload, search, locale),
    search.facets(everything),
    search.list({ ...everything, form: 'pack', sort: 'featured', perPage: PACKS }),
    search.list({ ...everything, sort: 'latest' }),
    Promise.all(
      EXCLUSIVE_KINDS.map((kind) =>
        search.list({
          ...everything,
          kind,
          price: 'exclusive',
          sort: 'featured',
          perPage: EXCLUSIVE_OF_KIND,
        }),
      ),
    ),
    readContributors(payload, locale),
  ])
  return {
    subjects,
    kinds: facets.kinds.map(({ kind, count }) => ({ kind, count })),
    packs: await packCards(payload, packs.ids, locale),
    packTotal: packs.total,
    fresh: await itemCards(payload, fresh.ids, locale),
    exclusive: await itemCards(payload, inTurns(exclusive.map(({ ids }) => ids)), locale),
    contributors,
  }
}

/** The first of each list, then the second of each. */
function inTurns(lists: readonly (readonly number[])[]): number[] {
  return Array.from({ length: EXCLUSIVE_OF_KIND }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat()
}

/** The authors of the most work, each of another kind. */
async function readContributors(payload: Payload, locale: Locale): Promise<Home['contributors']> {
  const rows = await run<Contributor & { id: number; kind: string }>(
    payload,
    fragment`
      select c.id, c.username, c.name, c.type::text, c.claimed, c.url, c.item_count::int as "itemCount",
        c.pack_count::int as "packCount", main.kind
      from contributors c
      cross join lateral (
        select p.kind::text as kind from packs p
        where p.contributor_id = c.id and p.visibility = 'published' order by p.item_count desc limit 1) main
      where c.item_count > 0 order by c.item_count desc, c.id limit 50`,
  )
  const chosen = oneOfEachKind(rows).slice(0, CONTRIBUTORS)
  return Promise.all(
    chosen.map(async ({ id, kind: _, ...contributor }) => ({
      ...contributor,
      items: await itemCardsWhere(
        payload,
        fragment`
          select i.id from items i where i.contributor_id = ${id} and i.visibility = 'published'
          order by i.popularity desc, i.id desc limit ${ITEMS_OF_CONTRIBUTOR}`,
        locale,
      ),
    })),
  )
}

function oneOfEachKind<T extends { kind: string }>(rows: readonly T[]): T[] {
  return rows.filter(
    (row, index) => isKind(row.kind) && rows.findIndex((other) => other.kind === row.kind) === index,
  )
}
