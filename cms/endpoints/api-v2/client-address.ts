import type { PayloadRequest } from 'payload'
import { callerAddress } from '#domain/visitors/caller-address.ts'

/** The network address a request came from, as `callerAddress` reads it. */
export function clientAddress(req: PayloadRequest, proxiesInFront: number): string {
  return callerAddress(req.headers.get('x-forwarded-for') ?? '', proxiesInFront) ?? 'unknown'
}
