import { HIRE } from '#domain/routing/patterns.ts'
import { isAddressSlug } from '#domain/routing/words.ts'

/** Maximum length of a username that a contributor chooses. */
const MAX_LENGTH = 30

export type UsernameFault = 'malformed' | 'reserved'

/** What is wrong with a username as a part of addresses (`/contributors/{username}`); null for a valid one. */
export function usernameFault(username: string): UsernameFault | null {
  if (!isAddressSlug(username)) return 'malformed'
  return username === HIRE ? 'reserved' : null
}

/** Whether a contributor may choose it. Usernames of imported contributors may be longer. */
export function isChoosableUsername(username: string): boolean {
  return username.length >= 3 && username.length <= MAX_LENGTH && usernameFault(username) === null
}
