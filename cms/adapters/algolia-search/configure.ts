import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import type { ConfigurationPush } from '#cms/ports/search-indices.ts'
import { CONFIGURATION_PARTS, type Fingerprints } from '#domain/search/configuration.ts'
import type { EngineSynonym } from '#domain/search/engine-synonym.ts'
import type { EngineRule } from '#domain/search/rules.ts'
import type { IndexSettings, ReplicaSettings } from '#domain/search/settings.ts'

/** Waits until a task of an index has finished. */
type Done = (indexName: string, task: { readonly taskID: number }) => Promise<void>

/**
 * Writes parts of a configuration to an index. The fingerprints are written last, so that an interrupted update is
 * repeated. An index runs its tasks in order, so waiting for the last task waits for all.
 */
export async function pushConfiguration(
  client: AlgoliaClient,
  done: Done,
  indexName: string,
  { configuration, parts, fingerprints }: ConfigurationPush,
): Promise<void> {
  const { settings, replicas, synonyms, rules } = configuration
  if (parts.includes('settings')) {
    const task = await client.setSettings({ indexName, indexSettings: forClient(settings) })
    // A replica must exist before its ranking is configured.
    if (replicas.length > 0) await done(indexName, task)
    const tasks = await Promise.all(
      replicas.map(({ name, settings }) =>
        client.setSettings({ indexName: name, indexSettings: forClient(settings) }),
      ),
    )
    await Promise.all(replicas.map(({ name }, place) => tasks[place] && done(name, tasks[place])))
  }
  if (parts.includes('synonyms')) {
    const synonymHit = synonyms.map(synonymForClient)
    const replacing = { replaceExistingSynonyms: true, forwardToReplicas: true }
    await client.saveSynonyms({ indexName, synonymHit, ...replacing })
  }
  // Rules are not forwarded to replicas: a list sorted by date has no pinned items.
  if (parts.includes('rules'))
    await client.saveRules({ indexName, rules: rules.map(ruleForClient), clearExistingRules: true })
  await done(indexName, await client.setSettings({ indexName, indexSettings: { userData: fingerprints } }))
}

/** The fingerprints that `pushConfiguration` stored in the `userData` of an index; null when they are incomplete. */
export function fingerprintsIn(userData: unknown): Fingerprints | null {
  if (typeof userData !== 'object' || userData === null) return null
  const known = userData as Record<string, unknown>
  const isComplete = CONFIGURATION_PARTS.every((part) => typeof known[part] === 'string')
  return isComplete ? (known as unknown as Fingerprints) : null
}

type ClientSettings = Parameters<AlgoliaClient['setSettings']>[0]['indexSettings']
type ClientSynonym = Parameters<AlgoliaClient['saveSynonyms']>[0]['synonymHit'][number]
type ClientRule = Parameters<AlgoliaClient['saveRules']>[0]['rules'][number]

// The client's types require mutable arrays; the settings here are readonly constants.
function forClient(settings: IndexSettings | ReplicaSettings): ClientSettings {
  return structuredClone(settings) as ClientSettings
}

function synonymForClient(synonym: EngineSynonym): ClientSynonym {
  return structuredClone(synonym) as ClientSynonym
}

function ruleForClient(rule: EngineRule): ClientRule {
  return structuredClone(rule) as ClientRule
}
