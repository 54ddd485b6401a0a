/**
 * Where each step of the history was scrolled to. The browser knows it too, but puts the page back before the results
 * of that step are there again.
 */
export function createScrollMemory() {
  const positions = new Map<string, number>()
  let steps = 0
  let step = keyOf(window.history.state)
  let awaited: { readonly address: URL; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /**
   * Gives this step another address. The framework takes note of addresses with a state of ours, and writes its own
   * again when it has caught up; with its own state in hand it would write the address of before.
   */
  const replace = (address: URL) => {
    forget()
    window.history.replaceState({ [KEY]: step }, '', address)
  }
  const forget = () => {
    clearTimeout(awaited?.timer)
    awaited = null
  }
  const catchUp = () => {
    if (awaited !== null) replace(awaited.address)
  }

  return {
    /** Goes to a new step of the history. */
    push(address: URL): void {
      catchUp()
      positions.set(step, window.scrollY)
      steps += 1
      step = `${Date.now()}-${steps}`
      window.history.pushState({ [KEY]: step }, '', address)
    },
    replace,
    /**
     * The same in a moment, for addresses that come letter by letter: the framework has work with each, and browsers
     * allow so many in half a minute. Whoever presses or sends something first finds it done.
     */
    replaceSoon(address: URL): void {
      forget()
      awaited = { address, timer: setTimeout(catchUp, SOON_MS) }
    },
    /** Comes to another step. @returns where it was scrolled to */
    arrive(): number {
      forget()
      step = keyOf(window.history.state)
      return positions.get(step) ?? 0
    },
    follow(signal: AbortSignal): void {
      const remember = () => {
        if (keyOf(window.history.state) === step) positions.set(step, window.scrollY)
      }
      signal.addEventListener('abort', forget)
      for (const leaving of ['click', 'submit'])
        window.addEventListener(leaving, catchUp, { signal, capture: true })
      window.addEventListener('scrollend', remember, { signal, passive: true })
    },
  }
}

const KEY = 'motifStep'
/** Longer than between two letters, even of who looks at what each finds. */
const SOON_MS = 600

function keyOf(state: unknown): string {
  const step = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
  return typeof step === 'string' ? step : 'first'
}
