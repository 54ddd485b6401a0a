import { join } from 'node:path'
import { type ReadJson, readJson, writeJson } from '#local/search/files/json-file.ts'
import type { Schema } from '../../model/store.ts'
import type { TermCounts } from './term-files.ts'

/** Raised when older snapshots cannot be read any more. */
const FORMAT = 1

/** What of a folder belongs to a snapshot: all else there is of before or after it. */
export interface Manifest {
  readonly schema: Schema
  /** Records and deletions before this unit of the log are all in the segments. */
  readonly logged: number
  /** Nothing before this unit of the log is needed. */
  readonly logFrom: number
  /** Everything before this unit of the log was synced. Snapshots from before this was kept have none. */
  readonly logEnd?: number
  readonly generation: number
  readonly terms: TermCounts
  readonly segments: readonly {
    readonly file: string
    /** Documents that were dead, as 32-bit numbers in base64. */
    readonly dead: string
  }[]
}

export function readManifest(folder: string): ReadJson<Manifest> {
  const path = join(folder, NAME)
  const { value, damage } = readJson<Manifest & { readonly format: number }>(path)
  if (value === null) return { value, damage }
  const { format, ...manifest } = value
  if (format !== FORMAT) throw new Error(`${path} is of format ${format}; this engine reads ${FORMAT}`)
  return { value: manifest, damage }
}

/** Puts a snapshot in the place of the last one: a process that is killed meanwhile leaves one or the other. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeJson(join(folder, NAME), { format: FORMAT, ...manifest })
}

const NAME = 'manifest.json'

export function formatDeleted(docs: Uint32Array): string {
  return Buffer.from(docs.buffer, docs.byteOffset, docs.byteLength).toString('base64')
}

export function parseDeleted(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
