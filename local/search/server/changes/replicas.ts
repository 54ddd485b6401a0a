import { replicasOf } from '#local/search/query/settings/replicas.ts'
import { copyRecords } from '#local/search/server/indices/content.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { NOT_FOR_VIRTUAL, omit } from '#local/search/server/indices/store-schema.ts'
import { emptyIndex, type OwnIndex } from './ensure-index.ts'

/**
 * Turns replicas that leave their primary into independent indices: a standard one with a copy of the
 * records, a virtual one without any.
 *
 * @param sources the replicas as the settings name them
 */
export async function detach(
  registry: Registry,
  primary: OwnIndex,
  sources: readonly string[],
): Promise<readonly (readonly [string, Index])[]> {
  const detached: (readonly [string, Index])[] = []
  for (const { name, virtual } of replicasOf(sources)) {
    const replica = registry.get(name)
    if (!replica) continue
    const index = await emptyIndex(registry, name, replica.content.config)
    if (!virtual && index.content.store) await copyRecords(primary.content.store, index.content.store)
    detached.push([name, { ...index, createdAt: replica.createdAt }])
  }
  return detached
}

/** Turns indices into replicas of a primary: new ones get its configuration, existing ones keep theirs. */
export async function attach(
  registry: Registry,
  primary: OwnIndex,
  sources: readonly string[],
): Promise<readonly (readonly [string, Index])[]> {
  const attached: (readonly [string, Index])[] = []
  for (const { name, virtual } of replicasOf(sources)) {
    const known = registry.get(name)
    const { settings, ...rest } = known?.content.config ?? primary.content.config
    const config = { ...rest, settings: virtual ? omit(settings, NOT_FOR_VIRTUAL) : settings }
    const now = new Date().toISOString()
    const index: Index = {
      name,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      replicas: [],
      lastBuildTimeS: 0,
      content: await registry.newContent(config, null),
    }
    attached.push([name, index])
  }
  return attached
}
