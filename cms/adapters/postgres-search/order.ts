import { phraseOf } from '#cms/adapters/postgres-search/conditions.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { type SearchQuery, wordsOf } from '#cms/ports/catalogue-search.ts'
import type { Sort } from '#domain/assets/facets.ts'
import { listingOrder } from '#domain/search/listing-terms.ts'

const ORDERS: Record<Exclude<Sort, 'relevant'>, SQL> = {
  popular: fragment`a.popularity desc, a.id desc`,
  latest: fragment`a.published_at desc, a.id desc`,
  featured: fragment`a.featured desc, a.popularity desc, a.id desc`,
}

/** Assets with the typed words come before those with alternatives to them. */
function hasEvery(words: readonly string[]): SQL {
  const has = words.map((word) => fragment`(a.search_text || ' ') like ${`% ${word} %`}`)
  return fragment`(${fragment.join(has, fragment` and `)})`
}

/** The ORDER BY of a query over the table aliased `a`. */
export function orderOf(query: SearchQuery): SQL {
  const order = listingOrder(query.sort, query.form === 'bundle' ? null : wordsOf(query))
  if (order !== 'relevant') return ORDERS[order]
  const phrase = phraseOf(query)
  if (phrase === '') return ORDERS.popular
  return fragment`
    (a.search_text like ${`%| ${phrase} |%`}) desc,
    (a.search_text like ${`%| ${phrase} %`}) desc,
    ${hasEvery(phrase.split(' '))} desc,
    ${ORDERS.popular}`
}
