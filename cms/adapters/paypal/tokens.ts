/** An access token of PayPal with its remaining life in seconds. */
export interface FreshToken {
  readonly token: string
  readonly seconds: number
}

export interface Tokens {
  /** A valid token; calls that come while one is requested share that request. */
  current(): Promise<string>
  /** Forgets a token that was refused. */
  drop(token: string): void
}

/** A token is not used in its last minute: a call may take some time. */
const RESERVE_MS = 60_000

/** Keeps one access token. The SDK requests one for each of several first calls, and keeps one that was refused. */
export function openTokens(request: () => Promise<FreshToken>, now: () => number = Date.now): Tokens {
  let held: { readonly token: string; readonly until: number } | null = null
  let running: Promise<string> | null = null
  const renew = async (): Promise<string> => {
    try {
      const { token, seconds } = await request()
      held = { token, until: now() + seconds * 1000 - RESERVE_MS }
      return token
    } finally {
      running = null
    }
  }
  return {
    current() {
      if (held !== null && held.until > now()) return Promise.resolve(held.token)
      running ??= renew()
      return running
    },
    drop(token) {
      if (held?.token === token) held = null
    },
  }
}
