import { mergeSettings, readSettings } from '#local/search/query/settings/read-settings.ts'
import { replicasOf } from '#local/search/query/settings/replicas.ts'
import type { SettingsChange } from '#local/search/query/settings/setting-table.ts'
import type { Config } from '#local/search/server/indices/config.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { NOT_FOR_VIRTUAL } from '#local/search/server/indices/store-schema.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import { ensureIndex, type OwnIndex } from './ensure-index.ts'
import { reindexed } from './reindex.ts'
import { attach, detach } from './replicas.ts'

type SettingsCommand = Extract<Command, { type: 'settings' }>

/** Changes the settings of an index or of a replica; `forward` also those of all its replicas. */
export async function changeSettings(registry: Registry, command: SettingsCommand): Promise<void> {
  const read = readSettings(command.settings)
  if (!read.ok) return
  const { replicas, ...change } = read.value
  const link = registry.primaryOf(command.index)
  if (link) return changeReplica(registry, command.index, change)

  const index = await ensureIndex(registry, command.index)
  if (!index) return
  if (command.forward) forward(registry, index, change)
  const config = changed(index.content.config, change)
  const sources = replicas === undefined ? index.replicas : (replicas ?? [])
  const moved = await relink(registry, index, sources)
  const after = await reindexed(registry, index, config, sources, new Map(moved))
  commitWithConfig(registry, after, config, moved)
}

/** The replicas to attach and to detach when an index gets these replicas. */
async function relink(
  registry: Registry,
  index: OwnIndex,
  sources: readonly string[],
): Promise<readonly (readonly [string, Index])[]> {
  const leaving = index.replicas.filter((source) => !sources.includes(source))
  const coming = sources.filter((source) => !index.replicas.includes(source))
  const namesComing = new Set(replicasOf(coming).map(({ name }) => name))
  // A replica that only changes between virtual and standard stays a replica.
  const left = leaving.filter((source) => replicasOf([source]).every(({ name }) => !namesComing.has(name)))
  return [...(await detach(registry, index, left)), ...(await attach(registry, index, coming))]
}

async function changeReplica(registry: Registry, name: string, change: SettingsChange): Promise<void> {
  const index = registry.get(name)
  const link = registry.primaryOf(name)
  if (!index || !link) return
  registry.configure(name, changed(index.content.config, change))
  // Its facets may be new in the shared records.
  const primary = await ensureIndex(registry, link.primary.name)
  if (!primary) return
  const after = await reindexed(registry, primary, primary.content.config)
  if (after.content.id !== primary.content.id) registry.commit(new Map([[primary.name, after]]))
}

function forward(registry: Registry, { replicas }: Index, change: SettingsChange): void {
  for (const { name, virtual } of replicasOf(replicas)) {
    const replica = registry.get(name)
    if (!replica) continue
    const taken = Object.entries(change).filter(
      ([setting]) => !virtual || !NOT_FOR_VIRTUAL.some((not) => not === setting),
    )
    registry.configure(name, changed(replica.content.config, Object.fromEntries(taken)))
  }
}

function changed(config: Config, change: SettingsChange): Config {
  return { ...config, settings: mergeSettings(config.settings, change) }
}

/** A new content has its configuration already; an existing one is given it here. */
function commitWithConfig(
  registry: Registry,
  after: OwnIndex,
  config: Config,
  others: readonly (readonly [string, Index])[],
): void {
  const before = registry.get(after.name)
  const isNew = before?.content.id !== after.content.id
  const replicasStay = before?.replicas === after.replicas
  if (isNew || !replicasStay || others.length > 0) registry.commit(new Map([...others, [after.name, after]]))
  if (!isNew) registry.configure(after.name, config)
}
