import { join } from 'node:path'
import { type ReadJson, readJson, writeJson } from '#local/search/files/json-file.ts'
import type { Schema } from '../../model/store.ts'
import type { TermCounts } from './term-files.ts'

/** Increase it when older snapshots can no longer be read. */
const FORMAT = 1

/** The files of a folder that belong to a snapshot: all others are older or newer. */
export interface Manifest {
  readonly schema: Schema
  /** All records and deletions before this unit of the log are in the segments. */
  readonly logged: number
  /** The log before this unit is no longer needed. */
  readonly logFrom: number
  /** Everything before this unit of the log was synced. Older snapshots do not have it. */
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

/** Replaces the last snapshot; a process that is killed meanwhile leaves the old or the new one. */
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
