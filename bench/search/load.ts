import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { MotifAddress } from './motif-client.ts'

export interface SearchLoad {
  readonly address: MotifAddress
  readonly clients: number
  /** null: until it is stopped. */
  readonly ms: number | null
}

export interface SearchLoadResult {
  readonly perSecond: number
  readonly p95Ms: number
}

/** Searches as fast as responses arrive, in its own process. @throws Error when a search fails */
export async function runLoad({
  signal,
  ...load
}: SearchLoad & { readonly signal?: AbortSignal }): Promise<SearchLoadResult> {
  const child = fork(fileURLToPath(new URL('./load-generator.ts', import.meta.url)))
  signal?.addEventListener('abort', () => child.send('stop'), { once: true })
  child.send(load)
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the load ended early (exit ${code})`))),
  ])
  child.disconnect()
  return result as SearchLoadResult
}
