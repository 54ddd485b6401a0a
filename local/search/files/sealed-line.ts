import { crc32 } from 'node:zlib'

/** A line is 8 hexadecimal digits of the CRC-32 of its JSON, a space, the JSON, and a line feed. */
const SEAL_LENGTH = 9

/** A value as a line with a checksum. */
export function sealLine(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${sealOf(json)} `), json, Buffer.from('\n')])
}

/** The value of a line without its line feed; null where the checksum does not match. */
export function unsealLine(line: Buffer): unknown {
  const json = line.subarray(SEAL_LENGTH)
  if (json.length === 0 || line.toString('latin1', 0, SEAL_LENGTH) !== `${sealOf(json)} `) return null
  return JSON.parse(json.toString('utf8'))
}

function sealOf(json: Buffer): string {
  return crc32(json).toString(16).padStart(8, '0')
}
