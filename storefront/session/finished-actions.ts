const FINISHED = 'motif-action-finished'

/** Announces that the user has finished what they came to do on the page: a download, a save, a follow. */
export function announceFinished(): void {
  window.dispatchEvent(new Event(FINISHED))
}

/** Calls `listen` after each finished action. @returns the function that stops it */
export function onFinished(listen: () => void): () => void {
  window.addEventListener(FINISHED, listen)
  return () => window.removeEventListener(FINISHED, listen)
}
