/**
 * Scroll positions of the history entries. The browser restores its own before the results of an entry are rendered.
 */
export function createScrollMemory() {
  const positions = new Map<string, number>()
  let steps = 0
  let step = keyOf(window.history.state)
  let awaited: { readonly address: URL; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /**
   * Replaces the address of this history entry. Next takes over an address whose state is not its own, and writes its
   * own state later; given its own state it would write the previous address.
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
    /** Adds a history entry. */
    push(address: URL): void {
      catchUp()
      positions.set(step, window.scrollY)
      steps += 1
      step = `${Date.now()}-${steps}`
      window.history.pushState({ [KEY]: step }, '', address)
    },
    replace,
    /**
     * Replaces the address after a delay, for addresses that change with each letter: Next processes each one, and
     * browsers limit their number. A click or submit applies it first.
     */
    replaceSoon(address: URL): void {
      forget()
      awaited = { address, timer: setTimeout(catchUp, SOON_MS) }
    },
    /** Moves to another history entry. @returns its scroll position */
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
/** Longer than the pause between two letters. */
const SOON_MS = 600

function keyOf(state: unknown): string {
  const step = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
  return typeof step === 'string' ? step : 'first'
}
