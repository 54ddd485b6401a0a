/** Time after page load before a visitor sees a message (spec section 9). */
const DELAY_MS = 2_000

export function arrivalDelay(): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, DELAY_MS - performance.now())))
}
