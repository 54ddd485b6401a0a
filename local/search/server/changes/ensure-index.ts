import type { DurableStore } from '#local/search/engine/store/open-store.ts'
import { NO_CONFIG } from '#local/search/server/indices/config.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'

/** An index with records of its own. */
export interface OwnIndex extends Index {
  readonly content: Index['content'] & { readonly store: DurableStore }
}

/** The index of this name, created if missing; null for a replica, whose records belong to its primary. */
export async function ensureIndex(registry: Registry, name: string): Promise<OwnIndex | null> {
  if (registry.get(name) === null) registry.commit(new Map([[name, await emptyIndex(registry, name)]]))
  return ownIndex(registry, name)
}

export function ownIndex(registry: Registry, name: string): OwnIndex | null {
  const index = registry.get(name)
  return index && hasRecords(index) ? index : null
}

/** A new index without records, invisible until it is committed. */
export async function emptyIndex(registry: Registry, name: string, config = NO_CONFIG): Promise<Index> {
  const now = new Date().toISOString()
  const draft = { name, createdAt: now, updatedAt: now, replicas: [], lastBuildTimeS: 0 }
  const schema = registry.schemaOf({ replicas: [], content: { id: '', config, store: null } })
  return { ...draft, content: await registry.newContent(config, schema) }
}

function hasRecords(index: Index): index is OwnIndex {
  return index.content.store !== null
}
