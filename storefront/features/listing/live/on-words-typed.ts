/** Results shown for less time than this cannot be read: held keys and pasted words are reported once. */
const LEAST_MS = 60

/**
 * Calls back with the text of the search field after each letter. Input methods of Japanese or Korean are reported once
 * composition ends.
 */
export function onWordsTyped(root: HTMLElement, tell: (text: string) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reportedAt = Number.NEGATIVE_INFINITY
  const tellSoon = (field: HTMLInputElement) => {
    clearTimeout(timer)
    const tellNow = () => {
      reportedAt = performance.now()
      tell(field.value)
    }
    const rest = reportedAt + LEAST_MS - performance.now()
    if (rest <= 0) tellNow()
    else timer = setTimeout(tellNow, rest)
  }
  const field = root.querySelector<HTMLInputElement>('input[name="query"]')
  // The visitor may have typed before the listener was added.
  if (field !== null && field.value !== field.defaultValue) tellSoon(field)
  const onLetters = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'query') tellSoon(target)
  }
  root.addEventListener('input', (event) => !isComposing(event) && onLetters(event), { signal })
  root.addEventListener('compositionend', onLetters, { signal })
  root.addEventListener('submit', () => clearTimeout(timer), { signal, capture: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
