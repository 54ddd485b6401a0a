import { type ReadJson, readJson, writeJsonTwice } from '#local/search/files/json-file.ts'
import type { Index } from './index-entry.ts'

/** An index in the file: with the number of its content. */
export interface StoredIndex extends Omit<Index, 'content'> {
  readonly content: string
  readonly isReplica: boolean
}

export function readRegistry(path: string): ReadJson<readonly StoredIndex[]> {
  const { value, damage } = readJson<{ readonly indices: readonly StoredIndex[] }>(path)
  return { value: value?.indices ?? [], damage }
}

export function writeRegistry(path: string, indices: Iterable<Index>): void {
  const stored = [...indices].map(
    ({ content, ...rest }): StoredIndex => ({
      ...rest,
      content: content.id,
      isReplica: content.store === null,
    }),
  )
  writeJsonTwice(path, { indices: stored })
}
