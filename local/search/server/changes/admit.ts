import { MAX_SEARCHABLE } from '#local/search/engine/segment/layout.ts'
import { mergeSettings, readSettings } from '#local/search/query/settings/read-settings.ts'
import { replicasOf } from '#local/search/query/settings/replicas.ts'
import type { SettingsChange } from '#local/search/query/settings/setting-table.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { NOT_FOR_VIRTUAL } from '#local/search/server/indices/store-schema.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Command } from '#local/search/server/tasks/command.ts'

/** Algolia's name for each change in its refusal on a replica. */
const NAMES = {
  batch: 'batch',
  'delete-by': 'deleteByQuery',
  clear: 'clear',
  'delete-index': 'deleteIndex',
  copy: 'copy',
  move: 'move',
} as const satisfies Partial<Record<Command['type'], string>>

/** Checks a change against the present indices. */
export function admit(registry: Registry, command: Command): Outcome<Command> {
  switch (command.type) {
    case 'settings':
      return admitSettings(registry, command)
    case 'rules':
    case 'synonyms':
      return accept(command)
    case 'copy':
      // Settings, rules and synonyms may be copied to any index; records only to an index that is no replica
      // and has none.
      return command.scope === null && isLinked(registry, command.to) ? REFUSALS.toReplica() : accept(command)
    case 'move':
      if (registry.primaryOf(command.to)) return REFUSALS.onReplica(NAMES.move)
      return refuseOnReplica(registry, command)
    default:
      return refuseOnReplica(registry, command)
  }
}

function refuseOnReplica(
  registry: Registry,
  command: Extract<Command, { type: keyof typeof NAMES }>,
): Outcome<Command> {
  return registry.primaryOf(command.index) ? REFUSALS.onReplica(NAMES[command.type]) : accept(command)
}

function isLinked(registry: Registry, name: string): boolean {
  return registry.primaryOf(name) !== null || (registry.get(name)?.replicas.length ?? 0) > 0
}

function admitSettings(
  registry: Registry,
  command: Extract<Command, { type: 'settings' }>,
): Outcome<Command> {
  const read = readSettings(command.settings)
  if (!read.ok) return read
  const link = registry.primaryOf(command.index)
  if (link?.virtual) {
    const forbidden = NOT_FOR_VIRTUAL.filter((name) => Object.hasOwn(read.value, name))
    if (forbidden.length > 0) return REFUSALS.forVirtual(forbidden)
  }
  const replicas = replicasOf(read.value.replicas ?? [])
  if (link && replicas.length > 0) return REFUSALS.request('A replica index cannot have replicas')
  for (const { name } of replicas) {
    const primary = registry.primaryOf(name)?.primary.name
    if (name === command.index) return REFUSALS.request('An index cannot be a replica of itself')
    if (primary !== undefined && primary !== command.index) return REFUSALS.replicaTaken()
    if ((registry.get(name)?.replicas.length ?? 0) > 0) {
      return REFUSALS.request(`Index ${name} has replicas and cannot be one`)
    }
  }
  return tooManySearchable(registry, command, read.value) ?? accept(command)
}

/** The records of a primary are indexed by the searchable attributes of its standard replicas too. */
function tooManySearchable(
  registry: Registry,
  { index: name }: Extract<Command, { type: 'settings' }>,
  change: SettingsChange,
): Outcome<never> | null {
  const index = registry.get(name)
  if (!index) return null
  const { content } = index
  const settings = mergeSettings(content.config.settings, change)
  const changed = {
    ...index,
    replicas: change.replicas ?? index.replicas,
    content: { ...content, config: { ...content.config, settings } },
  }
  const owner = registry.primaryOf(name)?.primary ?? changed
  const count = registry.schemaOf(owner, new Map([[name, changed]])).searchable.length
  return count > MAX_SEARCHABLE
    ? REFUSALS.request(
        `searchableAttributes: ${count} attributes with those of replicas, an index may have ${MAX_SEARCHABLE}`,
      )
    : null
}
