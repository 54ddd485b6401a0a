const listeners = new Set<() => void>()

/** Announces that the user has finished what they came to do on the page: a download, a save, a follow. */
export function announceFinished(): void {
  for (const listen of listeners) listen()
}

/** Calls `listen` after each finished action. @returns the function that stops it */
export function onFinished(listen: () => void): () => void {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
