import type { PayloadRequest } from 'payload'

const MAX_WORDS = 70

/**
 * The words of a search without results from which an editor begins a page: the console links to the form with
 * `?words=…`.
 */
export function searchedWords({ req }: { readonly req: Pick<PayloadRequest, 'query'> }): string | undefined {
  const { words } = req.query ?? {}
  return typeof words === 'string' && words.trim() !== '' ? words.trim().slice(0, MAX_WORDS) : undefined
}
