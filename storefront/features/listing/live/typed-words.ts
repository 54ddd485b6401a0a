/** Shorter pauses lie between the letters of one word. */
const PAUSE_MS = 120

/**
 * Tells what stands in the search field whenever somebody pauses. An input method of Japanese or Korean is waited for
 * until it has settled on its letters.
 */
export function typedWords(root: HTMLElement, tell: (text: string) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const field = root.querySelector<HTMLInputElement>('input[name="query"]')
  // Letters may have come before anybody listened.
  if (field !== null && field.value !== field.defaultValue)
    timer = setTimeout(() => tell(field.value), PAUSE_MS)
  const wait = ({ target }: Event) => {
    clearTimeout(timer)
    if (!(target instanceof HTMLInputElement) || target.name !== 'query') return
    timer = setTimeout(() => tell(target.value), PAUSE_MS)
  }
  root.addEventListener('input', (event) => !isComposing(event) && wait(event), { signal })
  root.addEventListener('compositionend', wait, { signal })
  root.addEventListener('submit', () => clearTimeout(timer), { signal, capture: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
