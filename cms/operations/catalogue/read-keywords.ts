import { pages } from '#cms/operations/catalogue/pages.ts'
import { IS_TAGGED } from '#cms/operations/catalogue/read-directories.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { someShown } from '#cms/operations/site/offered-condition.ts'
import type { Keywords, Tags } from '#domain/contract/directories.ts'
import { initialOf, initialOrder, wordOrder } from '#domain/keywords/initials.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PER_PAGE = 200

type Keyword = Tags['entries'][number]

/**
 * Every used tag with a name in the language, by initial. All are read, since initials follow rules of the language
 * that the database does not have; the pages are cached. Of tags with the same name in a language, the most frequent
 * is listed.
 *
 * @param initial null for the first existing one
 */
export async function readKeywords(
  payload: Payload,
  locale: Locale,
  initial: string | null,
  page: number,
): Promise<Keywords> {
  const rows = await run<Keyword & Record<string, unknown>>(
    payload,
    fragment`
      select distinct on (text.name) t.slug, text.name, t.item_count::int as count
      from tags t join tags_locales text on text._parent_id = t.id and text._locale = ${locale}
      where t.item_count > 0 and ${someShown(IS_TAGGED)}
      order by text.name, t.item_count desc, t.id`,
  )
  const groups = Map.groupBy(rows, ({ name }) => initialOf(name))
  const initials = [...groups.keys()].sort(initialOrder(locale))
  const order = wordOrder(locale)
  const listed = groups.get(initial ?? initials[0] ?? '') ?? []
  const sorted = listed.toSorted((one, other) => order(one.name, other.name))
  const start = (page - 1) * PER_PAGE
  return {
    entries: sorted.slice(start, start + PER_PAGE).map(({ slug, name, count }) => ({ slug, name, count })),
    initials: initials.map((one) => ({ initial: one, count: groups.get(one)?.length ?? 0 })),
    ...pages(sorted.length, page, PER_PAGE),
  }
}
