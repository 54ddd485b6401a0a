import type { Locale } from '#domain/locales/locales.ts'
import type { EngineSynonym } from './engine-synonym.ts'
import { allIdeaSynonyms, contradictsIdeas } from './ideas/idea-synonyms.ts'
import { type IndexNames, SORT_REPLICAS } from './index-names.ts'
import { nationalitySynonyms } from './nationalities.ts'
import { RECORDS, type RecordKind } from './records.ts'
import type { EngineRule } from './rules.ts'
import { type IndexSettings, type ReplicaSettings, replicaSettings, settingsOf } from './settings.ts'
import { SYMBOL_SYNONYMS } from './symbols.ts'
import type { Synonym } from './synonyms.ts'

/** The configuration of an index: everything but its records. */
export interface IndexConfiguration {
  readonly settings: IndexSettings
  readonly replicas: readonly { readonly name: string; readonly settings: ReplicaSettings }[]
  readonly synonyms: readonly EngineSynonym[]
  readonly rules: readonly EngineRule[]
}

/** Parts of a configuration that are pushed separately when they differ. `settings` include those of replicas. */
export const CONFIGURATION_PARTS = ['settings', 'synonyms', 'rules'] as const
export type ConfigurationPart = (typeof CONFIGURATION_PARTS)[number]

/** A fingerprint of each part. */
export type Fingerprints = Readonly<Record<ConfigurationPart, string>>

/** Editorial data of one language in the CMS. `isAutomatic`: loaded by the seed, and not edited since. */
export interface Editorial {
  readonly synonyms: readonly (Synonym & { readonly id: number; readonly isAutomatic?: boolean })[]
  readonly rules: readonly EngineRule[]
}

/** The same for a temporary index: replicas stay with the searched index. */
export function withoutReplicas(configuration: IndexConfiguration): IndexConfiguration {
  return { ...configuration, settings: { ...configuration.settings, replicas: [] }, replicas: [] }
}

/** Records of the catalogue's words; names of people, posts and suggestions are matched literally. */
const WITH_SYNONYMS: readonly RecordKind[] = ['items', 'packs', 'bundles', 'tags']

/** The configuration of the index of these records in one language. Rules place items, so only items have them. */
export function configurationOf(
  names: IndexNames,
  kind: RecordKind,
  locale: Locale,
  { synonyms, rules }: Editorial,
): IndexConfiguration {
  const settings = settingsOf(names, kind, locale)
  const checked = synonyms.filter((each) => !(each.isAutomatic === true && contradictsIdeas(each, locale)))
  return {
    settings,
    replicas: RECORDS[kind].sorted
      ? SORT_REPLICAS.map((sort) => ({
          name: names.replica({ kind, locale }, sort),
          settings: replicaSettings(settings, sort),
        }))
      : [],
    synonyms: WITH_SYNONYMS.includes(kind)
      ? [
          ...SYMBOL_SYNONYMS,
          ...allIdeaSynonyms(locale),
          ...nationalitySynonyms(locale),
          ...checked.map(engineSynonym),
        ]
      : [],
    rules: kind === 'items' ? rules : [],
  }
}

function engineSynonym({ id, kind, input, words }: Editorial['synonyms'][number]): EngineSynonym {
  const objectID = `synonym-${id}`
  return kind === 'one-way' && input !== null
    ? { objectID, type: 'onewaysynonym', input, synonyms: words }
    : { objectID, type: 'synonym', synonyms: words }
}
