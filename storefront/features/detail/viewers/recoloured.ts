import { useSyncExternalStore } from 'react'

let shown: object | null = null
const watchers = new Set<() => void>()

/** Has the animation of the page played as it is given here, in other colours; null for its own. */
export function playRecoloured(animation: object | null): void {
  shown = animation
  for (const watcher of watchers) watcher()
}

/** The recoloured animation, whether set before or after this mounts; null for its own colours. */
export function useRecoloured(): object | null {
  return useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  )
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
