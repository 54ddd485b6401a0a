import type { Registry } from '#local/search/server/indices/registry.ts'
import { ownIndex } from './ensure-index.ts'
import { detach } from './replicas.ts'

/** Deletes all records; the configuration stays. */
export async function clearIndex(registry: Registry, name: string): Promise<void> {
  const store = ownIndex(registry, name)?.content.store
  store?.clear()
  await store?.saved()
}

/** Deletes an index. Its replicas become independent indices. */
export async function deleteIndex(registry: Registry, name: string): Promise<void> {
  const index = ownIndex(registry, name)
  if (!index) return
  registry.commit(new Map([...(await detach(registry, index, index.replicas)), [name, null]]))
}
