import type { ConfigurationPart, Fingerprints, IndexConfiguration } from '#domain/search/configuration.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import type { RowRecord } from '#domain/search/records.ts'

/** A record of any kind. */
export interface AnyRecord {
  readonly objectID: string
}

/**
 * One write of an index.
 *
 * - `merge`: written only where the index has no record of this `version` or a newer one.
 * - `put`: replaces whatever is there.
 */
export type RecordWrite =
  | { readonly type: 'merge'; readonly record: RowRecord }
  | { readonly type: 'put'; readonly record: AnyRecord }
  | { readonly type: 'delete'; readonly objectID: string }

/** The engine is there and will not have one of the records, however often it is asked. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** Which version of a row an index has. */
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

/** Ids from `from` to below `below`; null is without an end. */
export interface IdRange {
  readonly from: number
  readonly below: number | null
}

/**
 * The indices of a search engine, for whoever keeps them up to date. Writes of one index happen in the order they were
 * asked for. Everything throws when the engine is away, so that the caller tries again.
 */
export interface SearchIndices {
  readonly names: IndexNames
  /** @throws RecordRefused */
  write(index: string, writes: readonly RecordWrite[]): Promise<void>
  /** How many records there are; null for an index that does not exist. */
  size(index: string): Promise<number | null>
  /** Records of rows in a range of ids, in no order. Empty for an index that does not exist. */
  versions(index: string, range: IdRange): AsyncIterable<IndexedVersion>
  /** Gives an index these parts of its configuration, and then remembers the fingerprints of all. */
  configure(index: string, push: ConfigurationPush): Promise<void>
  /** The fingerprints that `configure` left; null for none. */
  fingerprints(index: string): Promise<Fingerprints | null>
  /** Lets one index take the place of another, at once; searches see the one or the other. */
  move(from: string, to: string): Promise<void>
  /** Names of all indices that there are. */
  list(): Promise<readonly string[]>
  delete(index: string): Promise<void>
}
