import { knownSession } from '#storefront/session/session.ts'

/** What somebody wanted to do when they were asked to log in; the dialog says so. */
export const REASONS = ['favourite', 'collection', 'follow', 'palette', 'download', 'notifications'] as const
export type Reason = (typeof REASONS)[number]

/** Opens the dialog, and says in the end whether somebody is signed in. */
type Opener = (why: Reason) => Promise<boolean>

let open: Opener | null = null

/** Who opens the dialog: the account's part of the layout. */
export function provideLogIn(opener: Opener): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/**
 * Asks a visitor to log in over the page they are on, so that what they wanted goes on where it stopped.
 *
 * @returns whether somebody is signed in: at once for who already is, false when the dialog was closed
 */
export async function askToLogIn(why: Reason): Promise<boolean> {
  const session = await knownSession()
  if (session.state === 'person') return true
  return open === null ? false : open(why)
}
