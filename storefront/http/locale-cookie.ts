import type { NextRequest, NextResponse } from 'next/server'
import { LOCALE_COOKIE, LOCALES, type LocalePrefix, localeOfPrefix } from '#domain/locales/locales.ts'

const COOKIE = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax' } as const

interface Opened {
  readonly pathname: string
  /** The language cookie of the request. */
  readonly kept: string | undefined
  /** Reads a request header. */
  readonly header: (name: string) => string | null | undefined
}

/**
 * The language of an opened address, to be stored as the visitor's choice; null if it is the stored one already or the
 * address is only prefetched.
 */
export function localeToKeep({ pathname, kept, header }: Opened): LocalePrefix | null {
  const chosen = localeOfPrefix(pathname.split('/')[1])
  if (chosen === undefined || LOCALES[chosen].prefix === kept) return null
  const destination = header('sec-fetch-dest') ?? 'document'
  const ahead = header('sec-purpose')?.includes('prefetch') ?? false
  return destination === 'document' && !ahead ? LOCALES[chosen].prefix : null
}

/** The choice as a `Set-Cookie` header. */
export function localeCookie(prefix: LocalePrefix): string {
  return `${LOCALE_COOKIE}=${prefix}; Path=${COOKIE.path}; Max-Age=${COOKIE.maxAge}; SameSite=${COOKIE.sameSite}`
}

export function keepLocale(request: NextRequest, response: NextResponse): NextResponse {
  const prefix = localeToKeep({
    pathname: request.nextUrl.pathname,
    kept: request.cookies.get(LOCALE_COOKIE)?.value,
    header: (name) => request.headers.get(name),
  })
  if (prefix !== null) response.cookies.set(LOCALE_COOKIE, prefix, COOKIE)
  return response
}
