/** Where values are kept, and the locks of the tabs that work on them; both are the browser's own. */
export interface KeeperHost {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  readonly locks: Pick<LockManager, 'request' | 'query'>
}

/**
 * Keeps in the browser what one form has not saved, under a key of its own: two tabs never replace each other's. While
 * the tab lives, it holds a lock with the name of the key.
 */
export function createKeeper<T>({ storage, locks }: KeeperHost, prefix: string) {
  const key = `${prefix}${crypto.randomUUID()}`
  let release: (() => void) | null = null

  function hold(): void {
    if (release !== null) return
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void locks.request(key, () => held)
  }

  function close(): void {
    release?.()
    release = null
  }

  return {
    /** Null once everything is saved. */
    keep: (unsaved: T | null): void => {
      if (unsaved === null) {
        storage.removeItem(key)
        close()
        return
      }
      hold()
      write(storage, key, JSON.stringify(unsaved))
    },
    /** The form is gone: what it could not save waits for the next visit. */
    close,
  } as const
}

export interface LeftBehind {
  /** Null is unreadable. */
  readonly value: unknown
  /** Removes it, once its new owner keeps it. */
  take(): void
}

/** What closed tabs have left behind. */
export async function leftBehind(
  { storage, locks }: KeeperHost,
  prefix: string,
): Promise<readonly LeftBehind[]> {
  const { held = [] } = await locks.query()
  const open = new Set(held.map(({ name }) => name))
  return keysOf(storage)
    .filter((key) => key.startsWith(prefix) && !open.has(key))
    .map((key) => ({ value: parse(storage.getItem(key)), take: () => storage.removeItem(key) }))
}

function keysOf(storage: KeeperHost['storage']): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Without storage, or when it is full, a value lives as long as its tab. */
function write(storage: KeeperHost['storage'], key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    storage.removeItem(key)
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
