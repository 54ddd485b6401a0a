import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPool } from '#media/pipeline/pool.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { type BenchFile, benchFiles } from './pipeline-files.ts'
import { median, rounded } from './statistics.ts'

/**
 * How much the pipeline costs beyond drawing: files a second through sanitising, measuring, fingerprints and PNG 256,
 * over files a second of bare resvg and sharp drawing the same PNGs, in as many processes. Rounds alternate, so that
 * whatever else the machine does slows both. Fails below the ratio, or above the memory, that is asked of it.
 */
const PROCESSES = 2
const FILES_PER_SET = 60
const ROUNDS = 5
const LEAST_RATIO = 0.6
const MOST_MEMORY_MB = 512

const files = benchFiles(FILES_PER_SET)
const pool = createPool({ size: PROCESSES })
let peakMb = 0

await benchmark('pipeline', measure)

async function measure(): Promise<Measurement> {
  const bare = await startBare()
  // Once unmeasured: processes start, code gets warm.
  await runPipeline()
  await bare.run()

  const ratios: number[] = []
  const rates = { pipeline: 0, bare: 0 }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bareRate = await rateOf(bare.run)
    const pipelineRate = await rateOf(runPipeline)
    ratios.push(pipelineRate / bareRate)
    rates.pipeline = Math.max(rates.pipeline, pipelineRate)
    rates.bare = Math.max(rates.bare, bareRate)
    console.log(`  round ${round}: pipeline ${pipelineRate.toFixed(0)}/s, bare ${bareRate.toFixed(0)}/s`)
  }
  await pool.close()
  bare.close()
  return {
    figures: [
      { name: 'pipeline / bare drawing', value: rounded(median(ratios), 3), atLeast: LEAST_RATIO },
      { name: 'pipeline', value: Math.round(rates.pipeline), unit: '/s' },
      { name: 'bare drawing', value: Math.round(rates.bare), unit: '/s' },
      { name: 'peak memory of a child', value: Math.round(peakMb), unit: 'MB', atMost: MOST_MEMORY_MB },
    ],
    facts: { files: files.length, processes: PROCESSES },
  }
}

async function runPipeline(): Promise<void> {
  const results = await Promise.all(files.map(({ bytes }) => pool.process(bytes, { png256: true })))
  const refused = results.filter((processed) => !processed.ok)
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`)
  for (const pid of pool.pids()) peakMb = Math.max(peakMb, peakMemoryMb(pid))
}

async function startBare() {
  const path = fileURLToPath(new URL('./pipeline-bare.ts', import.meta.url))
  const children = Array.from({ length: PROCESSES }, () => fork(path, { serialization: 'advanced' }))
  await Promise.all(children.map((child) => once(child, 'message')))
  const shares = children.map((_, index) => files.filter((_, file) => file % PROCESSES === index))
  return {
    async run() {
      await Promise.all(
        children.map((child, index) => {
          const done = once(child, 'message')
          child.send(shares[index] as readonly BenchFile[] as BenchFile[])
          return done
        }),
      )
    },
    close() {
      for (const child of children) child.disconnect()
    },
  }
}

async function rateOf(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return files.length / ((performance.now() - start) / 1000)
}

/** The most that a process has occupied so far, as Linux keeps it; elsewhere not known. */
function peakMemoryMb(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
