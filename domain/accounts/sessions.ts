const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * How long a session lives, in seconds: `idle` since it was last used, `whole` however much it is used. The browser
 * forgets a session of a visit when it closes.
 */
export const SESSION_LIVES = {
  remembered: { idle: 30 * DAY, whole: 180 * DAY, cookie: 'kept' },
  visit: { idle: 12 * HOUR, whole: 7 * DAY, cookie: 'until-closed' },
} as const satisfies Record<string, { idle: number; whole: number; cookie: 'kept' | 'until-closed' }>

export type SessionLife = keyof typeof SESSION_LIVES

/** Using a session is written down at most so often. */
export const SEEN_EVERY_SECONDS = 60

/** How long a browser is known by its mark, and spared a notice about a new device. */
export const DEVICE_SECONDS = 400 * DAY
/** How long who invited a visitor is remembered until they sign up. */
export const REFERRAL_SECONDS = 45 * DAY

/** Cookies of accounts. Only `hint` is readable for scripts: it says that asking for the session is worth it (spec section 4). */
export const COOKIES = {
  device: 'motif-device',
  hint: 'auth_check',
  referral: 'motif-referral',
} as const
