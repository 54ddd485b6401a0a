/** An answer with a whole page in it, as it is sent. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer
}

export interface PageMemory {
  find(key: string): KeptPage | undefined
  /** Call before the page is made, and what it returns with the page: one that became stale meanwhile is not kept. */
  keeper(key: string): (page: KeptPage) => void
  forgetAll(): void
}

interface Limits {
  readonly lifeMs: number
  /** Most bytes of bodies kept; the page asked for longest ago leaves first. */
  readonly capacityBytes: number
  readonly now?: () => number
}

interface Entry {
  readonly page: KeptPage
  readonly until: number
}

/** Keeps the pages that are asked for most, each for a short while. */
export function createPageMemory({ lifeMs, capacityBytes, now = Date.now }: Limits): PageMemory {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let generation = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.page.body.length ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry): void {
    remove(key)
    entries.set(key, entry)
    bytes += entry.page.body.length
    for (const oldest of entries.keys()) {
      if (bytes <= capacityBytes) return
      remove(oldest)
    }
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.until <= now()) {
        remove(key)
        return undefined
      }
      keep(key, entry)
      return entry.page
    },
    keeper(key) {
      const begunIn = generation
      return (page) => {
        if (begunIn === generation) keep(key, { page, until: now() + lifeMs })
      }
    },
    forgetAll() {
      entries.clear()
      bytes = 0
      generation += 1
    },
  }
}
