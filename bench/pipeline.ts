import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createPool } from '#media/pipeline/pool.ts'
import { childOptions } from '#media/pipeline/worker.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import type { Figure } from './figure.ts'
import { type BenchFile, benchFiles } from './pipeline/files.ts'
import { median, rounded } from './statistics.ts'

/**
 * Files per second through the pipeline (sanitising, measuring, fingerprints and PNG 256), divided by files per second of
 * resvg and sharp alone, which draw the same PNGs with the same typefaces in as many processes. There are two peers:
 *
 * - `bare drawing`: the libraries with their defaults, as a program without the pipeline would call them. The required
 *   ratio is to this peer. The pipeline may be faster: its children keep freed memory (worker.ts) and read typeface files
 *   with only the glyphs of their texts (thin-fonts.ts), and the peer does neither.
 * - `tuned drawing`: the same with both, so that this ratio shows what checks, measures and fingerprints cost.
 *
 * Files with and without text are measured separately. Rounds alternate, so that other load on the machine slows
 * all. Processes have started before, and thin typeface files have the characters of the first round. Fails below the
 * required ratio or above the allowed memory. The bytes of the PNGs are compared too, so that time is not saved by
 * compressing less.
 *
 * `--folder ~/suites` takes files with text from there (SVG test suites, documentation) instead of generated ones; those
 * that the pipeline refuses are left out. `--files 5 --rounds 1` is a trial run; only the results of a whole run are
 * stored.
 */
const PROCESSES = 2
const FILES_PER_SET = 60
const ROUNDS = 5
const MIN_RATIO = 0.6
const MAX_MEMORY_MB = 512

const { values } = parseArgs({
  options: { files: { type: 'string' }, rounds: { type: 'string' }, folder: { type: 'string' } },
})
const rounds = Number(values.rounds ?? ROUNDS)
const pool = createPool({ size: PROCESSES })
let peakMb = 0

await benchmark('pipeline', measure, { kept: values.files === undefined && values.rounds === undefined })

async function measure(): Promise<Measurement> {
  const bare = await startPeer([])
  const tuned = await startPeer(['tuned'], childOptions(MAX_MEMORY_MB))
  const figures: Figure[] = []
  const facts: Record<string, number | string> = {
    processes: PROCESSES,
    'files with text': values.folder === undefined ? 'generated' : 'of a folder',
  }
  const kinds = benchFiles(Number(values.files ?? FILES_PER_SET), values.folder)
  for (const [kind, candidates] of Object.entries(kinds)) {
    const files = await accepted(candidates)
    if (files.length < candidates.length && values.folder === undefined) throw new Error(`refused: ${kind}`)
    figures.push(...(await compare(kind, files, bare.run, tuned.run)))
    facts[`files ${kind}`] = files.length
  }
  await pool.close()
  bare.close()
  tuned.close()
  const peak: Figure = {
    name: 'peak memory of a child',
    value: Math.round(peakMb),
    unit: 'MB',
    atMost: MAX_MEMORY_MB,
  }
  return { figures: [...figures, peak], facts }
}

/** Draws the files and returns how many bytes their PNGs have. */
type Draw = (files: readonly BenchFile[]) => Promise<number>

/** The files that the pipeline accepts. */
async function accepted(files: readonly BenchFile[]): Promise<readonly BenchFile[]> {
  const results = await Promise.all(files.map(({ bytes }) => pool.process(bytes)))
  return files.filter((_, at) => results[at]?.ok)
}

async function compare(
  kind: string,
  files: readonly BenchFile[],
  drawBare: Draw,
  drawTuned: Draw,
): Promise<readonly Figure[]> {
  // A warm-up round, in which the processes start.
  await drawTuned(files)
  const bytes = (await runPipeline(files)) / (await drawBare(files))

  const rates: Record<'pipeline' | 'bare' | 'tuned', number>[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const rate = {
      bare: await rateOf(drawBare, files),
      pipeline: await rateOf(runPipeline, files),
      tuned: await rateOf(drawTuned, files),
    }
    rates.push(rate)
    const [pipeline, drawn, best] = [rate.pipeline, rate.bare, rate.tuned].map((each) => each.toFixed(0))
    console.log(`  ${kind}, round ${round}: pipeline ${pipeline}/s, bare ${drawn}/s, tuned ${best}/s`)
  }
  const ratioTo = (peer: 'bare' | 'tuned') =>
    rounded(median(rates.map((rate) => rate.pipeline / rate[peer])), 3)
  const fastest = (of: 'pipeline' | 'bare' | 'tuned') =>
    Math.round(Math.max(...rates.map((rate) => rate[of])))
  return [
    { name: `pipeline / bare drawing, ${kind}`, value: ratioTo('bare'), atLeast: MIN_RATIO },
    { name: `pipeline / tuned drawing, ${kind}`, value: ratioTo('tuned') },
    { name: `pipeline, ${kind}`, value: fastest('pipeline'), unit: '/s' },
    { name: `bare drawing, ${kind}`, value: fastest('bare'), unit: '/s' },
    { name: `tuned drawing, ${kind}`, value: fastest('tuned'), unit: '/s' },
    { name: `bytes of the PNGs, pipeline / bare drawing, ${kind}`, value: rounded(bytes, 2) },
  ]
}

async function runPipeline(files: readonly BenchFile[]): Promise<number> {
  const results = await Promise.all(files.map(({ bytes }) => pool.process(bytes, { png256: true })))
  for (const pid of pool.pids()) peakMb = Math.max(peakMb, peakMemoryMb(pid))
  return results.reduce((sum, processed) => {
    if (!processed.ok) throw new Error(`refused: ${JSON.stringify(processed)}`)
    return sum + (processed.value.png256?.length ?? 0)
  }, 0)
}

async function startPeer(args: readonly string[], options: ForkOptions = { serialization: 'advanced' }) {
  const path = fileURLToPath(new URL('./pipeline/bare.ts', import.meta.url))
  const children = Array.from({ length: PROCESSES }, () => fork(path, args, options))
  await Promise.all(children.map((child) => once(child, 'message')))
  return {
    async run(files: readonly BenchFile[]) {
      const sizes = await Promise.all(
        children.map(async (child, index) => {
          const done = once(child, 'message')
          child.send(files.filter((_, file) => file % PROCESSES === index))
          const [bytes] = await done
          return Number(bytes)
        }),
      )
      return sizes.reduce((sum, bytes) => sum + bytes, 0)
    },
    close() {
      for (const child of children) child.disconnect()
    },
  }
}

async function rateOf(run: Draw, files: readonly BenchFile[]): Promise<number> {
  const start = performance.now()
  await run(files)
  return files.length / ((performance.now() - start) / 1000)
}

/** The peak memory of a process from Linux's /proc; unknown on other systems. */
function peakMemoryMb(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
