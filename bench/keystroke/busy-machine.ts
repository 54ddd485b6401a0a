import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Request } from '@playwright/test'

/** Threads that compute without a pause, independent of the number of processors. */
export const SPINNING = 2
/** Other visitors who search meanwhile, and their pause between two searches. */
export const OTHERS = 2
const MODEL_PAUSE_MS = 250
const OTHERS_WORDS = ['apple', 'bridge', 'dog', 'flower', 'mountain', 'phone', 'rocket', 'tree', 'wave']

export interface BusyMachine {
  /** Stops the load. @returns the number of searches of the other visitors */
  stop(): Promise<number>
}

/**
 * Puts load on this machine during a measurement: threads that compute, and visitors who search whole listings with
 * all counts.
 *
 * @param model a request for a whole listing, which the visitors repeat with other words
 */
export function keepBusy(model: Request): BusyMachine {
  const spinning = Array.from({ length: SPINNING }, () => new Worker(new URL('./spin.ts', import.meta.url)))
  const stopped = new AbortController()
  const others = Array.from({ length: OTHERS }, (_, place) => search(model, place, stopped.signal))
  return {
    stop: async () => {
      stopped.abort()
      await Promise.all(spinning.map((worker) => worker.terminate()))
      const searches = await Promise.all(others)
      return searches.reduce((sum, one) => sum + one, 0)
    },
  }
}

/**
 * Searches for one word after the other from an own network address, because the engine shares its time between
 * addresses. @returns the number of searches
 */
async function search(model: Request, place: number, signal: AbortSignal): Promise<number> {
  let made = 0
  while (!signal.aborted) {
    const words = OTHERS_WORDS[(place + made) % OTHERS_WORDS.length]
    const { requests } = model.postDataJSON() as { requests: readonly object[] }
    const body = JSON.stringify({ requests: requests.map((each) => ({ ...each, query: words })) })
    const status = await post(model.url(), body, `127.0.${place + 1}.1`)
    if (status !== 200) throw new Error(`a search of another visitor was answered with ${status}`)
    made += 1
    await sleep(MODEL_PAUSE_MS)
  }
  return made
}

/** @returns the status, after the whole response has arrived */
async function post(address: string, body: string, localAddress: string): Promise<number | undefined> {
  const url = new URL(address)
  const asked = request(
    // Only an IPv4 address accepts requests from other addresses of the loopback network.
    { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method: 'POST', localAddress },
  )
  asked.setHeader('content-type', 'text/plain')
  asked.setHeader('host', url.host)
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}
