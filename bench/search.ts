import { parseArgs } from 'node:util'
import { benchmark, type Measurement } from './benchmark.ts'
import { requireAgreement } from './search/agreement.ts'
import { databaseServer } from './search/database-server.ts'
import { measureHostile } from './search/hostile.ts'
import { type MeasuredEngine, measureEngine, measureInProcess } from './search/measure-engine.ts'
import { openMiniSearch } from './search/mini-search.ts'
import { type MotifEngine, openMotif } from './search/motif.ts'
import { measureOperation } from './search/operation.ts'
import { openPostgres } from './search/postgres.ts'
import { inProcessFigures, latencyFigures, operationFigures, ratioFigures } from './search/report.ts'
import { openSqlite } from './search/sqlite.ts'

/**
 * `npm run bench -- search [--size 10300000]`: the latency of the search engine for six kinds of query with six exact
 * facets through Algolia's protocol; the latency of PostgreSQL, SQLite and MiniSearch for the same queries on the
 * same documents, up to a million; and the operation of the engine: building, memory, starting from its snapshot,
 * load, writes. Issue 3 sets the goals, for a million documents and for 10.3 million.
 *
 * With `--hostile`: the latency of a visitor's searches while other callers use all that the limits allow.
 */
const SIZES: Readonly<Record<string, number>> = { '1m': 1_000_000, '10m': 10_300_000 }
/** Peers with more documents take too long to measure. */
const MAX_PEER_SIZE = 1_000_000

const { values } = parseArgs({
  options: { size: { type: 'string', default: '1000000' }, hostile: { type: 'boolean', default: false } },
})
const size = Number(values.size)
if (!Number.isSafeInteger(size) || size < 1)
  throw new Error(`--size ${values.size} is no number of documents`)
const standard = Object.keys(SIZES).find((name) => SIZES[name] === size)

if (values.hostile) {
  await benchmark('search-hostile', measureBesideAttacks, { kept: standard === '1m' })
} else {
  await benchmark(`search-${standard ?? size}`, measure, { kept: standard !== undefined })
}

async function measureBesideAttacks(): Promise<Measurement> {
  const motif = await openMotif()
  try {
    return await measureHostile(motif, size)
  } finally {
    await motif.close()
  }
}

async function measure(): Promise<Measurement> {
  const motif = await openMotif()
  try {
    const measured = await measureEngine(motif, size)
    const operation = await measureOperation(motif, size)
    const inProcess = await measureMovedIn(motif)
    const peers = size > MAX_PEER_SIZE ? [] : await measurePeers()
    requireAgreement([measured, ...peers].filter((engine) => engine.size === size))
    return {
      figures: [
        ...latencyFigures([measured, ...peers], size),
        ...inProcessFigures(inProcess),
        ...ratioFigures(measured, inProcess, peers),
        ...operationFigures(measured, operation),
      ],
      facts: { size, engines: [measured, ...peers].map(withoutAnswers), operation },
    }
  } finally {
    await motif.close()
  }
}

async function measureMovedIn(motif: MotifEngine) {
  console.log(`  ${motif.name}: in this process`)
  const index = await motif.moveIn()
  try {
    return await measureInProcess(index)
  } finally {
    await index.close()
  }
}

/** Measures one peer after the other, and closes each before the next starts. */
async function measurePeers(): Promise<readonly MeasuredEngine[]> {
  const measured: MeasuredEngine[] = []
  for (const open of [openSqlite, openMiniSearch, () => openPostgres(databaseServer())]) {
    const peer = await open()
    try {
      measured.push(await measureEngine(peer, size))
    } finally {
      await peer.close()
    }
  }
  return measured
}

function withoutAnswers({ latencies, ...engine }: MeasuredEngine) {
  const kinds = [...latencies].map(([kind, { p50Ms, p95Ms }]) => [kind, { p50Ms, p95Ms }])
  return { ...engine, latencies: Object.fromEntries(kinds) }
}
