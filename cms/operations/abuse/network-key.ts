import { createHmac } from 'node:crypto'

/**
 * The network of one account on one UTC day, as a keyed hash that cannot be reversed. It is different for each account and
 * each day: it counts networks, and links neither accounts nor days.
 */
export function networkKey(
  { user, network }: { readonly user: string; readonly network: string },
  now: Date,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`account network ${now.toISOString().slice(0, 10)} ${user} ${network}`)
    .digest('base64url')
}
