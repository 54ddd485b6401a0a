/** Words of a search that count; the rest of a long text is not searched for. */
const MAX_WORDS = 8
export const MAX_BLOG_QUERY = 100

/** The words of a search for posts, in lower case and each once. Signs separate words. */
export function searchedWords(query: string): readonly string[] {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, MAX_BLOG_QUERY)
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return [...new Set(words ?? [])].slice(0, MAX_WORDS)
}

/** A search for posts, in the query of its page. */
export interface PostSearch {
  readonly query?: string | undefined
  /** Absent on the first page. */
  readonly page?: number | undefined
}
