import { useSyncExternalStore } from 'react'

let changed = false
const watchers = new Set<() => void>()

/** Sets whether the page shows the artwork in other colours than its own. */
export function setColoursChanged(now: boolean): void {
  changed = now
  for (const watcher of watchers) watcher()
}

export function useColoursChanged(): boolean {
  return useSyncExternalStore(
    watch,
    () => changed,
    () => false,
  )
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
