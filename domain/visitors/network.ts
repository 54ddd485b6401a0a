const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
/** 96-bit prefixes of an embedded IPv4 address: mapped (RFC 4291) and translated by NAT64 (RFC 6052). */
const IPV4_INSIDE = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'] as const

/**
 * What limits count by: the part of an address that one household or office shares. All of an IPv4 address, also where
 * it is written as an IPv6 one, and the first 64 bits of IPv6 (RFC 6177). A port behind the address is ignored; a text
 * that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const host = hostOf(address)
  if (IPV4.test(host)) return host
  const groups = groupsOf(host)
  if (groups === null) return address
  const [high = 0, low = 0] = groups.slice(6)
  if (IPV4_INSIDE.some((prefix) => prefix === written(groups.slice(0, 6))))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return written(groups.slice(0, 4))
}

/** `[::1]:443` and `192.0.2.7:443` without brackets and port, `fe80::1%eth0` without its zone. */
function hostOf(address: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? []
  return (bracketed ?? withPort ?? address.trim()).split('%')[0] ?? ''
}

/** The eight groups of an IPv6 address; null for what is none. */
function groupsOf(host: string): readonly number[] | null {
  const [head = '', tail, ...more] = host.split('::')
  const first = readGroups(head)
  const last = readGroups(tail ?? '')
  if (first === null || last === null || more.length > 0) return null
  const missing = 8 - first.length - last.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  return [...first, ...Array<number>(missing).fill(0), ...last]
}

function readGroups(text: string): readonly number[] | null {
  if (text === '') return []
  const groups = text.split(':').flatMap((group) => (IPV4.test(group) ? halvesOf(group) : [group]))
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/** An IPv4 address as the last two groups of an IPv6 one. */
function halvesOf(ipv4: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return [(a << 8) | b, (c << 8) | d].map((half) => half.toString(16))
}

function written(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':')
}
