/** Refuses at once what would only fail slowly. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

export interface BreakerOptions {
  /** Failures in a row after which nothing is asked any more. */
  readonly failures: number
  /** How long nothing is asked; then one attempt decides. */
  readonly restMs: number
  readonly now: () => number
}

export interface Breaker {
  /** @throws CircuitOpen while nothing is asked; else whatever `work` throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A circuit breaker: after some failures in a row it stays open for a rest, then lets one attempt through (half open).
 * That one's success closes it, its failure opens it for another rest.
 */
export function createBreaker({ failures, restMs, now }: BreakerOptions): Breaker {
  let failed = 0
  let openUntil = Number.NEGATIVE_INFINITY
  let probing = false

  const isClosed = () => failed < failures

  return {
    async run(work) {
      if (!isClosed() && (probing || now() < openUntil)) throw new CircuitOpen('the search engine rests')
      const isProbe = !isClosed()
      if (isProbe) probing = true
      try {
        const result = await work()
        failed = 0
        return result
      } catch (error) {
        failed += 1
        if (!isClosed()) openUntil = now() + restMs
        throw error
      } finally {
        if (isProbe) probing = false
      }
    },
  }
}
