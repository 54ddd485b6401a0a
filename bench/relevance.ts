import { parseArgs } from 'node:util'
import { writerClient } from '#cms/adapters/algolia-search/client.ts'
import { Fault } from '#local/fault.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { type Answer, judge, unjudgedShare } from './relevance/judge.ts'
import { openMiniSearch } from './relevance/mini-search.ts'
import { runningMotif, startMotif } from './relevance/motif.ts'
import { pool } from './relevance/pool.ts'
import { openPostgres } from './relevance/postgres.ts'
import { readRecords } from './relevance/records.ts'
import { report } from './relevance/report.ts'
import { searchAddress } from './relevance/search-address.ts'
import type { Searcher } from './relevance/searcher.ts'
import { databaseServer } from './search/database-server.ts'

/**
 * `npm run bench -- relevance`: the relevance of this search for the judged queries of `bench/relevance/judged`, by
 * language, beside MiniSearch and PostgreSQL over the same items.
 *
 * - `--records <file>`: reads the items from this file; if it does not exist, the running library's are written to it
 * - `--running`: uses the search of the running library instead of one that is started from these sources
 * - `--pool`: lists the results to judge, and measures nothing
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    running: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
  },
})

/** The largest share of an engine's first-ten results in a language that may lack a grade. */
const MAX_UNJUDGED = 0.02
const TO_JUDGE = 'Run: npm run bench -- relevance --pool'

await benchmark('relevance', measure, { kept: !values.pool })

async function measure(): Promise<Measurement> {
  const records = await readRecords(values.records ?? null, library)
  const engines: Searcher[] = []
  try {
    engines.push(values.running ? runningMotif(library()) : await startMotif(records))
    engines.push(await openMiniSearch(records), await openPostgres(databaseServer(), records))
    const answers = await judge(engines, records)
    if (values.pool) {
      console.log(pool(answers, records.en))
      return { figures: [] }
    }
    requireJudged(answers)
    return report(answers, 'Motif')
  } finally {
    for (const engine of engines) await engine.close()
  }
}

function library() {
  const { url, appId, key } = searchAddress()
  return writerClient({ appId, url }, key)
}

/** @throws Fault while too many results lack a grade for the figures to be meaningful */
function requireJudged(answers: readonly Answer[]): void {
  const nothing = answers.find(({ useful }) => useful === 0)
  if (nothing) throw new Fault(`Nothing is judged useful for "${nothing.topic}".`, TO_JUDGE)
  for (const [of, own] of Map.groupBy(answers, ({ engine, locale }) => `${engine} finds in ${locale}`)) {
    const share = unjudgedShare(own)
    if (share > MAX_UNJUDGED)
      throw new Fault(`${(share * 100).toFixed(1)} % of what ${of} is not judged.`, TO_JUDGE)
  }
}
