import { crc32, deflateSync } from 'node:zlib'
import type { Raster } from '#media/artwork/raster.ts'

/**
 * Compression levels. For 96 icons and illustrations of 256 pixels, the level of uploads takes 0.29 ms each
 * for 6.8 KB and that of previews 0.85 ms for 4.9 KB; sharp takes 1.2 ms for the latter.
 */
export const PNG_LEVELS = { upload: 3, preview: 6 } as const

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)
const END = chunk('IEND', new Uint8Array())

/**
 * The end of the header: 8 bits a channel, RGBA, and the default methods of compression, filtering and
 * interlacing.
 */
const FORMAT = [8, 6, 0, 0, 0] as const
const HEADER_BYTES = 13

/**
 * Writes a PNG of 8 bits a channel with unfiltered rows, which are smaller for drawings with flat colours.
 */
export function encodePng(raster: Raster, level: number): Uint8Array {
  const pixels = deflateSync(unfilteredRows(raster), { level })
  return Buffer.concat([SIGNATURE, chunk('IHDR', headerOf(raster)), chunk('IDAT', pixels), END])
}

function headerOf({ width, height }: Raster): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(FORMAT, 8)
  return header
}

/** The pixels of each row after the number of its filter, 0. Valid until the next call. */
function unfilteredRows({ width, height, data }: Raster): Uint8Array {
  const row = width * 4
  const bytes = (row + 1) * height
  const rows = bytes <= SCRATCH.length ? SCRATCH.subarray(0, bytes) : new Uint8Array(bytes)
  for (let y = 0; y < height; y += 1) {
    rows[y * (row + 1)] = 0
    rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  }
  return rows
}

/** Memory for the rows of a PNG 256, as clearing new memory for each takes as long as filling it. */
const SCRATCH = new Uint8Array(257 * 4 * 256)

/** Length, name and content, and the checksum of name and content. */
function chunk(name: string, content: Uint8Array): Buffer {
  const framed = Buffer.alloc(content.length + 12)
  framed.writeUInt32BE(content.length, 0)
  framed.write(name, 4, 'latin1')
  framed.set(content, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), content.length + 8)
  return framed
}
