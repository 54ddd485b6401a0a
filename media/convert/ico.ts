import type { Converter } from './converter.ts'
import { squarePngs } from './square-pngs.ts'

/** The sizes that Windows and browsers ask for. */
export const ICO_SIDES = [16, 24, 32, 48, 64, 128, 256] as const

const DIRECTORY_BYTES = 6
const ENTRY_BYTES = 16
const TYPE_ICON = 1
const BITS_PER_PIXEL = 32

/** A Windows icon: a directory of PNGs. Their sides are bytes, in which 256 is 0. */
export const toIco: Converter = async (original, { credit }) => {
  const pngs = await squarePngs(original, ICO_SIDES, credit)
  const head = Buffer.alloc(DIRECTORY_BYTES + ENTRY_BYTES * pngs.length)
  head.writeUInt16LE(TYPE_ICON, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  pngs.forEach(({ side, bytes }, index) => {
    const entry = DIRECTORY_BYTES + ENTRY_BYTES * index
    head.writeUInt8(side % 256, entry)
    head.writeUInt8(side % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  })
  return Buffer.concat([head, ...pngs.map(({ bytes }) => bytes)])
}
