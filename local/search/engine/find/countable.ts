import type { Counted } from './facet-counts.ts'
import type { IndexView } from './view.ts'

/** Documents whose facets can be counted, with the earlier counts. */
export interface Countable {
  readonly index: IndexView
  counted(): readonly Counted[]
  remembers(name: string): boolean
  remember<T>(name: string, make: () => T): T
}
