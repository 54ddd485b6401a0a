import { knownSession } from '#storefront/session/session.ts'

/** What the user wanted to do when asked to log in; the dialog mentions it. */
export const REASONS = [
  'favourite',
  'collection',
  'follow',
  'palette',
  'recolour',
  'download',
  'buy',
  'cart',
  'notifications',
] as const
export type Reason = (typeof REASONS)[number]

/** Opens the dialog. Resolves to whether the user has signed in. */
type Opener = (why: Reason) => Promise<boolean>

let open: Opener | null = null

/** Registers the function that opens the dialog, from the account part of the layout. */
export function provideLogIn(opener: Opener): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/**
 * Asks a visitor to log in without leaving the page, so that their action continues afterwards.
 *
 * @returns whether the user is signed in: at once if they already are, false when the dialog is closed
 */
export async function askToLogIn(why: Reason): Promise<boolean> {
  const session = await knownSession()
  if (session.state === 'person') return true
  return open === null ? false : open(why)
}
