import { createHmac, timingSafeEqual } from 'node:crypto'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Lifetime of a signed address (architecture, "The one flow": "a signed URL of 120 s at most"). */
export const SIGNED_SECONDS = 120

interface Signing {
  readonly secret: string
  readonly now: Date
}

/**
 * An address that carries its own permission: the given path and query, the expiry, and an HMAC-SHA256 over
 * all three. Nothing in it can be changed, added or left out.
 *
 * @param path percent-encoded, from the root of the site
 */
export function signUrl(path: string, query: URLSearchParams, { secret, now }: Signing): string {
  const signed = new URLSearchParams(query)
  signed.set('expires', String(Math.floor(now.getTime() / 1000) + SIGNED_SECONDS))
  signed.set('signature', signatureOf(path, signed, secret))
  return `${path}?${signed}`
}

/** Whether a requested address was made by `signUrl` less than two minutes ago. */
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

/** Signs the decoded address: a proxy may encode it differently. */
function signatureOf(path: string, query: URLSearchParams, secret: string): string {
  const meaning = JSON.stringify([decoded(path), ...query])
  return createHmac('sha256', secret).update(meaning).digest('base64url')
}

/** A path that cannot be decoded is returned unchanged; such a path was never signed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Compares in constant time. The length of a signature is not secret. */
function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
