import type { ConfigurationPart, Fingerprints, IndexConfiguration } from '#domain/search/configuration.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import type { RowRecord } from '#domain/search/records.ts'

/** A record of any kind. */
export interface AnyRecord {
  readonly objectID: string
}

/**
 * One write to an index.
 *
 * - `merge`: skipped if the index has a record of this `version` or a newer one.
 * - `put`: replaces the record.
 */
export type RecordWrite =
  | { readonly type: 'merge'; readonly record: RowRecord }
  | { readonly type: 'put'; readonly record: AnyRecord }
  | { readonly type: 'delete'; readonly objectID: string }

/** The engine rejects a record permanently; a retry would fail again. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** The version of a row in an index. */
export interface IndexedVersion {
  readonly objectID: string
  readonly id: number
  readonly version: number
}

export interface ConfigurationPush {
  readonly configuration: IndexConfiguration
  readonly parts: readonly ConfigurationPart[]
  readonly fingerprints: Fingerprints
}

/** Ids from `from` to below `below`; null is unbounded. */
export interface IdRange {
  readonly from: number
  readonly below: number | null
}

/**
 * The indices of a search engine, for those who write them. Writes to one index are applied in the order of the
 * calls. Every method throws while the engine is unavailable, so that the caller retries.
 */
export interface SearchIndices {
  readonly names: IndexNames
  /** @throws RecordRefused */
  write(index: string, writes: readonly RecordWrite[]): Promise<void>
  /** Number of records; null for an index that does not exist. */
  size(index: string): Promise<number | null>
  /** The records of rows in a range of ids, unordered. Empty for an index that does not exist. */
  versions(index: string, range: IdRange): AsyncIterable<IndexedVersion>
  /** Writes these parts of a configuration to an index, then stores the fingerprints of all parts. */
  configure(index: string, push: ConfigurationPush): Promise<void>
  /** The fingerprints that `configure` stored; null for none. */
  fingerprints(index: string): Promise<Fingerprints | null>
  /** Replaces one index by another atomically; a search sees either the old or the new one. */
  move(from: string, to: string): Promise<void>
  /** Names of all existing indices. */
  list(): Promise<readonly string[]>
  delete(index: string): Promise<void>
}
