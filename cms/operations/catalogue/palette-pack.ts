import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { PackCard } from '#domain/contract/catalogue.ts'
import { interleave } from './interleave.ts'

/** Kinds whose originals are drawings that a palette recolours in the page; those with more colours first. */
const DRAWINGS: readonly Kind[] = ['illustration', 'kit-illustration', 'icon']
/** How many packs of each kind are looked at. */
const OF_KIND = 6
/** Fills the section's grid at each width: 2 and 3 columns. */
const PIECES = 6

/** The best free pack whose first pieces can be recoloured in the page; null where the catalogue has none. */
export async function palettePack(
  payload: Payload,
  search: CatalogueSearch,
  query: SearchQuery,
): Promise<PackCard | null> {
  const found = await Promise.all(
    DRAWINGS.map((kind) =>
      search.list({ ...query, form: 'pack', kind, price: 'free', sort: 'featured', perPage: OF_KIND }),
    ),
  )
  const ids = interleave(found.map(({ ids: of }) => ({ of, each: 1 })))
  const packs = await packCards(payload, ids, query.locale)
  return packs.find(isRecolourable) ?? null
}

function isRecolourable({ previews }: PackCard): boolean {
  return previews.length >= PIECES && previews.every(({ playable, motion }) => playable && motion === null)
}
