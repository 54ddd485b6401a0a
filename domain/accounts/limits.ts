const MINUTE = 60
const HOUR = 60 * MINUTE

/** At most so many in so many seconds, counted from the first. */
export interface Limit {
  readonly most: number
  readonly seconds: number
}

/**
 * How often what may be done, and by whom it is counted. An attempt is counted before it is looked at, so that a limit
 * of N lets exactly N through, however many arrive at once.
 *
 * Wrong passwords are counted for an account and from where they come. A browser that has signed in before counts on
 * its own: whoever guesses from elsewhere locks others out, not the owner.
 */
export const LIMITS = {
  'log-in-account': { most: 10, seconds: 15 * MINUTE },
  'log-in-known-device': { most: 10, seconds: 15 * MINUTE },
  'log-in-address': { most: 100, seconds: 15 * MINUTE },
  /** With the password wrong, of somebody who is signed in: a session left open is no place to guess from. */
  'password-account': { most: 10, seconds: 15 * MINUTE },
  /** A class that signs up together stays below it. */
  'sign-up-address': { most: 100, seconds: HOUR },
  /** Requests of one network or account for mails, to whomever. A browser that is known to the account is not counted. */
  'mail-address': { most: 60, seconds: HOUR },
  /** Mails to one recipient that are sent at once: for one asker, and for all. domain/mail/pace.ts says what follows. */
  'mail-asker': { most: 4, seconds: HOUR },
  'mail-recipient': { most: 8, seconds: HOUR },
  /** Links of mails, and credentials of Google, that turn out to be none. */
  'token-address': { most: 60, seconds: 15 * MINUTE },
  'follow-account': { most: 300, seconds: HOUR },
  'export-account': { most: 5, seconds: HOUR },
  'download-again-account': { most: 300, seconds: HOUR },
  /** Opening a picture costs more than anything else a person can ask for. */
  'picture-account': { most: 30, seconds: HOUR },
  /** Changes of what somebody collects, each of up to two hundred assets. */
  'collect-account': { most: 1_000, seconds: HOUR },
  'zip-account': { most: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
