import type { Sort } from '#domain/assets/facets.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { RECORD_KINDS, RECORDS, type RecordKind } from './records.ts'

/** The orders with a replica. Relevance is the order of the primary index. */
export const SORT_REPLICAS = ['latest', 'popular', 'featured'] as const satisfies readonly Exclude<
  Sort,
  'relevant'
>[]
export type SortReplica = (typeof SORT_REPLICAS)[number]

/** The default of `SEARCH_PREFIX`. Several libraries may share one Algolia application. */
export const DEFAULT_PREFIX = 'motif'

export interface IndexAddress {
  readonly kind: RecordKind
  readonly locale: Locale
}

/** The only place that makes the names of indices. */
export interface IndexNames {
  /** The index for writes and searches: `motif_items_en`. */
  primary(address: IndexAddress): string
  /** The index of a sort: the primary one for `relevant` and for records without sorts. */
  sorted(address: IndexAddress, sort: Sort): string
  /** One order of an index's records: `motif_items_en_latest`. */
  replica(address: IndexAddress, sort: SortReplica): string
  /** The index that a reindex fills before it replaces the primary index: `motif_items_en_tmp_k3v9`. */
  temporary(address: IndexAddress, run: string): string
  /** Parses a name; null for any other. */
  read(name: string): (IndexAddress & { readonly run: string | null }) | null
}

/** Without words all hits are equally relevant: the primary index is then ordered by popularity. */
export function sortAsked(sort: Sort, words: string | null): Sort {
  return sort === 'popular' && words === null ? 'relevant' : sort
}

/** @throws RangeError for a prefix that makes names ambiguous */
export function indexNames(prefix: string = DEFAULT_PREFIX): IndexNames {
  if (!/^[a-z0-9-]+$/.test(prefix)) throw new RangeError(`"${prefix}" cannot begin the name of an index`)
  const primary = ({ kind, locale }: IndexAddress) => `${prefix}_${kind}_${locale}`
  const replica = (address: IndexAddress, sort: SortReplica) => `${primary(address)}_${sort}`
  return {
    primary,
    replica,
    sorted: (address, sort) =>
      sort === 'relevant' || !RECORDS[address.kind].sorted ? primary(address) : replica(address, sort),
    temporary: (address, run) => `${primary(address)}_tmp_${run}`,
    read: (name) => {
      const [given, kindName, localeName = '', mark, run, ...rest] = name.split('_')
      const kind = RECORD_KINDS.find((known) => known === kindName)
      if (given !== prefix || kind === undefined || !isLocale(localeName) || rest.length > 0) return null
      if (mark === undefined) return { kind, locale: localeName, run: null }
      return mark === 'tmp' && run !== undefined ? { kind, locale: localeName, run } : null
    },
  }
}
