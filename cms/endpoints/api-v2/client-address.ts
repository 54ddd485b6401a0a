import type { PayloadRequest } from 'payload'

/**
 * The network address a request came from. The storefront in front appends the address it saw, so the last entry is
 * the one nobody outside can write; with load balancers before it, as many entries from the end as there are of them.
 */
export function clientAddress(req: PayloadRequest, proxiesInFront: number): string {
  const hops = (req.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxiesInFront) || 'unknown'
}
