import { createHmac, timingSafeEqual } from 'node:crypto'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** How long a signed address is good for (architecture, "The one flow": "a signed URL of 120 s at most"). */
export const SIGNED_SECONDS = 120

interface Signing {
  readonly secret: string
  readonly now: Date
}

/**
 * An address that carries its own permission: path and query as given, when it expires, and the HMAC-SHA256 of what
 * all three mean. Nothing in it can be changed, added or left out.
 *
 * @param path percent-encoded, from the root of the site
 */
export function signUrl(path: string, query: URLSearchParams, { secret, now }: Signing): string {
  const signed = new URLSearchParams(query)
  signed.set('expires', String(Math.floor(now.getTime() / 1000) + SIGNED_SECONDS))
  signed.set('signature', signatureOf(path, signed, secret))
  return `${path}?${signed}`
}

/** Whether an address, as a request brings it, is one that `signUrl` made less than two minutes ago. */
export function verifyUrl({ pathname, searchParams }: URL, { secret, now }: Signing): Result<null> {
  const signature = searchParams.get('signature') ?? ''
  const query = new URLSearchParams(searchParams)
  query.delete('signature')
  if (!isEqual(signature, signatureOf(pathname, query, secret))) {
    return refuse('download-link-expired', 'forged')
  }
  const expires = Number(searchParams.get('expires') ?? Number.NaN)
  return now.getTime() <= expires * 1000 ? accept(null) : refuse('download-link-expired', 'expired')
}

/** Of the decoded address: who forwards a request may encode it anew. */
function signatureOf(path: string, query: URLSearchParams, secret: string): string {
  const meaning = JSON.stringify([decoded(path), ...query])
  return createHmac('sha256', secret).update(meaning).digest('base64url')
}

/** What cannot be decoded stands for itself: it was never signed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** In constant time for signatures of the right length, which is no secret. */
function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
