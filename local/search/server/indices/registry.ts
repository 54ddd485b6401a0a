import { join } from 'node:path'
import type { DurableStore } from '#local/search/engine/store/open-store.ts'
import type { Schema } from '#local/search/model/store.ts'
import type { SearchableIndex } from '#local/search/query/searchable-index.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { replicasOf } from '#local/search/query/settings/replicas.ts'
import { type Config, NO_CONFIG } from './config.ts'
import type { Content, OpenStore } from './content.ts'
import { type Contents, openContents } from './contents.ts'
import type { Index } from './index-entry.ts'
import { readRegistry, type StoredIndex, writeRegistry } from './registry-file.ts'
import { type ReplicaSettings, replicaSettings, storeSchema } from './store-schema.ts'

/**
 * All indices by name. The mapping from names to contents is one file, which is replaced as a whole: so a new
 * content replaces an old one atomically, for readers and after a kill.
 */
export interface Registry {
  /** Damage found at the start, in sentences for the operator. */
  readonly damage: readonly string[]
  get(name: string): Index | null
  all(): readonly Index[]
  /**
   * The searchable form of an index; a replica has its own settings and its primary's records. The same
   * object while nothing changes.
   */
  view(name: string): SearchableIndex | null
  /** The primary of a replica, and the kind of the replica. */
  primaryOf(name: string): { readonly primary: Index; readonly virtual: boolean } | null
  /** The schema that an index's records need; `coming` are indices that are not committed yet. */
  schemaOf(index: Pick<Index, 'replicas' | 'content'>, coming?: ReadonlyMap<string, Index>): Schema
  /** Creates a content that no index uses yet: with its own store, or for a replica. */
  newContent(config: Config, schema: Schema | null): Promise<Content>
  /**
   * Adds or replaces indices, and removes the names that are null, atomically. Unused contents are removed.
   */
  commit(changes: ReadonlyMap<string, Index | null>): void
  /** Saves another configuration of an index. */
  configure(name: string, config: Config): void
  /** The bytes of an index's files. */
  bytesOf(index: Index): number
  /** Records the time and the duration of an index's latest change. */
  touch(name: string, seconds: number): void
  close(): Promise<void>
}

export async function openRegistry(folder: string, openStore: OpenStore): Promise<Registry> {
  const contents = openContents(join(folder, 'indices'), openStore)
  const file = join(folder, 'registry.json')
  const stored = readRegistry(file)
  const opened = await openIndices(stored.value ?? [], contents)
  const damage = [...stored.damage, ...opened.damage]
  let indices: ReadonlyMap<string, Index> = opened.indices
  let primaries = linksOf(indices)
  let views = new Map<string, SearchableIndex>()

  /** Writes the file first: if that fails, nothing has changed, and the change can be tried again. */
  function save(next: ReadonlyMap<string, Index>): void {
    writeRegistry(file, next.values())
    indices = next
    primaries = linksOf(next)
    views = new Map()
  }

  function replaceIndex(name: string, index: Index): void {
    indices = new Map(indices).set(name, index)
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
    damage,
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
    newContent: contents.create,
    commit: (changes) => {
      const before = storesOf(indices)
      const next = new Map(indices)
      for (const [name, index] of changes) {
        if (index) next.set(name, index)
        else next.delete(name)
      }
      save(next)
      const after = storesOf(indices)
      for (const [id, store] of before) if (!after.has(id)) store?.close()
      contents.keepOnly(new Set(after.keys()))
    },
    configure: (name, config) => {
      const index = indices.get(name)
      if (!index) return
      contents.configure(index.content.id, config)
      replaceIndex(name, {
        ...index,
        updatedAt: new Date().toISOString(),
        content: { ...index.content, config },
      })
      views = new Map()
    },
    bytesOf: ({ content }) => contents.bytesOf(content.id),
    touch: (name, seconds) => {
      const index = indices.get(name)
      // Only displayed in lists: it is saved with the next change.
      if (index)
        replaceIndex(name, {
          ...index,
          updatedAt: new Date().toISOString(),
          lastBuildTimeS: Math.ceil(seconds),
        })
    },
    close: async () => {
      try {
        save(indices)
      } catch (error) {
        // All acknowledged changes are in the file already.
        console.error('registry: the times of the latest changes were not saved:', error)
      }
      for (const store of storesOf(indices).values()) {
        await store?.saved()
        store?.close()
      }
    },
  }
}

async function openIndices(
  stored: readonly StoredIndex[],
  contents: Contents,
): Promise<{ readonly indices: Map<string, Index>; readonly damage: readonly string[] }> {
  contents.keepOnly(new Set(stored.map(({ content }) => content)))
  const damage: string[] = []
  const configs = new Map<string, Config>()
  for (const { name, content } of stored) {
    const config = contents.configOf(content)
    configs.set(name, config.value ?? NO_CONFIG)
    damage.push(...config.damage)
  }
  const indices = new Map<string, Index>()
  for (const { content: id, isReplica, ...rest } of stored) {
    const config = configs.get(rest.name) ?? NO_CONFIG
    const replicas = replicaSettingsOf(rest.replicas, (name) => configs.get(name))
    const store = isReplica ? null : await contents.openRecords(id, storeSchema(config.settings, replicas))
    damage.push(...(store?.damage ?? []))
    indices.set(rest.name, { ...rest, content: { id, config, store } })
  }
  return { indices, damage }
}

/** The primary of each replica. */
function linksOf(indices: ReadonlyMap<string, Index>): Map<string, { primary: string; virtual: boolean }> {
  const links = [...indices.values()].flatMap(({ name: primary, replicas }) =>
    replicasOf(replicas).map(({ name, virtual }) => [name, { primary, virtual }] as const),
  )
  return new Map(links)
}

function storesOf(indices: ReadonlyMap<string, Index>): Map<string, DurableStore | null> {
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
