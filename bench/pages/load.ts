import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What is asked for, and when to stop. */
export interface Load {
  /** In turn, from the first again after the last. */
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
  /** Length of a body as it was sent, on average. */
  readonly bytesEach: number
}

export interface LoadGenerator {
  /** @throws Error when an answer is not 200, or none comes */
  run(load: Load): Promise<LoadResult>
  stop(): void
}

/** A process that puts load on a server. */
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
