import type { CollectionBeforeOperationHook, Where } from 'payload'
import { catalogueSearch } from '#cms/catalogue-search.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { actorOf } from '#collections/access.ts'
import { type Condition, titleSearchesIn, withTitleSearches } from '#domain/editors/title-search.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import { mayOpenPanel } from '#domain/permissions/permissions.ts'
import type { ListedForm } from '#domain/routing/params.ts'

/** Results of the search that a list considers; its filters narrow them further. */
const FOUND = 250

/**
 * Lists of staff are searched by title through the search of the site, which knows words, translations and spellings. Works that lack
 * some of the words are found only where none has all.
 * What is not published is in no index: it is found by the words of its title.
 */
export function searchList(form: ListedForm): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !mayOpenPanel(actorOf(req.user))) return args
    const { where } = args
    const locale = req.locale && isLocale(req.locale) ? req.locale : DEFAULT_LOCALE
    const replaced = await searchedWhere(catalogueSearch(req.payload), form, locale, where)
    return { ...args, where: replaced as Where | undefined }
  }
}

/** A condition with the results of the search in place of its searches by title. */
export async function searchedWhere(
  search: Pick<CatalogueSearch, 'list'>,
  form: ListedForm,
  locale: Locale,
  where: unknown,
): Promise<unknown> {
  const conditions = new Map<string, Condition>()
  for (const words of titleSearchesIn(where)) {
    const query = { ...NO_SEARCH, form, locale, words, perPage: FOUND }
    const exact = await search.list({ ...query, everyWord: true })
    const { ids } = exact.ids.length > 0 ? exact : await search.list(query)
    conditions.set(words, conditionOf(words, ids))
  }
  return withTitleSearches(where, (words) => conditions.get(words) ?? { title: { like: words } })
}

function conditionOf(words: string, ids: readonly number[]): Condition {
  const unpublished = { and: [{ visibility: { not_equals: 'published' } }, { title: { like: words } }] }
  const named = [{ slug: { equals: words } }, { shortId: { equals: words } }]
  return { or: [...(ids.length === 0 ? [] : [{ id: { in: [...ids] } }]), unpublished, ...named] }
}
