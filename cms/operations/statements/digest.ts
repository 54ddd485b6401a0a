import { createHash } from 'node:crypto'
import type { Digest } from '#domain/statements/hashes.ts'

export const digestOf: Digest = async (text) => createHash('sha256').update(text).digest('hex')
