import { parseArgs } from 'node:util'
import { type AlgoliaClient, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { Fault } from '#local/fault.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import type { Figure } from './figure.ts'
import { readCatalogue } from './relevance/catalogue.ts'
import { readJudged, writeJudged } from './relevance/judged-files.ts'
import { type JudgedQuery, ORIGINS } from './relevance/judged-query.ts'
import { makeJudged } from './relevance/make-judged.ts'
import { type Score, scoreOf } from './relevance/score.ts'
import { searchAddress } from './relevance/search-address.ts'
import { rounded } from './statistics.ts'

/**
 * `npm run bench -- relevance`: how well the search of the running library, with the default seed in it, answers the
 * judged queries of `bench/relevance/judged`, language by language. `--make` judges anew, after the seed has changed.
 */
const LEAST = { ndcg: 0.85, recall: 0.9 } as const
const PAGE = 48
const WORST_SHOWN = 8
const SEED = 2026

const { values } = parseArgs({ options: { make: { type: 'boolean', default: false } } })
const { url, appId, key } = searchAddress()
const client = writerClient({ appId, url }, key)
const names = indexNames()

if (values.make) for (const locale of LOCALE_CODES) await make(locale)
await benchmark('relevance', measure)

async function make(locale: Locale): Promise<void> {
  const items = await readCatalogue(client, indexOf(locale))
  writeJudged(locale, makeJudged(items, locale, SEED + LOCALE_CODES.indexOf(locale)))
}

interface Scored extends Score {
  readonly judged: JudgedQuery
  readonly found: readonly string[]
}

async function measure(): Promise<Measurement> {
  await requireRecords()
  const figures: Figure[] = []
  const facts: Record<string, unknown> = {}
  for (const locale of LOCALE_CODES) {
    const scored: Scored[] = []
    for (const judged of readJudged(locale)) {
      const found = await search(client, indexOf(locale), judged.query)
      scored.push({ judged, found, ...scoreOf(judged, found) })
    }
    const { ndcg, recall } = meanOf(scored)
    figures.push(
      { name: `${locale}, nDCG@10`, value: ndcg, atLeast: LEAST.ndcg },
      { name: `${locale}, recall@48`, value: recall, atLeast: LEAST.recall },
    )
    facts[locale] = { queries: scored.length, origins: byOrigin(scored), worst: worstOf(scored) }
  }
  return { figures, facts }
}

/** @throws Fault while the library is not indexed: then any answer would be empty */
async function requireRecords(): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const found = await search(client, indexOf(locale), '').catch(() => [])
    if (found.length === 0)
      throw new Fault(`${indexOf(locale)} has no records.`, 'Run: npm run search -- reindex')
  }
}

/** Slugs of the first page, as visitors get it. */
async function search(client: AlgoliaClient, indexName: string, query: string): Promise<readonly string[]> {
  const { hits } = await client.searchSingleIndex<{ readonly slug: string }>({
    indexName,
    searchParams: {
      query,
      hitsPerPage: PAGE,
      attributesToRetrieve: ['slug'],
      attributesToHighlight: [],
      analytics: false,
    },
  })
  return hits.map(({ slug }) => slug)
}

function indexOf(locale: Locale): string {
  return names.primary({ kind: 'items', locale })
}

function meanOf(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) =>
    rounded(scores.reduce((sum, score) => sum + of(score), 0) / scores.length, 3)
  return { ndcg: mean(({ ndcg }) => ndcg), recall: mean(({ recall }) => recall) }
}

function byOrigin(scored: readonly Scored[]) {
  return Object.fromEntries(
    ORIGINS.flatMap((origin) => {
      const own = scored.filter(({ judged }) => judged.origin === origin)
      return own.length === 0 ? [] : [[origin, { queries: own.length, ...meanOf(own) }]]
    }),
  )
}

/** The queries to look at first. */
function worstOf(scored: readonly Scored[]) {
  return scored
    .toSorted((a, b) => a.ndcg + a.recall - b.ndcg - b.recall)
    .slice(0, WORST_SHOWN)
    .map(({ judged: { query, origin, expected }, found, ndcg, recall }) => ({
      query,
      origin,
      ndcg: rounded(ndcg, 3),
      recall: rounded(recall, 3),
      expected: Object.keys(expected).slice(0, 3).join(', '),
      found: found.slice(0, 3).join(', '),
    }))
}
