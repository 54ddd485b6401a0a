/** Thrown instead of calling, while the circuit is open. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

export interface BreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures: number
  /** Time in ms that the circuit stays open before a trial call. */
  readonly openMs: number
  readonly now: () => number
}

export interface Breaker {
  /** @throws CircuitOpen while the circuit is open; otherwise the error of `work` */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A circuit breaker. Consecutive failures open the circuit for `openMs`; then one trial call is let through (half
 * open). Its success closes the circuit, its failure opens it again.
 */
export function createBreaker({ failures, openMs, now }: BreakerOptions): Breaker {
  let failed = 0
  let openUntil = Number.NEGATIVE_INFINITY
  let probing = false

  const isClosed = () => failed < failures

  return {
    async run(work) {
      if (!isClosed() && (probing || now() < openUntil))
        throw new CircuitOpen('the circuit of the search engine is open')
      const isProbe = !isClosed()
      if (isProbe) probing = true
      try {
        const result = await work()
        failed = 0
        return result
      } catch (error) {
        failed += 1
        if (!isClosed()) openUntil = now() + openMs
        throw error
      } finally {
        if (isProbe) probing = false
      }
    },
  }
}
