import { createHmac, timingSafeEqual } from 'node:crypto'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** How long a signed address is good for (architecture, "The one flow": "a signed URL of 120 s at most"). */
export const SIGNED_SECONDS = 120

interface Signing {
  readonly secret: string
  readonly now: Date
}

/**
 * An address that carries its own permission: path and query as given, when it expires, and the HMAC-SHA256 of all
 * three. Nothing in it can be changed, added or left out.
 *
 * @param path percent-encoded, from the root of the site
 */
export function signUrl(path: string, query: URLSearchParams, { secret, now }: Signing): string {
  const signed = new URLSearchParams(query)
  signed.set('expires', String(Math.floor(now.getTime() / 1000) + SIGNED_SECONDS))
  const address = `${path}?${signed}`
  return `${address}&signature=${signatureOf(address, secret)}`
}

/** Whether an address, as a request brings it, is one that `signUrl` made less than two minutes ago. */
export function verifyUrl(url: string, { secret, now }: Signing): Result<null> {
  const parts = /^(.+)&signature=([\w-]+)$/.exec(url)
  const [, address = '', signature = ''] = parts ?? []
  if (!isEqual(signature, signatureOf(address, secret))) return refuse('download-link-expired', 'forged')
  const expires = Number(/[?&]expires=(\d+)$/.exec(address)?.[1])
  return now.getTime() <= expires * 1000 ? accept(null) : refuse('download-link-expired', 'expired')
}

function signatureOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url')
}

/** In constant time for signatures of the right length, which is no secret. */
function isEqual(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}
