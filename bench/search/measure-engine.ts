import { setImmediate as nextTurn } from 'node:timers/promises'
import { quantile, rounded } from '#bench/statistics.ts'
import { documents } from './documents.ts'
import { drawQueries } from './draw-queries.ts'
import type { Engine } from './engine.ts'
import type { InProcess } from './in-process.ts'
import { STRICT } from './motif-client.ts'
import { type Answer, QUERY_KINDS, type Query, type QueryKind } from './query.ts'

/** Queries that warm an engine up, that all engines are compared by, and that our whole answers are measured by: others each. */
const SEEDS = { warming: 11, compared: 23, whole: 37 } as const
/** Of each kind, before any is measured: a server that has just begun to run is slower than one that runs. */
const WARMING = 50
const MEASURED = 100

export interface Quantiles {
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface Latencies extends Quantiles {
  /** Of answers with the ids of hits alone, which every engine gives. */
  readonly idsAlone: Quantiles
  /** What was answered of exactly these words, query by query. */
  readonly answers: readonly Answer[]
}

export interface MeasuredEngine {
  readonly name: string
  readonly isServer: boolean
  /** Documents that it was asked about: as many as it bears. */
  readonly size: number
  readonly buildSeconds: number
  readonly latencies: ReadonlyMap<QueryKind, Latencies>
}

/** Builds an engine's index, and measures how long it takes for each kind of query, one query after the other. */
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

/** Of ids and counts, by the index in this process. */
export interface InProcessLatencies {
  /** As visitors search: with typos and plurals. */
  readonly forgiving: Quantiles
  /** Of exactly the words that are asked for, as peers answer. */
  readonly strict: Quantiles
}

/** The queries that engines are compared by, and others as visitors search, answered by the index in this process. */
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
    // What an engine does beside its answers it does between them, in this process too.
    await nextTurn()
  }
  return { p50Ms: rounded(quantile(times, 0.5), 2), p95Ms: rounded(quantile(times, 0.95), 2), answers }
}
