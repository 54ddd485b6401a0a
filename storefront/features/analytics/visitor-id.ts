import { VISITOR_COOKIE, VISITOR_SECONDS } from '#domain/analytics/limits.ts'

const HEX = 16
const DIGITS = 8

/** The id of this browser, eight random hexadecimal digits (spec section 4). Call it only with consent. */
export function visitorId(): string {
  const kept = new RegExp(`(?:^|; )${VISITOR_COOKIE}=([0-9a-f]{${DIGITS}})(?:;|$)`).exec(document.cookie)?.[1]
  if (kept !== undefined) return kept
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const made = random.toString(HEX).padStart(DIGITS, '0')
  const expires = Date.now() + VISITOR_SECONDS * 1_000
  void window.cookieStore?.set({ name: VISITOR_COOKIE, value: made, path: '/', sameSite: 'lax', expires })
  return made
}
