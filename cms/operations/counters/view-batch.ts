import type { View } from '#cms/operations/counters/count-views.ts'

interface BatchOptions {
  /** Counts what was gathered; what it throws is kept and given again. */
  readonly count: (views: readonly View[]) => Promise<void>
  /** How long views are gathered. */
  readonly pauseMs: number
  /** Most views held; while the database is away those beyond are lost, and memory is not. */
  readonly capacity: number
  readonly onFailure: (error: unknown) => void
}

/** Views that wait to be counted together. */
export interface ViewBatch {
  add(view: View): void
  /** Counts what has gathered until now. */
  flush(): Promise<void>
}

/** Gathers views, so that a page that many look at is written once in a while and not at every look. */
export function viewBatch({ count, pauseMs, capacity, onFailure }: BatchOptions): ViewBatch {
  let waiting = new Map<string, View>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(view: View): void {
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
      for (const view of gathered.values()) keep(view)
    }
  }

  return { add: keep, flush }
}

function keyOf({ day, form, slug, visitor }: View): string {
  return `${day} ${form} ${slug} ${visitor.toString('hex')}`
}
