import type { PayloadRequest } from 'payload'
import { callerAddress } from '#domain/visitors/caller-address.ts'
import { networkOf } from '#domain/visitors/network.ts'

/** The network that a request came from, as `callerAddress` reads its address: what limits count by. */
export function callerNetwork(req: PayloadRequest, proxiesInFront: number): string {
  return networkOf(callerAddress(req.headers.get('x-forwarded-for') ?? '', proxiesInFront) ?? 'unknown')
}
