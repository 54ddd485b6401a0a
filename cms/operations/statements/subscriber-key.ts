import { createHmac } from 'node:crypto'

const DIGITS = 16

/**
 * The subscriber of a line as a keyed hash that cannot be reversed. It is another one in each month: a contributor sees
 * what one subscriber downloaded in a month, and not who it is or what they did in another.
 *
 * @param month such as `2026-11`
 */
export function subscriberKey(buyer: string, month: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`statement subscriber ${month} ${buyer}`)
    .digest('hex')
    .slice(0, DIGITS)
}
