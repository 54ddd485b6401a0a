import type { Index } from './index-entry.ts'
import { readJson, writeJson } from './json-file.ts'

/** An index as the file knows it: by the number of its content. */
export interface StoredIndex extends Omit<Index, 'content'> {
  readonly content: string
  readonly isReplica: boolean
}

export function readRegistry(path: string): readonly StoredIndex[] {
  return readJson<{ readonly indices: readonly StoredIndex[] }>(path)?.indices ?? []
}

export function writeRegistry(path: string, indices: Iterable<Index>): void {
  const stored = [...indices].map(
    ({ content, ...rest }): StoredIndex => ({
      ...rest,
      content: content.id,
      isReplica: content.store === null,
    }),
  )
  writeJson(path, { indices: stored })
}
