import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createPool } from '#media/pipeline/pool.ts'
import { createDiskStorage } from '#media/storage/disk.ts'
import { BULK_LOOK_SIDE } from '#seed/load/catalogues.ts'
import { connect } from '#seed/load/connect.ts'
import { iconifyJson } from '#seed/load/iconify-json.ts'
import { loadCatalogue } from '#seed/load/load-catalogue.ts'
import { measureWithPool } from '#seed/load/measure-with-pool.ts'
import { POOL_DEPTH } from '#seed/load/run-load.ts'
import { iconifyAll } from '#seed/sources/iconify-all.ts'
import { benchmark, type Measurement } from './benchmark.ts'

/**
 * The throughput of `npm run seed -- --full` in icons per second, from package to committed rows, and whether its
 * memory stays constant. It loads a temporary database on the server of `DATABASE_URL`. Fails below the required
 * rate, or when the second half uses much more memory than the first.
 */
const MIN_PER_SECOND = 1500
const MAX_GROWTH_MB = 150
const WINDOW_MS = 10_000

const server = process.env.DATABASE_URL
if (!server) throw new Error('Set DATABASE_URL to a database beside which the measurement may make its own.')
const name = `bench_seed_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
const storage = mkdtempSync(join(tmpdir(), 'motif-bench-'))

await benchmark('seed-full', async () => {
  await onServer(`create database ${name}`)
  try {
    execFileSync(process.execPath, ['cms/migrate.ts'], { env: { ...process.env, DATABASE_URL: url } })
    return report(await measure())
  } finally {
    await onServer(`drop database ${name} with (force)`)
    rmSync(storage, { recursive: true })
  }
})

interface Result {
  readonly items: number
  readonly refused: number
  /** From the first batch to the last, in windows of ten seconds: median and slowest. */
  readonly perSecond: number
  readonly slowestWindow: number
  /** Of the whole load, including ranks, counts and statistics. */
  readonly perSecondToTheEnd: number
  /** Peak resident memory of the loader in the first and in the second half of the load. */
  readonly firstHalfMb: number
  readonly secondHalfMb: number
}

async function measure(): Promise<Result> {
  const files = await iconifyJson()
  const client = await connect(url)
  const pool = createPool({ depth: POOL_DEPTH })
  const started = performance.now()
  const samples: { at: number; items: number; mb: number }[] = []
  let items = 0
  const loaded = await loadCatalogue({
    client,
    storage: createDiskStorage(storage),
    sources: iconifyAll(files),
    measure: measureWithPool(pool, { lookSide: BULK_LOOK_SIDE }),
    onItems: (count) => {
      items += count
      samples.push({ at: performance.now() - started, items, mb: process.memoryUsage.rss() / 2 ** 20 })
    },
  })
  const total = performance.now() - started
  await pool.close()
  await client.end()

  const rates = windowsOf(samples)
  const half = samples.length / 2
  const peak = (part: typeof samples) => Math.round(Math.max(...part.map(({ mb }) => mb)))
  return {
    items: loaded.loaded,
    refused: loaded.refused.length,
    perSecond: rates[Math.floor(rates.length / 2)] ?? 0,
    slowestWindow: rates[0] ?? 0,
    perSecondToTheEnd: Math.round((loaded.loaded * 1000) / total),
    firstHalfMb: peak(samples.slice(0, half)),
    secondHalfMb: peak(samples.slice(half)),
  }
}

/** Items per second of each window, the slowest first. */
function windowsOf(samples: readonly { readonly at: number; readonly items: number }[]): readonly number[] {
  const rates: number[] = []
  let from = samples[0]
  for (const sample of samples) {
    if (!from || sample.at - from.at < WINDOW_MS) continue
    rates.push(Math.round(((sample.items - from.items) * 1000) / (sample.at - from.at)))
    from = sample
  }
  return rates.sort((a, b) => a - b)
}

function report(result: Result): Measurement {
  const { perSecond, perSecondToTheEnd, firstHalfMb, secondHalfMb } = result
  return {
    figures: [
      { name: 'icons, sustained', value: perSecond, unit: '/s', atLeast: MIN_PER_SECOND },
      { name: 'icons, with ranks and counts', value: perSecondToTheEnd, unit: '/s' },
      { name: 'memory', value: firstHalfMb, unit: 'MB' },
      { name: 'its growth', value: secondHalfMb - firstHalfMb, unit: 'MB', atMost: MAX_GROWTH_MB },
    ],
    facts: { ...result },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
