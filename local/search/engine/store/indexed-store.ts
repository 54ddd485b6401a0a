import type { Filter } from '../../model/filter.ts'
import type { Found, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { FacetHit, RecordStore, Schema, Vocabulary, Write } from '../../model/store.ts'
import type { SegmentedIndex } from './segmented-index.ts'

/** A store over an index, which is replaced when the store is cleared or reshaped. */
export abstract class IndexedStore implements RecordStore {
  protected abstract index: SegmentedIndex

  abstract clear(): void
  abstract reshape(schema: Schema): void
  abstract copy(): RecordStore
  abstract close(): void

  get size(): number {
    return this.index.size
  }

  get schema(): Schema {
    return this.index.schema
  }

  get vocabulary(): Vocabulary {
    return this.index.vocabulary
  }

  write(writes: readonly Write[]): void {
    this.index.write(writes)
  }

  get(objectID: string): IndexRecord | null {
    return this.index.get(objectID)
  }

  find(plan: Plan): Found {
    return this.index.find(plan)
  }

  findFacetValues(plan: Plan, facet: string, query: string, limit: number): readonly FacetHit[] {
    return this.index.findFacetValues(plan, facet, query, limit)
  }

  browse(
    filter: Filter | null,
    cursor: string | null,
    limit: number,
  ): { readonly records: readonly IndexRecord[]; readonly next: string | null } {
    return this.index.browse(filter, cursor, limit)
  }
}

/** All records of an index in the order of their writes, in portions. */
export function* everyRecord(index: SegmentedIndex): Generator<readonly IndexRecord[]> {
  for (let cursor: string | null = null; ; ) {
    const page: ReturnType<SegmentedIndex['browse']> = index.browse(null, cursor, 20_000)
    yield page.records
    if (page.next === null) return
    cursor = page.next
  }
}
