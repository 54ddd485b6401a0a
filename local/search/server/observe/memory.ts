import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

const MB = 1024 * 1024

/** The memory limit of the process. Above it, searches and deletions continue, but records are not added. */
export interface Memory {
  readonly mostBytes: number
  usedBytes(): number
  isFull(): boolean
  requireRoom(): Outcome<null>
}

export function watchMemory(mostMb: number, usedBytes = () => process.memoryUsage.rss()): Memory {
  const mostBytes = mostMb * MB
  const isFull = () => usedBytes() > mostBytes
  return {
    mostBytes,
    usedBytes,
    isFull,
    requireRoom: () => (isFull() ? REFUSALS.memory(Math.round(usedBytes() / MB), mostMb) : accept(null)),
  }
}
