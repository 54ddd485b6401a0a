import { quantile, rounded } from '#bench/statistics.ts'
import { documents } from './documents.ts'
import { drawQueries } from './draw-queries.ts'
import type { Engine } from './engine.ts'
import type { Answer, QueryKind } from './query.ts'

/** Queries that warm an engine up, and that are measured: others. */
const SEEDS = { warming: 11, measured: 23 } as const
const WARMING = 15
const MEASURED = 100

export interface Latencies {
  readonly p50Ms: number
  readonly p95Ms: number
  /** What was answered of exactly these words, query by query. */
  readonly answers: readonly Answer[]
}

export interface MeasuredEngine {
  readonly name: string
  /** Documents that it was asked about: as many as it bears. */
  readonly size: number
  readonly buildSeconds: number
  readonly latencies: ReadonlyMap<QueryKind, Latencies>
}

/** Builds an engine's index, and measures how long it takes for each kind of query, one query after the other. */
export async function measureEngine(engine: Engine, wanted: number): Promise<MeasuredEngine> {
  const { name } = engine
  const size = Math.min(wanted, engine.most)
  console.log(`  ${name}: building an index of ${size} documents`)
  const started = performance.now()
  await engine.build(documents(size))
  const buildSeconds = rounded((performance.now() - started) / 1000, 1)
  console.log(`  ${name}: built in ${buildSeconds} s; asking`)
  const latencies = new Map<QueryKind, Latencies>()
  for (const kind of engine.kinds) latencies.set(kind, await measureKind(engine, kind))
  return { name, size, buildSeconds, latencies }
}

async function measureKind(engine: Engine, kind: QueryKind): Promise<Latencies> {
  for (const query of drawQueries(kind, WARMING, SEEDS.warming)) await engine.search(query)
  const answers: Answer[] = []
  const times: number[] = []
  for (const query of drawQueries(kind, MEASURED, SEEDS.measured)) {
    const asked = performance.now()
    const answer = await engine.search(query)
    times.push(performance.now() - asked)
    answers.push((await engine.searchStrictly?.(query)) ?? answer)
  }
  return { p50Ms: rounded(quantile(times, 0.5), 2), p95Ms: rounded(quantile(times, 0.95), 2), answers }
}
