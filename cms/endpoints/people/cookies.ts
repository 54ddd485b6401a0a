import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { environment } from '#cms/env.ts'
import { sessionCookie } from '#cms/operations/accounts/read-token.ts'
import type { OpenedSession } from '#cms/operations/accounts/visitor.ts'
import { COOKIES, DEVICE_SECONDS, REFERRAL_SECONDS, SESSION_LIFETIMES } from '#domain/accounts/sessions.ts'
import { acquisitionSchema } from '#domain/contract/accounts.ts'
import type { Acquisition } from '#domain/visitors/acquisition.ts'

interface CookieOptions {
  /** Null: until the browser closes. 0: deletes the cookie. */
  readonly seconds: number | null
  readonly httpOnly?: boolean
}

/** A cookie of this site, which cross-site requests do not carry, except top-level navigation. */
function cookie(name: string, value: string, { seconds, httpOnly = true }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(environment().PUBLIC_URL.startsWith('https:') ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
}

/** The cookies of a session: its token, a readable hint that there is one, and the device cookie. */
export function sessionCookies(req: PayloadRequest, { token, remembered, device }: OpenedSession): string[] {
  const { whole } = SESSION_LIFETIMES.remembered
  const seconds = remembered ? whole : null
  return [
    cookie(sessionCookie(req.payload.config), token, { seconds }),
    cookie(COOKIES.hint, '1', { seconds, httpOnly: false }),
    deviceCookie(device),
  ]
}

export function expiredSessionCookies(req: PayloadRequest): string[] {
  return [
    cookie(sessionCookie(req.payload.config), '', { seconds: 0 }),
    cookie(COOKIES.hint, '', { seconds: 0, httpOnly: false }),
  ]
}

export function deviceCookie(mark: string): string {
  return cookie(COOKIES.device, mark, { seconds: DEVICE_SECONDS })
}

export function referralCookie(code: string): string {
  return cookie(COOKIES.referral, code, { seconds: REFERRAL_SECONDS })
}

/** Stores the source of a visitor until they sign up, as base64url of JSON. */
export function acquisitionCookie(acquisition: Acquisition): string {
  const value = Buffer.from(JSON.stringify(acquisition)).toString('base64url')
  return cookie(COOKIES.acquisition, value, { seconds: REFERRAL_SECONDS })
}

/** The source of the visitor; null when the cookie is absent or altered. */
export function acquisitionOf(req: PayloadRequest): Acquisition | null {
  const stored = cookieOf(req, 'acquisition')
  if (stored === null) return null
  try {
    const read = acquisitionSchema.safeParse(JSON.parse(Buffer.from(stored, 'base64url').toString()))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export function cookieOf(req: PayloadRequest, name: keyof typeof COOKIES): string | null {
  return parseCookies(req.headers).get(COOKIES[name]) ?? null
}

export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append('Set-Cookie', one)
  return response
}
