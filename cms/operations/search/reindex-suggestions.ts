import { configureIndices, configureTemporary } from '#cms/operations/search/configure-indices.ts'
import { readSuggestions } from '#cms/operations/search/read-suggestions.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { suggestionRecords } from '#domain/search/suggestion-record.ts'

/** Rebuilds the suggestions of each language. @returns their number, in all languages together */
export async function reindexSuggestions(
  services: SearchServices,
  locales: readonly Locale[] = LOCALE_CODES,
): Promise<number> {
  const { payload, indices } = services
  const run = Date.now().toString(36)
  let count = 0
  for (const locale of locales) {
    const address = { kind: 'suggestions', locale } as const
    const records = suggestionRecords(await readSuggestions(payload, locale), locale)
    await configureTemporary(services, address, run)
    const temporary = indices.names.temporary(address, run)
    await indices.write(
      temporary,
      records.map((record) => ({ type: 'put', record })),
    )
    await indices.move(temporary, indices.names.primary(address))
    count += records.length
  }
  await configureIndices(services, { kinds: ['suggestions'], locales })
  return count
}
