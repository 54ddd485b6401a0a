import { replicasOf } from '#local/search/query/settings/replicas.ts'
import { type Config, changeEntries } from '#local/search/server/indices/config.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import { ensureIndex } from './ensure-index.ts'

type EntriesCommand = Extract<Command, { type: 'rules' | 'synonyms' }>

/** Changes the rules or the synonyms of an index; `forward` also those of its replicas. */
export async function changeRulesOrSynonyms(registry: Registry, command: EntriesCommand): Promise<void> {
  if (registry.get(command.index) === null) await ensureIndex(registry, command.index)
  const replicas = command.forward ? replicasOf(registry.get(command.index)?.replicas ?? []) : []
  for (const name of [command.index, ...replicas.map((replica) => replica.name)]) {
    const config = registry.get(name)?.content.config
    if (config) registry.configure(name, changed(config, command))
  }
}

function changed(config: Config, command: EntriesCommand): Config {
  return command.type === 'rules'
    ? { ...config, rules: changeEntries(config.rules, command) }
    : { ...config, synonyms: changeEntries(config.synonyms, command) }
}
