import { crc32, deflateSync } from 'node:zlib'

const SIDE = 12_000
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG of some 17 kB with 144 million black pixels of one bit each, without the seconds that an encoder needs for them. */
export function pictureBomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head[8] = 1
  const rows = Buffer.alloc(SIDE * (1 + SIDE / 8))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
