/** The most failures that one page reports, so that a loop does not fill a day. */
export const MOST_FAILURES = 10
/** Spec section 9: the share of page loads whose trace the error-reporting service receives. */
export const TRACE_SAMPLE_RATE = 0.15

const MAX_TEXT = 120
/** A segment of an address that names a row or a person. */
const NAMES_A_ROW = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{25,}|.*[@%].*)$/i

/** A request as text, `GET /api/v2/auth/downloads/:id`: without its query and the ids in its address. */
export function requestText(method: string, address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((segment) => (NAMES_A_ROW.test(segment) ? ':id' : segment))
    .join('/')
  return `${method} ${path}`.slice(0, MAX_TEXT)
}

/** The first line of an error, without the queries of addresses and what looks like an address of a person. */
export function scriptText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const [line = ''] = text.split('\n')
  return line
    .replace(/[?#][^\s)]*/g, '')
    .replace(/\S+@\S+/g, ':id')
    .trim()
    .slice(0, MAX_TEXT)
}
