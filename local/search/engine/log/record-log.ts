import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'

/**
 * Where records are kept as they were written, in the order they were: segments know only where in the log each
 * record stands. On disk the log is the journal too, which is read again from the last snapshot on.
 */
export interface RecordLog {
  /** Keeps records, and says where: later ones stand further on. */
  append(puts: readonly Put[]): readonly number[]
  /** Notes that an object was deleted. */
  appendDeletion(objectID: string): void
  read(position: number): IndexRecord
  /** Many at once, by ascending positions. */
  readAll(positions: readonly number[]): readonly IndexRecord[]
  close(): void
}
