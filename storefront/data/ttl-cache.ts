interface Limits {
  readonly lifeMs: number
  /** Maximum number of entries; the least recently used is evicted. */
  readonly capacity: number
  readonly now?: () => number
}

interface Entry<T> {
  readonly value: Promise<T>
  readonly until: number
  readonly generation: number
}

/** Next bundles routes and the proxy apart, so a module is loaded twice: what both share belongs to the process. */
const GENERATION = Symbol.for('motif.ttl-cache.generation')
const shared = globalThis as typeof globalThis & { [GENERATION]?: number }

/** Makes every entry of every cache of this process outdated, and the results of calls that are under way. */
export function clearTtlCaches(): void {
  shared[GENERATION] = generation() + 1
}

function generation(): number {
  return shared[GENERATION] ?? 0
}

/** Caches results for a short time and shares one call between concurrent requests. A failure is not cached. */
export function createTtlCache<T>({ lifeMs, capacity, now = Date.now }: Limits) {
  const entries = new Map<string, Entry<T>>()

  function keep(key: string, entry: Entry<T>): void {
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > capacity && !oldest.done) entries.delete(oldest.value)
  }

  return {
    recall(key: string, ask: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      if (known !== undefined && known.until > now() && known.generation === generation()) {
        keep(key, known)
        return known.value
      }
      const entry = { value: ask(), until: now() + lifeMs, generation: generation() }
      keep(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value
    },
  }
}
