import type { Invalidations } from '#domain/contract/revalidation.ts'

interface Follower {
  /** What was invalidated after a number, null for a process that has none yet; waits until there is something. */
  readonly read: (after: number | null) => Promise<Invalidations>
  /** Drops what is cached under the tags. */
  readonly drop: (tags: readonly string[]) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly pause: (ms: number) => Promise<void>
  readonly signal: AbortSignal
}

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 1_000

/**
 * Drops what other processes invalidate, until the signal is aborted. The number moves on only after the caches dropped
 * the tags: what fails on the way is read again, and what was missed during a lost connection comes with the next read.
 */
export async function followInvalidations({ read, drop, onError, pause, signal }: Follower): Promise<void> {
  let after: number | null = null
  let failures = 0
  while (!signal.aborted) {
    try {
      const { tags, sequence } = await read(after)
      if (tags.length > 0) await drop(tags)
      after = sequence
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      // One line for an outage, not one for each attempt.
      if (failures === 1) onError(error)
      await pause(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)))
    }
  }
}
