import type { SearchRequest } from '#local/search/query/params/param-table.ts'

/**
 * The parameters of a request as the text of a URL, as answers repeat them: what is not a text is JSON. A URL holds
 * UTF-8, which has no lone surrogates: they become U+FFFD, as the URL standard says.
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
