import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'

/**
 * Stores records in the order of their writes: segments refer to them by their positions in the log. On disk
 * the log is also the journal, which is replayed from the last snapshot on.
 */
export interface RecordLog {
  /** Stores records and returns their positions, which increase. */
  append(puts: readonly Put[]): readonly number[]
  /** Appends the deletion of an object. */
  appendDeletion(objectID: string): void
  read(position: number): IndexRecord
  /** Reads many records at once, by ascending positions. */
  readAll(positions: readonly number[]): readonly IndexRecord[]
  close(): void
}
