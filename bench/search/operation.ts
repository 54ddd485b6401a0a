import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile, rounded } from '#bench/statistics.ts'
import { documents } from './documents.ts'
import { runLoad } from './load.ts'
import type { MotifEngine } from './motif.ts'

export interface Operation {
  readonly memoryMb: number
  readonly mostMemoryMb: number
  readonly perSecond: number
  readonly p95Ms: number
  readonly stopSeconds: number
  readonly startSeconds: number
  readonly memoryAfterStartMb: number
  /** From sending a record to finding it, during other searches. */
  readonly visibleMedianMs: number
  readonly visibleP95Ms: number
}

const CLIENTS = 8
const LOAD_MS = 10_000
/** Clients that search while records are written. */
const READERS = 2
const WRITES = 30
const WRITE_INTERVAL_MS = 100
/** The time until the readers have started. */
const HEAD_START_MS = 1_500

/** Measures the engine with all documents: memory, load, writes during reads, stop and start. */
export async function measureOperation(engine: MotifEngine, size: number): Promise<Operation> {
  const { nowMb, mostMb } = engine.memory()
  console.log(`  ${engine.name}: ${CLIENTS} clients`)
  const load = await runLoad({ address: engine.address, clients: CLIENTS, ms: LOAD_MS })
  console.log(`  ${engine.name}: writing while it is read`)
  const visible = await writeWhileRead(engine, size)
  console.log(`  ${engine.name}: stopping and starting`)
  const { stopMs, startMs } = await engine.restart()
  return {
    memoryMb: Math.round(nowMb),
    mostMemoryMb: Math.round(Math.max(mostMb, engine.memory().mostMb)),
    perSecond: rounded(load.perSecond, 1),
    p95Ms: rounded(load.p95Ms, 1),
    stopSeconds: rounded(stopMs / 1000, 1),
    startSeconds: rounded(startMs / 1000, 1),
    memoryAfterStartMb: Math.round(engine.memory().nowMb),
    visibleMedianMs: rounded(median(visible), 1),
    visibleP95Ms: rounded(quantile(visible, 0.95), 1),
  }
}

async function writeWhileRead(engine: MotifEngine, size: number): Promise<readonly number[]> {
  const [model] = documents(1)
  if (!model) throw new Error('a document to copy is missing')
  const reading = new AbortController()
  const readers = runLoad({ address: engine.address, clients: READERS, ms: null, signal: reading.signal })
  await sleep(HEAD_START_MS)
  const times: number[] = []
  for (let index = 1; index <= WRITES; index += 1) {
    const id = size + index
    times.push(await engine.writeUntilVisible({ ...model, objectID: `item-${id}`, id, title: wordOf(index) }))
    await sleep(WRITE_INTERVAL_MS)
  }
  reading.abort()
  await readers
  return times
}

/** A word that no document has: letters only, and more than a typo away from every other word. */
function wordOf(index: number): string {
  const letters = [...String(index)].map((digit) => 'bcdfghjkmp'.charAt(Number(digit)).repeat(4))
  return `zq${letters.join('x')}zq`
}
