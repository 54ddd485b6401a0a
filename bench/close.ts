import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { startPayload } from '#cms/testing/start-payload.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { fill, type Size } from './close/fill.ts'
import { aggregate, readResult } from './close/peer.ts'
import type { Figure } from './figure.ts'
import { withOwnDatabase } from './own-database.ts'
import { median, rounded } from './statistics.ts'

/**
 * `npm run bench -- close [--size <downloads>]`: closes a month of downloads as the worker does, with all lines, earnings
 * and postings, beside one plain SQL aggregation of the same rows on the same server. Issue 21 sets the goals.
 */
const GOAL_RATIO = 6
const GOAL_MB = 512
const STANDARD = 1_000_000
const AGGREGATIONS = 5
const MONTH = '2026-10'
const NOW = Date.parse('2026-11-02T00:00:00Z')

const { values } = parseArgs({ options: { size: { type: 'string', default: String(STANDARD) } } })
const downloads = Number(values.size)
/** In the proportions of the issue: 1,000,000 downloads of 50,000 subscribers and 4,000 contributors. */
const SIZE: Size = {
  downloads,
  subscribers: Math.ceil(downloads / 20),
  contributors: Math.ceil(downloads / 250),
  items: Math.ceil(downloads / 50),
}
await benchmark('close', run, { kept: downloads === STANDARD })

function run(): Promise<Measurement> {
  return withOwnDatabase('close', async ({ env }) => {
    const payload = await startPayload(env)
    await fill(payload, SIZE)
    console.log(`  filled: ${JSON.stringify(SIZE)}`)
    return measure(payload)
  })
}

async function measure(payload: Payload): Promise<Measurement> {
  const { closeMonth } = await import('#cms/operations/royalties/close-month.ts')
  const plain: number[] = []
  for (let round = 0; round < AGGREGATIONS; round += 1) plain.push(await secondsOf(() => aggregate(payload)))
  const seconds = await secondsOf(() => closeMonth(payload, MONTH, { now: NOW }))
  const megabytes = process.resourceUsage().maxRSS / 1024
  const result = await readResult(payload)
  if (result.lines !== downloads) throw new Error(`${result.lines} lines were written, not ${downloads}`)
  const aggregation = median(plain)
  const figures: readonly Figure[] = [
    { name: 'close of a month', value: rounded(seconds, 2), unit: 's' },
    { name: 'downloads closed', value: rounded(downloads / seconds, 0), unit: '/s' },
    { name: 'one plain aggregation of the same rows', value: rounded(aggregation, 2), unit: 's' },
    { name: 'close / aggregation', value: rounded(seconds / aggregation, 2), atMost: GOAL_RATIO },
    { name: 'peak memory of the process', value: rounded(megabytes, 0), unit: 'MB', atMost: GOAL_MB },
  ]
  return { figures, facts: { size: SIZE, ...result } }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
