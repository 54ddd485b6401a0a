import { Agent, get } from 'node:http'
import { quantile } from '#bench/statistics.ts'
import type { Load, LoadResult } from './load.ts'

/**
 * Requests pages as fast as possible over several connections, in its own process, so that measuring does not slow
 * the measured server. Ends at its time or its number of requests, whichever is first.
 */
process.on('message', async (load: Load) => process.send?.(await run(load)))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function run({ urls, headers, connections, ms, most }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const started = performance.now()
  let asked = 0
  let bytes = 0

  async function keepAsking(): Promise<void> {
    while (asked < most && performance.now() - started < ms) {
      const url = urls[asked++ % urls.length]
      if (url === undefined) return
      const sent = performance.now()
      const length = await fetchWhole(url, headers, agent)
      // Added after the wait: other connections have changed the sum meanwhile.
      bytes += length
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p95Ms: quantile(latencies, 0.95),
    bytesEach: Math.round(bytes / latencies.length),
  }
}

/** Resolves with the length of the body as transferred. @throws Error unless the response is 200 and complete */
function fetchWhole(url: string, headers: Load['headers'], agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve(length)
        else reject(new Error(`${response.statusCode} from ${url}`))
      })
    }).once('error', reject)
  })
}
