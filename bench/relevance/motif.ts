import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AlgoliaClient, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { algoliaIndices } from '#cms/adapters/algolia-search/indices.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { slugOfWords } from '#domain/routing/words.ts'
import { CONFIGURATION_PARTS, configurationOf } from '#domain/search/configuration.ts'
import { type IndexNames, indexNames } from '#domain/search/index-names.ts'
import { wordParameters } from '#domain/search/word-parameters.ts'
import { freePort } from '#local/ports.ts'
import { SEARCH_RUN } from '#local/stack.ts'
import { seededSynonyms } from '#seed/load/editorial/synonyms.ts'
import { startServer } from '../search/server-process.ts'
import { FIRST } from './ndcg.ts'
import type { Records, Searcher } from './searcher.ts'

export function runningMotif(client: AlgoliaClient): Searcher {
  return {
    name: 'Motif',
    search: (...asked) => search(client, indexNames(), ...asked),
    close: async () => {},
  }
}

/**
 * Starts an engine from the sources, with their settings, the synonyms of a fresh seed, and no merchandising rules,
 * as in a new library.
 */
export async function startMotif(records: Records): Promise<Searcher> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-relevance-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const keys = { ALGOLIA_SEARCH_KEY: newKey(), ALGOLIA_WRITE_KEY: newKey() }
  const env = {
    ...SEARCH_RUN.env,
    SEARCH_DIR: folder,
    SEARCH_PORT: String(port),
    ALGOLIA_APP_ID: 'bench',
    ...keys,
  }
  const server = await startServer([...SEARCH_RUN.flags, 'local/search/server.ts'], env, `${url}/healthz`)
  const close = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const client = writerClient({ appId: 'bench', url }, keys.ALGOLIA_WRITE_KEY)
    const names = indexNames('relevance')
    await fill(client, names, records)
    return { name: 'Motif', search: (...asked) => search(client, names, ...asked), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(client: AlgoliaClient, names: IndexNames, records: Records): Promise<void> {
  const indices = algoliaIndices(client, names)
  for (const locale of LOCALE_CODES) {
    const index = names.primary({ kind: 'items', locale })
    const synonyms = seededSynonyms(locale).map((synonym, at) => ({ ...synonym, id: at + 1 }))
    const configuration = configurationOf(names, 'items', locale, { synonyms, rules: [] })
    await indices.write(
      index,
      records[locale].map((record) => ({ type: 'put', record })),
    )
    // An index runs its tasks in order: once it is configured, its records are stored.
    await indices.configure(index, {
      configuration,
      parts: CONFIGURATION_PARTS,
      fingerprints: { settings: 'bench', synonyms: 'bench', rules: 'bench' },
    })
  }
}

/** Searches with the parameters of the listing (`listingParameters`). A query without words is no search. */
async function search(
  client: AlgoliaClient,
  names: IndexNames,
  ...[locale, typed]: Parameters<Searcher['search']>
) {
  const query = wordsOfSlug(slugOfWords(typed))
  if (query === '') return []
  const { hits } = await client.searchSingleIndex<{ readonly slug: string }>({
    indexName: names.primary({ kind: 'items', locale }),
    searchParams: {
      ...wordParameters(query, locale),
      hitsPerPage: FIRST,
      attributesToRetrieve: ['slug'],
      attributesToHighlight: [],
      analytics: false,
    },
  })
  return hits.map(({ slug }) => slug)
}

function newKey(): string {
  return randomBytes(24).toString('hex')
}
