import { BlockList, isIP } from 'node:net'
import { type Refusal, refuse } from '#local/search/query/refusal.ts'
import { fits } from './fits.ts'
import type { Restrictions } from './read-secured-key.ts'

/** The parts of a request that restrictions check. */
export interface RestrictedUse {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The requested index; null where the request names none. */
  readonly index: string | null
  /** The client's address. */
  readonly source: string
}

/** Why a secured key may not be used for a request; null where it may. */
export function refusalOf(
  { validUntil, restrictIndices, restrictSources }: Restrictions,
  { now, index, source }: RestrictedUse,
): Refusal | null {
  if (validUntil !== null && validUntil * 1_000 < now) {
    return refuse('"validUntil" parameter expired (less than current date)')
  }
  if (index !== null && !fits(restrictIndices, index)) {
    return refuse('Index not allowed with this API key', 403)
  }
  if (restrictSources !== null && !isWithin(restrictSources, source)) {
    return refuse('Source not allowed with this API key', 403)
  }
  return null
}

/** Whether an address is, or is in, a network; IPv4 addresses match in their IPv6 form too. */
function isWithin(network: string, source: string): boolean {
  const [address = '', bits] = network.split('/')
  const family = familyOf(address)
  const from = familyOf(source)
  const length = bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits)
  if (
    !family ||
    !from ||
    !Number.isInteger(length) ||
    length < 0 ||
    length > (family === 'ipv4' ? 32 : 128)
  ) {
    return false
  }
  const allowed = new BlockList()
  allowed.addSubnet(address, length, family)
  return allowed.check(source, from)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
