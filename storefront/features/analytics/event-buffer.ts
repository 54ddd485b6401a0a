import type { SentEvent } from '#domain/contract/events.ts'

/** Spec section 9, as domain/analytics/limits.ts has it: repeated here so that the page loads nothing else. */
export const BATCH = { ms: 500, events: 4 } as const

type Waiting = Omit<SentEvent, 'ago'> & { readonly at: number }
type Aged = Omit<Waiting, 'at'> & { readonly ago: number }

interface BufferOptions {
  readonly send: (events: readonly Aged[]) => void
  readonly now: () => number
}

/** Gathers events and sends them after 500 ms, or as soon as four wait. */
export function eventBuffer({ send, now }: BufferOptions) {
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const events = waiting.map(({ at, ...event }) => ({ ...event, ago: Math.round(now() - at) }))
    waiting = []
    if (events.length > 0) send(events)
  }

  return {
    add(event: Omit<Waiting, 'at'>): void {
      waiting.push({ ...event, at: now() })
      if (waiting.length >= BATCH.events) flush()
      else timer ??= setTimeout(flush, BATCH.ms)
    },
    flush,
  }
}
