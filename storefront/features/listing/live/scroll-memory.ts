/**
 * Where each step of the history was scrolled to. The browser knows it too, but puts the page back before the results
 * of that step are there again.
 */
export function createScrollMemory() {
  const positions = new Map<string, number>()
  let steps = 0
  let step = keyOf(window.history.state)

  return {
    /** Goes to a new step of the history. */
    push(address: URL): void {
      positions.set(step, window.scrollY)
      steps += 1
      step = `${Date.now()}-${steps}`
      window.history.pushState({ [KEY]: step }, '', address)
    },
    /**
     * Gives this step another address. The framework takes note of addresses with a state of ours, and writes its own
     * again when it has caught up; with its own state in hand it would write the address of before.
     */
    replace(address: URL): void {
      window.history.replaceState({ [KEY]: step }, '', address)
    },
    /** Comes to another step. @returns where it was scrolled to */
    arrive(): number {
      step = keyOf(window.history.state)
      return positions.get(step) ?? 0
    },
    follow(signal: AbortSignal): void {
      const remember = () => {
        if (keyOf(window.history.state) === step) positions.set(step, window.scrollY)
      }
      window.addEventListener('scrollend', remember, { signal, passive: true })
    },
  }
}

const KEY = 'motifStep'

function keyOf(state: unknown): string {
  const step = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
  return typeof step === 'string' ? step : 'first'
}
