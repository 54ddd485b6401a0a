import type { Answered, Knock } from '#e2e/doors/knock.ts'
import type { Somebody } from '#e2e/doors/somebody.ts'

/** What nobody may get who is not the owner, whatever they asked: empty when the answer is harmless. */
export function faultsOf(asked: Knock, answered: Answered, owner: Somebody): readonly string[] {
  const { status, headers, body } = answered
  // Next says there which address it asked, in the words of whoever asked.
  const { 'x-middleware-rewrite': _, ...others } = headers
  const whole = JSON.stringify(others) + body
  const found = [
    ...owner.marks.filter((mark) => whole.includes(mark)).map((mark) => `tells ${mark}`),
    ...(status >= 500 ? ['breaks'] : []),
    ...(leadsAway(headers.location, owner.origin) ? [`leads to ${headers.location}`] : []),
    ...(isOpenToOthers(headers) ? ['may be read by pages of other sites'] : []),
  ]
  return found.map((fault) => `${spoken(asked)}: ${status}, ${fault}`)
}

/** Whether anybody on the way may keep what was answered. */
export function isKept({ headers }: Answered): boolean {
  return !/\b(?:no-store|private)\b/.test(headers['cache-control'] ?? '')
}

/** The number of the error that an answer of `/api/v2` holds; null where it holds none. */
export function codeOf({ body }: Answered): string | null {
  try {
    return JSON.parse(body).errors?.[0]?.code ?? null
  } catch {
    return null
  }
}

export function spoken({ method, path, headers = {} }: Knock): string {
  const { Cookie, Accept, 'Content-Type': type, ...told } = headers
  return `${method} ${path} ${JSON.stringify(told)}`
}

function leadsAway(location: string | undefined, origin: string): boolean {
  return location !== undefined && new URL(location, origin).origin !== origin
}

function isOpenToOthers(headers: Answered['headers']): boolean {
  const readers = headers['access-control-allow-origin']
  return readers === '*' || (readers?.includes('evil') ?? false)
}
