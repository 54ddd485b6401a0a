import { type Config, NO_CONFIG } from '#local/search/server/indices/config.ts'
import { copyRecords } from '#local/search/server/indices/content.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import type { Command, Scope } from '#local/search/server/tasks/command.ts'
import { emptyIndex, ensureIndex, ownIndex } from './ensure-index.ts'
import { reindexed } from './reindex.ts'

type CopyCommand = Extract<Command, { type: 'copy' }>
type MoveCommand = Extract<Command, { type: 'move' }>

/**
 * Copies an index, or with a scope only parts of its configuration. Replicas are not copied. A missing index
 * is copied as an empty one, as by Algolia.
 */
export async function executeCopy(registry: Registry, { index, to, scope }: CopyCommand): Promise<void> {
  const config = registry.get(index)?.content.config ?? NO_CONFIG
  if (scope !== null) return copyConfig(registry, config, to, scope)
  const copy = await emptyIndex(registry, to, config)
  const from = registry.view(index)?.store
  if (from && copy.content.store) await copyRecords(from, copy.content.store)
  const before = registry.get(to)
  registry.commit(new Map([[to, { ...copy, createdAt: before?.createdAt ?? copy.createdAt }]]))
}

async function copyConfig(
  registry: Registry,
  config: Config,
  to: string,
  scope: readonly Scope[],
): Promise<void> {
  const target = await ensureIndex(registry, to)
  if (!target) return
  const parts = Object.fromEntries(scope.map((part) => [part, config[part]]))
  const after = await reindexed(registry, target, { ...target.content.config, ...parts })
  if (after.content.id !== target.content.id) registry.commit(new Map([[to, after]]))
  else registry.configure(to, after.content.config)
}

/**
 * Renames an index and replaces the index with the new name, atomically for readers. Replicas of the replaced
 * index follow the new records. Moving a missing index does nothing.
 */
export async function executeMove(registry: Registry, { index, to }: MoveCommand): Promise<void> {
  const source = ownIndex(registry, index)
  const target = registry.get(to)
  if (!source || index === to || registry.primaryOf(to)) return
  const replicas = [...new Set([...(target?.replicas ?? []), ...source.replicas])]
  const moved = await reindexed(registry, source, source.content.config, replicas)
  const after: Index = {
    ...moved,
    name: to,
    createdAt: target?.createdAt ?? moved.createdAt,
    updatedAt: new Date().toISOString(),
  }
  registry.commit(
    new Map([
      [to, after],
      [index, null],
    ]),
  )
}
