import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '#local/search/model/store.ts'
import type { SearchableIndex } from '#local/search/query/searchable-index.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { replicasOf } from '#local/search/query/settings/replicas.ts'
import type { Config } from './config.ts'
import {
  bytesIn,
  type Content,
  type KeptStore,
  type OpenStore,
  readConfig,
  recordsFolder,
  removeFolder,
  writeConfig,
} from './content.ts'
import { readJson, writeJson } from './json-file.ts'
import { type ReplicaSettings, replicaSettings, storeSchema } from './store-schema.ts'

/** A name, what stands behind it, and which replicas follow it. */
export interface Index {
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
  /** As in the settings: `name` or `virtual(name)`. */
  readonly replicas: readonly string[]
  readonly content: Content
  /** How long its latest change took, in seconds. */
  readonly lastBuildTimeS: number
}

/**
 * All indices by their names. What stands behind which name is kept in one file, written as a whole: so a new
 * content takes the place of an old one at once, for readers and after a kill alike.
 */
export interface Registry {
  get(name: string): Index | null
  all(): readonly Index[]
  /** How to search an index, a replica by its own settings in its primary's records; the same object while nothing changes. */
  view(name: string): SearchableIndex | null
  /** The index that this one is a replica of, and how. */
  primaryOf(name: string): { readonly primary: Index; readonly virtual: boolean } | null
  /** The schema that an index's records need; `coming` are indices that are not committed yet. */
  schemaOf(index: Pick<Index, 'replicas' | 'content'>, coming?: ReadonlyMap<string, Index>): Schema
  /** A new content that no index has yet: with a store of its own, or for a replica. */
  newContent(config: Config, schema: Schema | null): Promise<Content>
  /** Puts indices in their places, and takes away the names that are null: all at once. Unused contents are removed. */
  commit(changes: ReadonlyMap<string, Index | null>): void
  /** Keeps another configuration for an index. */
  configure(name: string, config: Config): void
  /** What the files of an index take on the disk. */
  bytesOf(index: Index): number
  /** An index was changed just now, which took so many seconds. */
  touch(name: string, seconds: number): void
  close(): Promise<void>
}

interface StoredIndex extends Omit<Index, 'content' | 'name'> {
  readonly content: string
  readonly isReplica: boolean
}

interface RegistryFile {
  readonly indices: Readonly<Record<string, StoredIndex>>
}

export async function openRegistry(folder: string, openStore: OpenStore): Promise<Registry> {
  const contents = join(folder, 'indices')
  const file = join(folder, 'registry.json')
  mkdirSync(contents, { recursive: true })
  const folderOf = (content: string) => join(contents, content)

  const stored = Object.entries(readJson<RegistryFile>(file)?.indices ?? {})
  removeUnused(contents, new Set(stored.map(([, { content }]) => content)))
  const configs = new Map(stored.map(([name, { content }]) => [name, readConfig(folderOf(content))]))
  const indices = new Map<string, Index>()
  for (const [name, { content: id, isReplica, ...rest }] of stored) {
    const config = configs.get(name) ?? readConfig(folderOf(id))
    const schema = storeSchema(
      config.settings,
      replicaSettingsOf(rest.replicas, (other) => configs.get(other)),
    )
    const store = isReplica ? null : await openStore(recordsFolder(folderOf(id)), schema)
    indices.set(name, { name, ...rest, content: { id, config, store } })
  }
  let primaries = linksOf(indices)
  let views = new Map<string, SearchableIndex>()
  let lastContent = Math.max(0, ...readdirSync(contents).map(Number).filter(Number.isInteger))

  function save(): void {
    const entries = [...indices.values()].map(({ name, content, ...rest }): [string, StoredIndex] => [
      name,
      { ...rest, content: content.id, isReplica: content.store === null },
    ])
    writeJson(file, { indices: Object.fromEntries(entries) } satisfies RegistryFile)
    primaries = linksOf(indices)
    views = new Map()
  }

  function viewOf(name: string): SearchableIndex | null {
    const index = indices.get(name)
    if (!index) return null
    const { settings, rules, synonyms } = index.content.config
    const own = index.content.store
    if (own) return { name, store: own, settings: completeSettings(settings), rules, synonyms }
    const link = primaries.get(name)
    const primary = link && indices.get(link.primary)?.content
    if (!link || !primary?.store) return null
    const shared = replicaSettings(settings, primary.config.settings, link.virtual)
    return { name, store: primary.store, settings: shared, rules, synonyms }
  }

  return {
    get: (name) => indices.get(name) ?? null,
    all: () => [...indices.values()],
    view: (name) => {
      const view = views.get(name) ?? viewOf(name)
      if (view) views.set(name, view)
      return view
    },
    primaryOf: (name) => {
      const link = primaries.get(name)
      const primary = link && indices.get(link.primary)
      return primary ? { primary, virtual: link.virtual } : null
    },
    schemaOf: ({ replicas, content }, coming = new Map()) => {
      const configOf = (name: string) => (coming.get(name) ?? indices.get(name))?.content.config
      return storeSchema(content.config.settings, replicaSettingsOf(replicas, configOf))
    },
    newContent: async (config, schema) => {
      lastContent += 1
      const id = String(lastContent)
      writeConfig(folderOf(id), config)
      return { id, config, store: schema && (await openStore(recordsFolder(folderOf(id)), schema)) }
    },
    commit: (changes) => {
      const before = storesOf(indices)
      for (const [name, index] of changes) {
        if (index) indices.set(name, index)
        else indices.delete(name)
      }
      save()
      const after = storesOf(indices)
      for (const [id, store] of before) if (!after.has(id)) store?.close()
      removeUnused(contents, new Set(after.keys()))
    },
    configure: (name, config) => {
      const index = indices.get(name)
      if (!index) return
      writeConfig(folderOf(index.content.id), config)
      indices.set(name, {
        ...index,
        updatedAt: new Date().toISOString(),
        content: { ...index.content, config },
      })
      views = new Map()
    },
    bytesOf: ({ content }) => bytesIn(folderOf(content.id)),
    touch: (name, seconds) => {
      const index = indices.get(name)
      // Told in lists only: it is written down with whatever is changed next.
      if (index)
        indices.set(name, {
          ...index,
          updatedAt: new Date().toISOString(),
          lastBuildTimeS: Math.ceil(seconds),
        })
    },
    close: async () => {
      save()
      for (const store of storesOf(indices).values()) {
        await store?.saved()
        store?.close()
      }
    },
  }
}

/** Whose replica each index is. */
function linksOf(indices: ReadonlyMap<string, Index>): Map<string, { primary: string; virtual: boolean }> {
  const links = [...indices.values()].flatMap(({ name: primary, replicas }) =>
    replicasOf(replicas).map(({ name, virtual }) => [name, { primary, virtual }] as const),
  )
  return new Map(links)
}

function storesOf(indices: ReadonlyMap<string, Index>): Map<string, KeptStore | null> {
  return new Map([...indices.values()].map(({ content }) => [content.id, content.store]))
}

function replicaSettingsOf(
  sources: readonly string[],
  configOf: (name: string) => Config | undefined,
): readonly ReplicaSettings[] {
  return replicasOf(sources).flatMap(({ name, virtual }) => {
    const config = configOf(name)
    return config ? [{ settings: config.settings, virtual }] : []
  })
}

/** A kill may have left contents that never got a name, or had lost theirs. */
function removeUnused(contents: string, used: ReadonlySet<string>): void {
  if (!existsSync(contents)) return
  for (const id of readdirSync(contents)) if (!used.has(id)) removeFolder(join(contents, id))
}
