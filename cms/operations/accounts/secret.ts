import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload } from '#cms/operations/database.ts'

const BYTES = 32

/** A random secret: 43 characters that are valid in cookies and addresses. It is issued once and stored as its hash. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** The stored hash of a secret. Secrets are random, so an unsalted hash cannot be reversed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A keyed hash of a guessable text, such as an address, for comparison only. */
export function keyedHash(payload: Payload, text: string): string {
  return createHmac('sha256', payload.secret).update(text).digest('hex')
}
