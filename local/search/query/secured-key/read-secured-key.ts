import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { readParamsText } from '#local/search/query/params/read-request.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'

/** What a secured key adds to the terms of its parent key. */
export interface Restrictions {
  /** Parameters that no request can change. */
  readonly request: SearchRequest
  /** Unix seconds; null for no end. */
  readonly validUntil: number | null
  /** Names, or patterns with `*` at either end; empty for all. */
  readonly restrictIndices: readonly string[]
  /** An address, or a network as `10.0.0.0/8`; null for all. */
  readonly restrictSources: string | null
}

export interface SecuredKey {
  readonly parent: string
  readonly restrictions: Restrictions
}

/** Hexadecimal digits of an HMAC-SHA256. */
const SIGNATURE = 64

/**
 * Reads a secured API key: base64 of the HMAC-SHA256 (in hexadecimal) of its restrictions under its parent
 * key, followed by the restrictions as a query string. Null where no key is its parent. Signatures are
 * compared in constant time. A valid key with an unknown restriction is refused.
 */
export function readSecuredKey(key: string, parents: Iterable<string>): Result<SecuredKey> | null {
  const decoded = Buffer.from(key, 'base64').toString()
  const signature = Buffer.from(decoded.slice(0, SIGNATURE))
  if (signature.length !== SIGNATURE) return null
  const said = decoded.slice(SIGNATURE)
  for (const parent of parents) {
    const expected = Buffer.from(createHmac('sha256', parent).update(said).digest('hex'))
    if (!timingSafeEqual(expected, signature)) continue
    const restrictions = readRestrictions(said)
    return restrictions.ok ? accept({ parent, restrictions: restrictions.value }) : restrictions
  }
  return null
}

function readRestrictions(said: string): Result<Restrictions> {
  const all = new URLSearchParams(said)
  const validUntil = Number(all.get('validUntil') ?? Number.NaN)
  const restrictSources = all.get('restrictSources') || null
  const restrictIndices = (all.get('restrictIndices') ?? '')
    .split(',')
    .map((pattern) => pattern.trim())
    .filter(Boolean)
  for (const name of ['validUntil', 'restrictIndices', 'restrictSources']) all.delete(name)
  const request = readParamsText(all.toString())
  return request.ok
    ? accept({
        request: request.value,
        validUntil: Number.isNaN(validUntil) ? null : validUntil,
        restrictIndices,
        restrictSources,
      })
    : request
}
