import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordStore, Schema } from '#local/search/model/store.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { type Config, NO_CONFIG } from './config.ts'
import { readJson, writeJson } from './json-file.ts'

/** A store that keeps its records in a folder. */
export interface KeptStore extends RecordStore {
  /** Resolves once everything written so far would outlive a kill. */
  saved(): Promise<void>
}

export type OpenStore = (folder: string, schema: Schema) => Promise<KeptStore>

/** What stands behind the name of an index: a folder with its settings and records, which can change its name. */
export interface Content {
  /** The folder's name; never used again. */
  readonly id: string
  readonly config: Config
  /** Null for a replica: it searches its primary's records. */
  readonly store: KeptStore | null
}

/** How many records are read at once when all are. */
const PORTION = 500

export function readConfig(folder: string): Config {
  return readJson<Config>(join(folder, 'config.json')) ?? NO_CONFIG
}

export function writeConfig(folder: string, config: Config): void {
  mkdirSync(folder, { recursive: true })
  writeJson(join(folder, 'config.json'), config)
}

export function recordsFolder(folder: string): string {
  return join(folder, 'records')
}

/** Nobody needs the folder any more, so nobody waits for it to go. */
export function removeFolder(folder: string): void {
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => console.error(`${folder}:`, error))
}

/** What the files of a content take on the disk. */
export function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/** Writes all records of one store into another; searches of both are answered meanwhile. */
export async function copyRecords(from: RecordStore, to: KeptStore): Promise<void> {
  const pace = createPace()
  let cursor: string | null = null
  do {
    const { records, next }: ReturnType<RecordStore['browse']> = from.browse(null, cursor, PORTION)
    to.write(records.map((record) => ({ type: 'put', record })))
    cursor = next
    await pace()
  } while (cursor !== null)
  await to.saved()
}
