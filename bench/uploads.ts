import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ROOT } from '#local/paths.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { withOwnDatabase } from './own-database.ts'
import { type BenchFile, benchFiles } from './pipeline/files.ts'
import { median, quantile, rounded } from './statistics.ts'
import { openConsole, type UploadConsole } from './uploads/console.ts'

/**
 * `npm run bench -- uploads`: the time from the first byte of 500 SVGs to the lint result of each, beside bare drawing:
 * as many processes as the worker has children draw PNGs of 256 pixels of the same files with resvg and do nothing else.
 * Files are sent as the console sends them, over HTTP by the tus protocol, as many at a time; the worker is a process
 * of its own, with its database and storage on disk. The ratio is the time of the peer divided by that of the
 * uploads; issue 18 sets its goal. Rounds alternate and have files of their own, so that no drawing is known already.
 *
 * `--files 20 --rounds 1` is a trial run; only the results of a whole run are stored.
 */
const FILES = 500
const ROUNDS = 3
const GOAL_RATIO = 0.5
/** As many as the worker has children. */
const PROCESSES = 2
const WARM_UP_FILES = 5

const { values } = parseArgs({ options: { files: { type: 'string' }, rounds: { type: 'string' } } })
const count = Number(values.files ?? FILES)
const rounds = Number(values.rounds ?? ROUNDS)

await benchmark('uploads', measure, { kept: values.files === undefined && values.rounds === undefined })

function measure(): Promise<Measurement> {
  return withOwnDatabase('uploads', async ({ env }) => {
    const storage = mkdtempSync(join(tmpdir(), 'motif-bench-'))
    const own = { ...env, STORAGE_DIR: storage }
    const worker = spawn(process.execPath, ['cms/jobs/worker.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    try {
      const uploads = await openConsole(own)
      try {
        return await compare(uploads)
      } finally {
        await uploads.close()
      }
    } finally {
      await stop(worker)
      rmSync(storage, { recursive: true })
    }
  })
}

async function compare(uploads: UploadConsole): Promise<Measurement> {
  const files = drawings(WARM_UP_FILES + rounds * count)
  const peer = await startPeer()
  const warmUp = files.splice(0, WARM_UP_FILES)
  await uploads.send(warmUp)
  await peer.draw(warmUp)
  const measured: {
    readonly bareMs: number
    readonly uploadMs: number
    readonly lintedMs: readonly number[]
  }[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const batch = files.splice(0, count)
    const bareMs = await timeOf(() => peer.draw(batch))
    const started = performance.now()
    const lintedAt = await uploads.send(batch)
    const uploadMs = performance.now() - started
    measured.push({ bareMs, uploadMs, lintedMs: lintedAt })
    console.log(`  round ${round}: uploads ${uploadMs.toFixed(0)} ms, bare drawing ${bareMs.toFixed(0)} ms`)
  }
  peer.close()
  const perSecond = (ms: number) => Math.round((count * 1000) / ms)
  const waits = measured.flatMap(({ lintedMs }) => lintedMs)
  return {
    figures: [
      {
        name: 'uploads / bare drawing',
        value: rounded(median(measured.map(({ bareMs, uploadMs }) => bareMs / uploadMs)), 3),
        atLeast: GOAL_RATIO,
      },
      {
        name: 'files from first byte to lint result',
        value: perSecond(Math.min(...measured.map(({ uploadMs }) => uploadMs))),
        unit: '/s',
      },
      {
        name: 'bare drawing',
        value: perSecond(Math.min(...measured.map(({ bareMs }) => bareMs))),
        unit: '/s',
      },
      { name: 'one file, median', value: Math.round(median(waits)), unit: 'ms' },
      { name: 'one file, p95', value: Math.round(quantile(waits, 0.95)), unit: 'ms' },
    ],
    facts: { files: count, rounds, processes: PROCESSES },
  }
}

/** Different SVGs of open sets, those of each round spread over all sets. */
function drawings(wanted: number): BenchFile[] {
  const found = benchFiles(Math.ceil(wanted / 7))['without text'] ?? []
  const svgs = found.filter(({ type }) => type === 'svg')
  const stride = Math.max(1, Math.floor(svgs.length / wanted))
  const spread = Array.from({ length: stride * wanted }, (_, at) => svgs[(at * 101) % svgs.length])
  const unique = [...new Set(spread)].flatMap((file) => file ?? []).slice(0, wanted)
  if (unique.length < wanted) throw new Error(`${unique.length} of ${wanted} drawings`)
  return unique
}

async function startPeer() {
  const path = fileURLToPath(new URL('./pipeline/bare.ts', import.meta.url))
  const children = Array.from({ length: PROCESSES }, () => fork(path, [], { serialization: 'advanced' }))
  await Promise.all(children.map((child) => once(child, 'message')))
  return {
    async draw(files: readonly BenchFile[]): Promise<void> {
      await Promise.all(
        children.map(async (child, index) => {
          const done = once(child, 'message')
          child.send(files.filter((_, file) => file % PROCESSES === index))
          await done
        }),
      )
    },
    close() {
      for (const child of children) child.disconnect()
    },
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function stop(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) return
  const exited = once(worker, 'exit')
  worker.kill('SIGTERM')
  await exited
}
