import type { DownloadAllowance } from '#domain/contract/access.ts'

/** A download that was granted: of which item (or pack or bundle, as a ZIP), and the limited allowance after it. */
export interface GrantedNotice {
  readonly item: string
  readonly allowance: DownloadAllowance
}

const listeners = new Set<(granted: GrantedNotice) => void>()

/** Tells the parts of the page that show what is left of an allowance. */
export function announceGranted(granted: GrantedNotice): void {
  for (const listen of listeners) listen(granted)
}

/** Calls `listen` after each granted download. @returns the function that stops it */
export function onGranted(listen: (granted: GrantedNotice) => void): () => void {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
