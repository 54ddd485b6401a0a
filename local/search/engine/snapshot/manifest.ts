import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from '#local/search/files/sync-folder.ts'
import { writeAllSync } from '#local/search/files/write-all.ts'
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
  readonly generation: number
  readonly terms: TermCounts
  readonly segments: readonly {
    readonly file: string
    /** Documents that were dead, as 32-bit numbers in base64. */
    readonly dead: string
  }[]
}

export function readManifest(folder: string): Manifest | null {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) return null
  const { format, ...manifest } = JSON.parse(readFileSync(path, 'utf8'))
  if (format !== FORMAT) throw new Error(`${path} is of format ${format}; this engine reads ${FORMAT}`)
  return manifest
}

/** Puts a snapshot in the place of the last one: a process that is killed meanwhile leaves one or the other. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const path = join(folder, 'manifest.json')
  const file = openSync(`${path}.new`, 'w')
  writeAllSync(file, Buffer.from(JSON.stringify({ format: FORMAT, ...manifest })), 0)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
  syncFolder(dirname(path))
}

export function deadText(docs: Uint32Array): string {
  return Buffer.from(docs.buffer, docs.byteOffset, docs.byteLength).toString('base64')
}

export function deadOf(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
