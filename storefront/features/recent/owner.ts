import type { Recent } from '#domain/contract/recent.ts'
import { OWNER_KEY } from './owner-key.ts'

/** The owner of the lists in this browser, and the account's lists when they were last read. */
export interface Owner extends Recent {
  readonly person: string
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

/** Null for lists of a visitor. */
export function readOwner(): Owner | null {
  try {
    return JSON.parse(window.localStorage.getItem(OWNER_KEY) ?? 'null')
  } catch {
    return null
  }
}

export function writeOwner(owner: Owner | null): void {
  try {
    if (owner === null) window.localStorage.removeItem(OWNER_KEY)
    else window.localStorage.setItem(OWNER_KEY, JSON.stringify(owner))
  } catch {
    // Storage is full or blocked: then the lists are not stored either.
  }
}
