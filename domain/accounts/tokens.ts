const HOUR = 60 * 60

/** What a link of a mail is for, and how many seconds it may be followed. Each is good for one use. */
export const TOKENS = {
  'verify-email': { seconds: 72 * HOUR },
  'reset-password': { seconds: 1 * HOUR },
  'change-email': { seconds: 24 * HOUR },
} as const satisfies Record<string, { seconds: number }>

export type TokenPurpose = keyof typeof TOKENS
export const TOKEN_PURPOSES = Object.keys(TOKENS) as readonly TokenPurpose[]
