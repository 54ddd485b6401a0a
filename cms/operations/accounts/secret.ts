import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload } from '#cms/operations/database.ts'

const BYTES = 32

/** A secret that nobody guesses: 43 characters that fit into cookies and addresses. It is given away once and kept as its hash. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** What is kept of a secret: enough to know it again. Secrets are random, so a plain hash cannot be turned back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Stands for a text that can be guessed, such as an address, where only whether it is the same one matters. */
export function keyedHash(payload: Payload, text: string): string {
  return createHmac('sha256', payload.secret).update(text).digest('hex')
}
