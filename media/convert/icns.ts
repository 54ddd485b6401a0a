import type { Converter } from './converter.ts'
import { squarePngs } from './square-pngs.ts'

/** The types of an Apple icon that contain a PNG, with their sides; those for Retina displays have double size. */
export const ICNS_TYPES = {
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
} as const

const HEADER_BYTES = 8

/** An Apple icon: types, lengths and PNGs. */
export const toIcns: Converter = async (original, { credit }) => {
  const sides = [...new Set(Object.values(ICNS_TYPES))]
  const pngs = new Map((await squarePngs(original, sides, credit)).map(({ side, bytes }) => [side, bytes]))
  const parts = Object.entries(ICNS_TYPES).map(([type, side]) =>
    part(type, pngs.get(side) ?? Buffer.alloc(0)),
  )
  return part('icns', Buffer.concat(parts))
}

/** The length counts the header. */
function part(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(type, 'latin1')
  header.writeUInt32BE(HEADER_BYTES + content.length, 4)
  return Buffer.concat([header, content])
}
