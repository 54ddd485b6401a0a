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
 * Gives the indices that there are their settings, replicas, synonyms and rules where those differ from what they
 * have. An index that is not there is made by a reindex: until then nothing answers searches in its place by finding
 * nothing.
 *
 * @returns the names of the indices that were changed
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
 * Gives an index in the making the configuration of the one it will replace, but for its replicas.
 * @returns whether it was configured exactly so before: whatever it holds can be kept
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

/** @returns whether there was nothing to do */
async function configure(
  indices: SearchIndices,
  index: string,
  configuration: IndexConfiguration,
): Promise<boolean> {
  const present = (await indices.fingerprints(index)) ?? OF_NOTHING
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

/** An index that was never configured has no synonyms and no rules. */
const OF_NOTHING: Fingerprints = { settings: '', synonyms: fingerprint([]), rules: fingerprint([]) }
