import type { Reason } from '#storefront/session/intents.ts'

/** Somebody wants in. */
export interface Asked {
  readonly view: 'login' | 'signup'
  /** What they were about to do. */
  readonly why: Reason | null
  /** Told in the end whether somebody is signed in. */
  readonly end: (signedIn: boolean) => void
}
