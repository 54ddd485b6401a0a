import { createHmac } from 'node:crypto'

/**
 * The key of a guest in download events: a keyed hash of the network address and the UTC day. It serves rate limits
 * and the folding of repeated clicks within a day, and cannot be reversed.
 */
export function guestKey(address: string, now: Date, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${now.toISOString().slice(0, 10)} ${address}`)
    .digest('base64url')
}
