import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Home, Named } from '#domain/contract/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import { EVERYTHING } from '#domain/search/selection.ts'

/** Icons are small: four of them take the place of one large piece. */
const ICONS_OF_SUBJECT = 4

/** Subjects in every medium: for each subject of the home page the best item of each kind, and several icons. */
export async function readSubjects(
  payload: Payload,
  search: CatalogueSearch,
  locale: Locale,
): Promise<Home['subjects']> {
  const { subjects } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const slugs = subjects ?? []
  const names = await namesOfTags(payload, slugs, locale)
  const found = await Promise.all(
    slugs.map(async (slug) => ({
      slug,
      name: names.get(slug) ?? wordsOfSlug(slug),
      items: await itemCards(payload, await bestOf(search, slug), locale),
    })),
  )
  return found.filter((subject) => subject.items.length > 1)
}

/** By kind, so that every medium has its best. */
async function bestOf(search: CatalogueSearch, slug: string): Promise<number[]> {
  const best = await Promise.all(KIND_CODES.map((kind) => bestOfKind(search, slug, kind)))
  return best.flatMap(({ ids }) => ids)
}

/**
 * Only works with the tag: words tolerate typos, and a planet is no plant. Its name as the query ranks works of that
 * name first; in English, so that every language shows the same.
 */
function bestOfKind(search: CatalogueSearch, slug: string, kind: Kind) {
  return search.list({
    ...NO_SEARCH,
    locale: DEFAULT_LOCALE,
    kind,
    selection: { ...EVERYTHING, words: wordsOfSlug(slug), tags: [slug] },
    sort: 'relevant',
    perPage: kind === 'icon' ? ICONS_OF_SUBJECT : 1,
  })
}

async function namesOfTags(
  payload: Payload,
  slugs: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    fragment`
      select t.slug, ${localised('tags', 't', 'name', locale)} as name from tags t
      where t.slug = any(${fragment.param(slugs)}::text[])`,
  )
  return new Map(rows.map((row) => [row.slug, row.name]))
}
