import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'

/**
 * Stores records in the order of their writes: segments have only their positions in the log. On disk the log is also
 * the journal, which is read again from the last snapshot on.
 */
export interface RecordLog {
  /** Stores records and returns their positions, which increase. */
  append(puts: readonly Put[]): readonly number[]
  /** Notes that an object was deleted. */
  appendDeletion(objectID: string): void
  read(position: number): IndexRecord
  /** Many at once, by ascending positions. */
  readAll(positions: readonly number[]): readonly IndexRecord[]
  close(): void
}
