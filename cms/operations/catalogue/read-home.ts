import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { readPeople } from '#cms/operations/catalogue/read-people.ts'
import { readSubjects } from '#cms/operations/catalogue/read-subjects.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { interleave } from './interleave.ts'
import { palettePack } from './palette-pack.ts'

const PACKS = 4
/** Fills the twelve squares of the mosaic even when all are small, four to a square. */
const FRESH_ITEMS = 48
/** The twelve squares show each kind before any is repeated. */
const FRESH_TURNS = 2
const SMALL_PER_SQUARE = 4
/** Large works, a fixed number of each kind: exclusive works are shown in every medium. */
const EXCLUSIVE_KINDS: readonly Kind[] = ['illustration', '3d', 'lottie', 'template']
const EXCLUSIVE_OF_KIND = 2

/** Everything on the home page. */
export async function readHome(payload: Payload, search: CatalogueSearch, locale: Locale): Promise<Home> {
  const everything: SearchQuery = { ...NO_SEARCH, locale }
  const [subjects, facets, packs, palette, fresh, exclusive, contributors] = await Promise.all([
    readSubjects(payload, search, locale),
    search.facets(everything),
    search.list({ ...everything, form: 'pack', sort: 'featured', perPage: PACKS }),
    palettePack(payload, search, everything),
    listFresh(search, everything),
    listExclusive(search, everything),
    readPeople(payload, locale),
  ])
  return {
    subjects,
    kinds: facets.kinds.map(({ kind, count }) => ({ kind, count })),
    packs: await packCards(payload, packs.ids, locale),
    packTotal: packs.total,
    palette,
    fresh: await itemCards(payload, fresh, locale),
    exclusive: await itemCards(payload, exclusive, locale),
    contributors,
  }
}

/** The latest of every kind in turn, then the latest of all. */
async function listFresh(search: CatalogueSearch, query: SearchQuery): Promise<number[]> {
  const latest: SearchQuery = { ...query, sort: 'latest' }
  const [all, ...kinds] = await Promise.all([
    search.list({ ...latest, perPage: FRESH_ITEMS }),
    ...KIND_CODES.map(async (kind) => {
      const each = KINDS[kind].cell === 1 ? SMALL_PER_SQUARE : 1
      const { ids } = await search.list({ ...latest, kind, perPage: each * FRESH_TURNS })
      return { of: ids, each }
    }),
  ])
  return [...new Set([...interleave(kinds), ...all.ids])].slice(0, FRESH_ITEMS)
}

async function listExclusive(search: CatalogueSearch, query: SearchQuery): Promise<readonly number[]> {
  const best = EXCLUSIVE_KINDS.map((kind) =>
    search.list({ ...query, kind, price: 'exclusive', sort: 'featured', perPage: EXCLUSIVE_OF_KIND }),
  )
  return interleave((await Promise.all(best)).map(({ ids }) => ({ of: ids, each: 1 })))
}
