import { createHmac } from 'node:crypto'

/**
 * What stands for a guest in the download events: a keyed hash of the network address and the UTC day. It limits the
 * rate and folds repeated clicks of one day, and cannot be turned back into an address.
 */
export function guestKey(address: string, now: Date, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${now.toISOString().slice(0, 10)} ${address}`)
    .digest('base64url')
}
