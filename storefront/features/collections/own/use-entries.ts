import useSWRInfinite from 'swr/infinite'
import type { CollectionEntry } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { type Answer, callApi, type Refused } from '#storefront/session/call-api.ts'

interface Paged {
  readonly entries: readonly CollectionEntry[]
  readonly pageCount: number
}

interface Entries<P> {
  /** The first page, with the data of the collection; undefined until loaded. */
  readonly first: P | undefined
  /** Of all loaded pages. */
  readonly entries: readonly CollectionEntry[]
  readonly failure: Refused | null
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly more: () => void
  /** Shows these until the server's list has been read again. */
  readonly show: (entries: readonly CollectionEntry[]) => Promise<unknown>
  readonly reload: () => Promise<unknown>
}

const NOT_FOUND = 404

/** The entries of a collection, loaded page by page. */
export function useEntries<P extends Paged>(path: string, locale: Locale): Entries<P> {
  const { data, error, size, setSize, mutate } = useSWRInfinite<P, Refused>(
    (index, before: P | null) =>
      before !== null && index >= before.pageCount ? null : `${path}?page=${index + 1}&lang=${locale}`,
    read,
    { revalidateFirstPage: false, shouldRetryOnError: ({ status }: Refused) => status !== NOT_FOUND },
  )
  const first = data?.[0]
  return {
    first,
    entries: unique(data?.flatMap(({ entries }) => entries) ?? []),
    failure: error ?? null,
    hasMore: first !== undefined && size < first.pageCount,
    loadingMore: first !== undefined && data?.[size - 1] === undefined,
    more: () => void setSize(size + 1),
    show: (entries) =>
      mutate((pages) => pages?.map((page, index) => ({ ...page, entries: index === 0 ? entries : [] })), {
        revalidate: false,
      }),
    reload: () => mutate(),
  }
}

/** Pages shift when an entry is removed elsewhere between two reads: duplicates are dropped. */
function unique(entries: readonly CollectionEntry[]): readonly CollectionEntry[] {
  return [...new Map(entries.map((entry) => [assetKey(entry), entry])).values()]
}

/** SWR expects errors to be thrown. */
async function read<P>(path: string): Promise<P> {
  const answer: Answer<{ collection: P }> = await callApi('GET', path)
  if (answer.ok) return answer.value.collection
  throw answer
}
