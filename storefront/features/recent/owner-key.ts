/** Local storage key of the owner of the lists in this browser. */
export const OWNER_KEY = 'motif:recent-of'

/** Whether the lists in this browser belong to a user. */
export function isOwned(): boolean {
  try {
    return OWNER_KEY in window.localStorage
  } catch {
    return false
  }
}
