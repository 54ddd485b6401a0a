import type { View } from '#cms/operations/counters/count-views.ts'

interface BatchOptions {
  /** Counts the batch; when it throws, the batch is kept and repeated. */
  readonly count: (views: readonly View[]) => Promise<void>
  /** How long views are gathered. */
  readonly pauseMs: number
  /** Maximum views held; while the database is unavailable further ones are dropped to bound memory. */
  readonly capacity: number
  readonly onFailure: (error: unknown) => void
}

/** Views that wait to be counted together. */
export interface ViewBatch {
  add(view: View): void
  /** Counts the current batch. */
  flush(): Promise<void>
}

/** Batches views, so that a popular page is written occasionally and not on every view. */
export function viewBatch({ count, pauseMs, capacity, onFailure }: BatchOptions): ViewBatch {
  let waiting = new Map<string, View>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function addView(view: View): void {
    if (waiting.size < capacity) waiting.set(keyOf(view), view)
    timer ??= setTimeout(() => void flush(), pauseMs).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const gathered = waiting
    if (gathered.size === 0) return
    waiting = new Map()
    try {
      await count([...gathered.values()])
    } catch (error) {
      onFailure(error)
      for (const view of gathered.values()) addView(view)
    }
  }

  return { add: addView, flush }
}

function keyOf({ day, form, slug, visitor }: View): string {
  return `${day} ${form} ${slug} ${visitor.toString('hex')}`
}
