import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { indexNames } from '#domain/search/index-names.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { Fault } from '#local/fault.ts'
import type { Records } from './searcher.ts'

const BROWSED_AT_ONCE = 1000

/**
 * The records of the running library, or of a file that an earlier run wrote.
 *
 * @param file read when it exists, else written; null for neither
 * @param library connects to the search of the running library
 * @throws Fault while the library is not indexed, because every result would be empty
 */
export async function readRecords(file: string | null, library: () => AlgoliaClient): Promise<Records> {
  if (file !== null && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const records = await browseAll(library())
  if (file !== null) writeFileSync(file, JSON.stringify(records))
  return records
}

async function browseAll(client: AlgoliaClient): Promise<Records> {
  const names = indexNames()
  const byLocale: Partial<Record<keyof Records, readonly ItemRecord[]>> = {}
  for (const locale of LOCALE_CODES) {
    const indexName = names.primary({ kind: 'items', locale })
    byLocale[locale] = await browse(client, indexName)
    if (byLocale[locale].length === 0)
      throw new Fault(`${indexName} has no records.`, 'Run: npm run search -- reindex')
  }
  return byLocale as Records
}

/** All records of an index with all attributes, ordered by id. */
async function browse(client: AlgoliaClient, indexName: string): Promise<readonly ItemRecord[]> {
  const records: ItemRecord[] = []
  let cursor: string | undefined
  do {
    const browseParams = {
      attributesToRetrieve: ['*'],
      attributesToHighlight: [],
      hitsPerPage: BROWSED_AT_ONCE,
    }
    const page = await client.browse<ItemRecord>({
      indexName,
      browseParams: cursor === undefined ? browseParams : { ...browseParams, cursor },
    })
    records.push(...page.hits)
    cursor = page.cursor
  } while (cursor !== undefined)
  return records.sort((a, b) => a.id - b.id)
}
