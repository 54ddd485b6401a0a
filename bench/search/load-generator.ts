import { quantile } from '#bench/statistics.ts'
import { drawQueries } from './draw-queries.ts'
import type { SearchLoad } from './load.ts'
import { ask, clientOf } from './motif-client.ts'
import { QUERY_KINDS } from './query.ts'

/** Sends queries of all kinds from several clients until the time is over or the parent stops it. */
let stopped = false
process.on('message', async (message: SearchLoad | 'stop') => {
  if (message === 'stop') stopped = true
  else process.send?.(await run(message))
})
process.once('disconnect', () => process.exit(0))

const QUERIES_OF_KIND = 400
const SEED = 37

async function run({ address, clients, ms }: SearchLoad) {
  const queries = mixed(QUERY_KINDS.map((kind) => drawQueries(kind, QUERIES_OF_KIND, SEED)))
  const times: number[] = []
  const started = performance.now()
  const until = ms === null ? Number.POSITIVE_INFINITY : started + ms
  let next = 0
  const one = async () => {
    const client = clientOf(address)
    while (!stopped && performance.now() < until) {
      const query = queries[next++ % queries.length]
      if (query === undefined) return
      const asked = performance.now()
      await ask(client, query)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, one))
  return { perSecond: (times.length * 1000) / (performance.now() - started), p95Ms: quantile(times, 0.95) }
}

/** Interleaves the lists. */
function mixed<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
