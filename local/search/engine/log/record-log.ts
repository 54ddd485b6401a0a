import type { IndexRecord } from '../../model/record.ts'

/**
 * Where records are kept as they were written, in the order they were: segments know only where in the log each
 * record stands. On disk the log is the journal too, which is read again from the last snapshot on.
 */
export interface RecordLog {
  /** Keeps a record, and says where: later ones stand further on. */
  append(records: readonly IndexRecord[]): readonly number[]
  /** Notes that an object was deleted. */
  appendDeletion(objectID: string): void
  read(position: number): IndexRecord
  close(): void
}
