/**
 * The client address of a request, from its `X-Forwarded-For`. The storefront appends the address it saw, so the last
 * entry cannot be forged; behind load balancers, one more entry from the end for each. Null when the header has too
 * few entries.
 */
export function callerAddress(forwardedFor: string, proxiesInFront: number): string | null {
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxiesInFront) || null
}
