import { createHash } from 'node:crypto'
import { readByteRange } from '#cms/files/byte-range.ts'
import type { Reply } from '#cms/files/reply.ts'

/** Marks a reply whose parts can be requested; its ETag is that of its bytes. */
export const RANGES = { 'accept-ranges': 'bytes' } as const

/** The strong ETag of a file. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex')}"`
}

/** Headers of a request, of which two are read. */
export interface Conditions {
  readonly range?: string | undefined
  readonly 'if-range'?: string | readonly string[] | undefined
}

/**
 * The requested part of a reply, so that an interrupted download is continued. The whole file where `If-Range` names another
 * version of it, and for replies without parts.
 */
export function rangedReply(reply: Reply, { range, 'if-range': ifRange }: Conditions): Reply {
  const { status, headers, body } = reply
  if (range === undefined || status !== 200 || headers['accept-ranges'] !== 'bytes') return reply
  if (!(body instanceof Uint8Array)) return reply
  // A weak tag or a date says too little about the bytes.
  if (ifRange !== undefined && ifRange !== headers.etag) return reply
  const span = readByteRange(range, body.byteLength)
  if (span === null) return reply
  const of = (part: string) => ({ ...headers, 'content-range': `bytes ${part}/${body.byteLength}` })
  if (span === 'unsatisfiable') return { status: 416, headers: of('*'), body: '' }
  const { first, last } = span
  return { status: 206, headers: of(`${first}-${last}`), body: body.subarray(first, last + 1) }
}
