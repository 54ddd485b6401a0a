import { setImmediate as nextTurn } from 'node:timers/promises'
import { quantile, rounded } from '#bench/statistics.ts'
import { documents } from './documents.ts'
import { drawQueries } from './draw-queries.ts'
import type { Engine } from './engine.ts'
import type { InProcess } from './in-process.ts'
import { STRICT } from './motif-client.ts'
import { type Answer, QUERY_KINDS, type Query, type QueryKind } from './query.ts'

/** Seeds of different queries: for warm-up, for the comparison of all engines, and for our whole responses. */
const SEEDS = { warming: 11, compared: 23, whole: 37 } as const
/** Queries of each kind before the measurement, because a server is slower when it has just started. */
const WARMING = 50
const MEASURED = 100

export interface Quantiles {
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface Latencies extends Quantiles {
  /** Of responses with only the ids of hits, which every engine supports. */
  readonly idsAlone: Quantiles
  /** The answers to the exact words, query by query. */
  readonly answers: readonly Answer[]
}

export interface MeasuredEngine {
  readonly name: string
  readonly isServer: boolean
  /** The number of documents: at most as many as the engine supports. */
  readonly size: number
  readonly buildSeconds: number
  readonly latencies: ReadonlyMap<QueryKind, Latencies>
}

/** Builds an engine's index, and measures the latency of each kind of query, one query after the other. */
export async function measureEngine(engine: Engine, wanted: number): Promise<MeasuredEngine> {
  const { name, isServer } = engine
  const size = Math.min(wanted, engine.most)
  console.log(`  ${name}: building an index of ${size} documents`)
  const started = performance.now()
  await engine.build(documents(size))
  const buildSeconds = rounded((performance.now() - started) / 1000, 1)
  console.log(`  ${name}: built in ${buildSeconds} s; asking`)
  for (const kind of engine.kinds) {
    for (const query of drawQueries(kind, WARMING, SEEDS.warming)) await engine.search(query)
  }
  const latencies = new Map<QueryKind, Latencies>()
  for (const kind of engine.kinds) latencies.set(kind, await measureKind(engine, kind))
  return { name, isServer, size, buildSeconds, latencies }
}

/** Latencies of the index in this process for ids and counts. */
export interface InProcessLatencies {
  /** As visitors search, with typos and plurals. */
  readonly forgiving: Quantiles
  /** For the exact words, as peers answer. */
  readonly strict: Quantiles
}

/** Measures the comparison queries, and others as visitors search, with the index in this process. */
export async function measureInProcess({
  search,
}: InProcess): Promise<ReadonlyMap<QueryKind, InProcessLatencies>> {
  const ask = async (query: Query) => search(query)
  const askStrictly = async (query: Query) => search(query, STRICT)
  for (const kind of QUERY_KINDS) {
    for (const each of [ask, askStrictly]) await timed(drawQueries(kind, WARMING, SEEDS.warming), each)
  }
  const measured = new Map<QueryKind, InProcessLatencies>()
  for (const kind of QUERY_KINDS) {
    const { answers: _, ...strict } = await timed(drawQueries(kind, MEASURED, SEEDS.compared), askStrictly)
    const { answers: __, ...forgiving } = await timed(drawQueries(kind, MEASURED, SEEDS.whole), ask)
    measured.set(kind, { forgiving, strict })
  }
  return measured
}

async function measureKind(engine: Engine, kind: QueryKind): Promise<Latencies> {
  const search = (query: Query) => engine.search(query)
  const compared = drawQueries(kind, MEASURED, SEEDS.compared)
  const forIds = engine.searchForIds?.bind(engine)
  const { answers, ...idsAlone } = await timed(compared, forIds ?? search)
  const whole = forIds ? await timed(drawQueries(kind, MEASURED, SEEDS.whole), search) : idsAlone
  const strictly = engine.searchStrictly?.bind(engine)
  return {
    p50Ms: whole.p50Ms,
    p95Ms: whole.p95Ms,
    idsAlone,
    answers: strictly ? (await timed(compared, strictly)).answers : answers,
  }
}

async function timed(
  queries: readonly Query[],
  search: (query: Query) => Promise<Answer>,
): Promise<Quantiles & { readonly answers: readonly Answer[] }> {
  const answers: Answer[] = []
  const times: number[] = []
  for (const query of queries) {
    const asked = performance.now()
    answers.push(await search(query))
    times.push(performance.now() - asked)
    // Background work of an engine runs between searches, also in this process.
    await nextTurn()
  }
  return { p50Ms: rounded(quantile(times, 0.5), 2), p95Ms: rounded(quantile(times, 0.95), 2), answers }
}
