import type { NextRequest, NextResponse } from 'next/server'
import { LOCALE_COOKIE, LOCALES, localeOfPrefix } from '#domain/locales/locales.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Keeps the language of the address as the visitor's choice, if there is one and it differs from the choice kept.
 * Only an address that is opened counts, not one that a page fetches ahead.
 */
export function keepLocale(request: NextRequest, response: NextResponse): NextResponse {
  const chosen = localeOfPrefix(request.nextUrl.pathname.split('/')[1])
  if (chosen === undefined || !isOpened(request)) return response
  const { prefix } = LOCALES[chosen]
  if (request.cookies.get(LOCALE_COOKIE)?.value === prefix) return response
  response.cookies.set(LOCALE_COOKIE, prefix, { path: '/', maxAge: ONE_YEAR_SECONDS, sameSite: 'lax' })
  return response
}

function isOpened(request: NextRequest): boolean {
  const destination = request.headers.get('sec-fetch-dest')
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ?? false
  return (destination === null || destination === 'document') && !ahead
}
