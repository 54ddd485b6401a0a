const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * Lifetime of a session in seconds: `idle` since its last use, `whole` regardless of use. The browser drops a session
 * that is not remembered when it closes.
 */
export const SESSION_LIFETIMES = {
  remembered: { idle: 30 * DAY, whole: 180 * DAY, cookie: 'kept' },
  visit: { idle: 12 * HOUR, whole: 7 * DAY, cookie: 'until-closed' },
} as const satisfies Record<string, { idle: number; whole: number; cookie: 'kept' | 'until-closed' }>

/** The time of the last use is written at most once in this interval. */
export const LAST_SEEN_INTERVAL_SECONDS = 60

/** How long a browser is recognised by its device cookie, which saves the user a notice about a new device. */
export const DEVICE_SECONDS = 400 * DAY
/** How long the referral of a visitor is stored until they sign up. */
export const REFERRAL_SECONDS = 45 * DAY

/** Cookies of accounts. Scripts can read only `hint`: it says that a session request is worthwhile (spec section 4). */
export const COOKIES = {
  device: 'motif-device',
  hint: 'auth_check',
  referral: 'motif-referral',
  acquisition: 'motif-acquisition',
} as const
