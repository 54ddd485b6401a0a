import type { Reason } from '#storefront/session/intents.ts'

/** A request to open the log-in or sign-up form. */
export interface Asked {
  readonly view: 'login' | 'signup'
  /** What the visitor was about to do. */
  readonly why: Reason | null
  /** Called at the end with whether the user is signed in. */
  readonly end: (signedIn: boolean) => void
}
