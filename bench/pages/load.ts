import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The URLs to request and the limits of the run. */
export interface Load {
  /** Requested in turn, starting again after the last. */
  readonly urls: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly ms: number
  readonly most: number
}

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p95Ms: number
  /** Mean length of a body as transferred. */
  readonly bytesEach: number
}

export interface LoadGenerator {
  /** @throws Error for a response other than 200, or without a response */
  run(load: Load): Promise<LoadResult>
  stop(): void
}

/** Starts a process that puts load on a server. */
export async function startLoadGenerator(): Promise<LoadGenerator> {
  const child = fork(fileURLToPath(new URL('./load-generator.ts', import.meta.url)))
  await once(child, 'message')
  return {
    run(load) {
      return new Promise((resolve, reject) => {
        const failed = (code: number | null) => reject(new Error(`the load ended early (exit ${code})`))
        child.once('exit', failed)
        child.once('message', (result) => {
          child.off('exit', failed)
          resolve(result as LoadResult)
        })
        child.send(load)
      })
    },
    stop: () => child.disconnect(),
  }
}
