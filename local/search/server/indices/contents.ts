import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DurableStore } from '#local/search/engine/store/open-store.ts'
import { type ReadJson, readJson, writeJsonTwice } from '#local/search/files/json-file.ts'
import { makeFolder } from '#local/search/files/make-folder.ts'
import type { Schema } from '#local/search/model/store.ts'
import type { Config } from './config.ts'
import type { Content, OpenStore } from './content.ts'

/** The folders of all contents: each has a number, a file with its configuration, and its records. */
export interface Contents {
  configOf(id: string): ReadJson<Config>
  openRecords(id: string, schema: Schema): Promise<DurableStore>
  /** Creates a content with an unused number: with its own records, or, without a schema, for a replica. */
  create(config: Config, schema: Schema | null): Promise<Content>
  configure(id: string, config: Config): void
  bytesOf(id: string): number
  /** Removes all other contents: those without a name, and those that a kill left before they had one. */
  keepOnly(ids: ReadonlySet<string>): void
}

export function openContents(folder: string, openStore: OpenStore): Contents {
  makeFolder(folder)
  let last = Math.max(0, ...readdirSync(folder).map(Number).filter(Number.isInteger))

  const configure = (id: string, config: Config) => {
    makeFolder(join(folder, id))
    writeJsonTwice(join(folder, id, 'config.json'), config)
  }
  const openRecords = (id: string, schema: Schema) => openStore(join(folder, id, 'records'), schema)

  return {
    configOf: (id) => readJson<Config>(join(folder, id, 'config.json')),
    openRecords,
    create: async (config, schema) => {
      last += 1
      const id = String(last)
      configure(id, config)
      return { id, config, store: schema && (await openRecords(id, schema)) }
    },
    configure,
    bytesOf: (id) => bytesIn(join(folder, id)),
    keepOnly: (ids) => {
      for (const id of readdirSync(folder)) if (!ids.has(id)) remove(join(folder, id))
    },
  }
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sizes = files.map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The folder is unused, so its removal is not awaited. */
function remove(folder: string): void {
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => console.error(`${folder}:`, error))
}
