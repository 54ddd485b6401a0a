import type { PayloadRequest } from 'payload'
import { callerAddress } from '#domain/visitors/caller-address.ts'
import { networkOf } from '#domain/visitors/network.ts'

/** The network of a request, which limits count by; `callerAddress` reads its address. */
export function callerNetwork(req: PayloadRequest, proxiesInFront: number): string {
  return networkOf(callerAddress(req.headers.get('x-forwarded-for') ?? '', proxiesInFront) ?? 'unknown')
}
