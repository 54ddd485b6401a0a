import type { IncomingMessage } from 'node:http'
import { LOCALE_COOKIE, localeOfPrefix } from '#domain/locales/locales.ts'

/** All that the answer to a page's address depends on: its encoding, and whether the language is kept as a choice. */
const DECIDING_HEADERS = ['host', 'accept-encoding', 'sec-fetch-dest', 'sec-purpose'] as const

/** Next's own parts of a page, and parts of a file, are not whole pages. */
const PARTIAL = /^(rsc|range|next-|x-middleware-|x-nextjs-)/

const LOCALE_CHOICE = new RegExp(`(?:^|;)\\s*${LOCALE_COOKIE}=([^;]*)`, 'g')

/** Requests with one key get one answer; null for a request that cannot be for a page that is the same for everyone. */
export function pageKey({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const isPage = localeOfPrefix(url.split(/[/?]/, 2)[1]) !== undefined
  if (method !== 'GET' || !isPage || Object.keys(headers).some((name) => PARTIAL.test(name))) return null
  const choices = [...(headers.cookie ?? '').matchAll(LOCALE_CHOICE)].map(([, choice]) => choice)
  return JSON.stringify([url, choices, ...DECIDING_HEADERS.map((name) => headers[name] ?? null)])
}
