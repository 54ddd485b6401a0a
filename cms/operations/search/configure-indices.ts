import { createHash } from 'node:crypto'
import { readEditorial } from '#cms/operations/search/read-editorial.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { configurationOf, type IndexConfiguration, withoutReplicas } from '#domain/search/configuration.ts'
import { RECORD_KINDS, type RecordKind } from '#domain/search/records.ts'

export interface Extent {
  readonly kinds: readonly RecordKind[]
  readonly locales: readonly Locale[]
}

export const EVERYTHING: Extent = { kinds: RECORD_KINDS, locales: LOCALE_CODES }

/**
 * Gives indices their settings, replicas, synonyms and rules where those differ from what they have.
 * @returns the names of the indices that were changed
 */
export async function configureIndices(
  services: SearchServices,
  { kinds, locales }: Extent = EVERYTHING,
): Promise<string[]> {
  const changed = await Promise.all(locales.map((locale) => configureLocale(services, kinds, locale)))
  return changed.flat()
}

async function configureLocale(
  { payload, indices }: SearchServices,
  kinds: readonly RecordKind[],
  locale: Locale,
): Promise<string[]> {
  const changed: string[] = []
  const editorial = await readEditorial(payload, locale)
  for (const kind of kinds) {
    const index = indices.names.primary({ kind, locale })
    const configuration = configurationOf(indices.names, kind, locale, editorial)
    const fingerprint = fingerprintOf(configuration)
    if ((await indices.fingerprint(index)) === fingerprint) continue
    await indices.configure(index, configuration, fingerprint)
    changed.push(index)
  }
  return changed
}

/**
 * Gives an index in the making the configuration of the one it will replace, but for its replicas.
 * @returns whether it was configured exactly so before: whatever it holds can be kept
 */
export async function configureTemporary(
  { payload, indices }: SearchServices,
  address: { readonly kind: RecordKind; readonly locale: Locale },
  run: string,
): Promise<boolean> {
  const { kind, locale } = address
  const editorial = await readEditorial(payload, locale)
  const configuration = withoutReplicas(configurationOf(indices.names, kind, locale, editorial))
  const fingerprint = fingerprintOf(configuration)
  const index = indices.names.temporary(address, run)
  if ((await indices.fingerprint(index)) === fingerprint) return true
  await indices.configure(index, configuration, fingerprint)
  return false
}

function fingerprintOf(configuration: IndexConfiguration): string {
  return createHash('sha256').update(JSON.stringify(configuration)).digest('hex')
}
