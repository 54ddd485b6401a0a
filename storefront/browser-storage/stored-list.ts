import { useSyncExternalStore } from 'react'

/** A list in the browser's storage, the same in every tab. */
export interface StoredList<T> {
  readonly read: () => readonly T[]
  readonly change: (change: (list: readonly T[]) => readonly T[]) => void
  readonly clear: () => void
  readonly subscribe: (changed: () => void) => () => void
}

/**
 * @param key the local storage key
 * @param parse returns the valid entries of a stored value
 */
export function storedList<T>(key: string, parse: (kept: unknown) => readonly T[]): StoredList<T> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let list: readonly T[] = []

  const read = () => {
    const kept = storage()?.getItem(key) ?? null
    if (kept !== text) {
      text = kept
      list = parse(parsed(kept))
    }
    return list
  }
  const write = (next: readonly T[]) => {
    try {
      if (next.length === 0) storage()?.removeItem(key)
      else storage()?.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or blocked: the list is not stored.
    }
    for (const listener of listeners) listener()
  }
  return {
    read,
    change: (change) => write(change(read())),
    clear: () => write([]),
    subscribe: (changed) => {
      listeners.add(changed)
      window.addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        window.removeEventListener('storage', changed)
      }
    },
  }
}

export function useStoredList<T>({ subscribe, read }: StoredList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, read, nothing)
}

const NOTHING: readonly never[] = []
const nothing = () => NOTHING

/** Null where the browser blocks storage. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
