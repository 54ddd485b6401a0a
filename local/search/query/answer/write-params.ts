import type { SearchRequest } from '#local/search/query/params/param-table.ts'

/**
 * The parameters of a request as the query string that responses repeat; values that are not texts are JSON.
 * A URL contains UTF-8, which has no lone surrogates: they become U+FFFD, as the URL standard says.
 */
export function writeParams(request: SearchRequest): string {
  return Object.entries(request)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`
    })
    .join('&')
}
