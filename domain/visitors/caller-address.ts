/**
 * The address that a request comes from, by its `X-Forwarded-For`. The storefront appends the address it saw, so the
 * last entry is the one nobody outside can write; with load balancers before it, as many entries from the end as there
 * are of them. Null where the header has too few entries.
 */
export function callerAddress(forwardedFor: string, proxiesInFront: number): string | null {
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxiesInFront) || null
}
