import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a text has this signature: HMAC-SHA256 in hexadecimal digits, compared in constant time. */
export function hasSignature(text: string, signature: string, secret: string): boolean {
  // With an empty secret every forgery is valid.
  if (secret === '' || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}
