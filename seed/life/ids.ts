import { createHash } from 'node:crypto'

/** A UUID that depends on the text alone, so that a repeated step has the same key. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`motif life ${text}`).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function buyerId(buyer: number): string {
  return uuidOf(`buyer ${buyer}`)
}

/** The idempotency key of an order of the plan. */
export function orderKey(order: string): string {
  return `life:${order}`
}
