const HOUR = 60 * 60

/** The purposes of links in mails, and their lifetime in seconds. Each link can be used once. */
export const TOKENS = {
  'verify-email': { seconds: 72 * HOUR },
  'reset-password': { seconds: 1 * HOUR },
  'change-email': { seconds: 24 * HOUR },
} as const satisfies Record<string, { seconds: number }>

export type TokenPurpose = keyof typeof TOKENS
