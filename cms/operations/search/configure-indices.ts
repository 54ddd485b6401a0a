import { createHash } from 'node:crypto'
import { readEditorial } from '#cms/operations/search/read-editorial.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import {
  CONFIGURATION_PARTS,
  configurationOf,
  type Fingerprints,
  type IndexConfiguration,
  withoutReplicas,
} from '#domain/search/configuration.ts'
import type { IndexAddress } from '#domain/search/index-names.ts'
import { RECORD_KINDS, type RecordKind } from '#domain/search/records.ts'

export interface Extent {
  readonly kinds: readonly RecordKind[]
  readonly locales: readonly Locale[]
}

const EVERYTHING: Extent = { kinds: RECORD_KINDS, locales: LOCALE_CODES }

/**
 * Pushes settings, replicas, synonyms and rules to existing indices where they differ. Missing indices are created by
 * a reindex; until then no empty index answers searches in their place.
 *
 * @returns the names of changed indices
 */
export async function configureIndices(
  services: SearchServices,
  { kinds, locales }: Extent = EVERYTHING,
): Promise<string[]> {
  const existing = new Set(await services.indices.list())
  const changed = await Promise.all(
    locales.map(async (locale) => {
      const editorial = await readEditorial(services.payload, locale)
      const names: string[] = []
      for (const kind of kinds) {
        const index = services.indices.names.primary({ kind, locale })
        const configuration = configurationOf(services.indices.names, kind, locale, editorial)
        if (existing.has(index) && !(await configure(services.indices, index, configuration)))
          names.push(index)
      }
      return names
    }),
  )
  return changed.flat()
}

/**
 * Configures a temporary index like the one it will replace, without replicas.
 *
 * @returns whether it was configured the same before, so that its contents can be kept
 */
export async function configureTemporary(
  { payload, indices }: SearchServices,
  address: IndexAddress,
  run: string,
): Promise<boolean> {
  const { kind, locale } = address
  const editorial = await readEditorial(payload, locale)
  const configuration = withoutReplicas(configurationOf(indices.names, kind, locale, editorial))
  return configure(indices, indices.names.temporary(address, run), configuration)
}

/** @returns whether nothing differed */
async function configure(
  indices: SearchIndices,
  index: string,
  configuration: IndexConfiguration,
): Promise<boolean> {
  const present = (await indices.fingerprints(index)) ?? NEW_INDEX
  const wanted = fingerprintsOf(configuration)
  const parts = CONFIGURATION_PARTS.filter((part) => present[part] !== wanted[part])
  if (parts.length > 0) await indices.configure(index, { configuration, parts, fingerprints: wanted })
  return parts.length === 0
}

function fingerprintsOf({ settings, replicas, synonyms, rules }: IndexConfiguration): Fingerprints {
  return {
    settings: fingerprint([settings, replicas]),
    synonyms: fingerprint(synonyms),
    rules: fingerprint(rules),
  }
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** The configuration of a new index has no synonyms and no rules. */
const NEW_INDEX: Fingerprints = { settings: '', synonyms: fingerprint([]), rules: fingerprint([]) }
