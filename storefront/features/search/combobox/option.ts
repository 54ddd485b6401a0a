import { href } from '#domain/routing/href.ts'
import type { RecentSearch } from '#domain/search/recent-searches.ts'
import type { SearchedIn } from '#storefront/features/search/combobox/searched-in.ts'

/** One line of the list under the field. */
export interface Option {
  /** What is copied into the field. */
  readonly query: string
  readonly href: string
  /** What is remembered when it is followed. */
  readonly search: RecentSearch
}

/** A suggestion, searched for where the form searches. */
export function suggestedOption(
  query: string,
  lang: RecentSearch['lang'],
  { kind, contributor }: SearchedIn,
): Option {
  return optionOf({ query, asset: kind, contributors: contributor === null ? [] : [contributor], lang }, lang)
}

/** A search of before, where it was made, in the language of the page. */
export function optionOf(search: RecentSearch, lang: RecentSearch['lang']): Option {
  const { query, asset: kind, contributors } = search
  const [contributor] = contributors
  return { query, search, href: href('listing', lang, { kind, words: query, contributor }) }
}
