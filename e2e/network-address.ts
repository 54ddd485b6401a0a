import { randomInt } from 'node:crypto'

/** A network address that no other test uses (of RFC 6598's range, which is not routed). */
export function newAddress(): string {
  const part = () => randomInt(256)
  return `100.${64 + randomInt(64)}.${part()}.${part()}`
}
