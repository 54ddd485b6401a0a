import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Request } from '@playwright/test'

/** Threads that compute without a pause, however many processors there are. */
export const SPINNING = 2
/** Other visitors who search meanwhile, and the pause of each between two searches. */
export const OTHERS = 2
const MODEL_PAUSE_MS = 250
const OTHERS_WORDS = ['apple', 'bridge', 'dog', 'flower', 'mountain', 'phone', 'rocket', 'tree', 'wave']

export interface BusyMachine {
  /** Leaves the machine alone. @returns how many searches the others made */
  stop(): Promise<number>
}

/**
 * Gives this machine other work while something is measured: threads that compute, and visitors who search for a whole
 * listing, with all its counts.
 *
 * @param model a whole question of the listing, which the others ask about other words
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
 * Searches for one word after the other, from a network address of its own, as other visitors have one: the engine
 * shares its time between addresses. @returns how many times
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

/** @returns the status, after the whole answer has come */
async function post(address: string, body: string, localAddress: string): Promise<number | undefined> {
  const url = new URL(address)
  const asked = request(
    // Only an IPv4 address can be asked from another one of the loopback network.
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
