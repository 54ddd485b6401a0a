import type { UnsavedDraft } from './draft-saver.ts'

/** Where drafts are kept, and the locks of the tabs that work on them; both are the browser's own. */
export interface KeptDraftsHost {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  readonly locks: Pick<LockManager, 'request' | 'query'>
}

interface Place {
  /** The account: another user of the browser is not shown its drafts. */
  readonly user: string
  readonly submission: number
}

/**
 * Keeps what one form has not saved in the browser, under a key of its own: two tabs never replace each other's. While
 * the tab lives, it holds a lock with the name of the key.
 */
export function createDraftKeeper({ storage, locks }: KeptDraftsHost, place: Place) {
  const key = `${prefixOf(place)}${crypto.randomUUID()}`
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
    keep: (unsaved: UnsavedDraft | null): void => {
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

/** Takes the newest draft that a closed tab has left behind; null for none. It is then kept by its caller. */
export async function recallDraft(
  { storage, locks }: KeptDraftsHost,
  place: Place,
): Promise<UnsavedDraft | null> {
  const { held = [] } = await locks.query()
  const open = new Set(held.map(({ name }) => name))
  const left = keysOf(storage)
    .filter((key) => key.startsWith(prefixOf(place)) && !open.has(key))
    .map((key) => ({ key, unsaved: parse(storage.getItem(key)) }))
    .toSorted((one, other) => (other.unsaved?.version ?? 0) - (one.unsaved?.version ?? 0))
  const [newest] = left
  if (newest === undefined) return null
  storage.removeItem(newest.key)
  return newest.unsaved
}

function prefixOf({ user, submission }: Place): string {
  return `motif-draft:${user}:${submission}:`
}

function keysOf(storage: KeptDraftsHost['storage']): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Without storage, or when it is full, a draft lives as long as its tab. */
function write(storage: KeptDraftsHost['storage'], key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    storage.removeItem(key)
  }
}

/** Null for what another version of the console has written. */
function parse(text: string | null): UnsavedDraft | null {
  try {
    const value: Partial<UnsavedDraft> | null = JSON.parse(text ?? 'null')
    const { draft, base, version } = value ?? {}
    return draft && base && typeof version === 'number' ? { draft, base, version } : null
  } catch {
    return null
  }
}
