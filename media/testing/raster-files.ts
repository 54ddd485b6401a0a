import fc from 'fast-check'
import { pixels } from '#media/pipeline/test-files.ts'
import { CANARY_ADDRESS, CANARY_SCRIPT } from './canary.ts'

export type RasterFormat = 'png' | 'jpg' | 'webp' | 'gif'

/** A small picture in each format, as an encoder writes it. */
export const GOOD_RASTERS: Readonly<Record<RasterFormat, Buffer>> = {
  png: await pixels(12, 8).png().toBuffer(),
  jpg: await pixels(12, 8).jpeg().toBuffer(),
  webp: await pixels(12, 8).webp().toBuffer(),
  gif: await pixels(12, 8).gif().toBuffer(),
}

/** Metadata that a picture file may contain. */
const METADATA: readonly string[] = [
  `<script>${CANARY_SCRIPT}</script>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><image href="${CANARY_ADDRESS}"/></svg>`,
  `PK\u0003\u0004${CANARY_ADDRESS}`,
  `<?php canary(); ?>`,
  `Exif\0\0MM\0*\0\0\0\u0008${CANARY_ADDRESS}`,
  `http://ns.adobe.com/xap/1.0/\0<x:canary/>`,
]

type Insert = (bytes: Buffer, at: number, cargo: Buffer) => Buffer
const at = (bytes: Buffer, place: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, place), part, bytes.subarray(place)])
const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)])

const png =
  (name: string): Insert =>
  (bytes, share, cargo) => {
    const places = [33, bytes.length - 12]
    return at(
      bytes,
      places[share % 2] ?? 33,
      Buffer.concat([u32(cargo.length), Buffer.from(name), cargo, u32(0)]),
    )
  }
const jpg =
  (marker: number, start = ''): Insert =>
  (bytes, _, cargo) => {
    const content = Buffer.concat([Buffer.from(start, 'latin1'), cargo])
    return at(bytes, 2, Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]))
  }
const webp =
  (name: string): Insert =>
  (bytes, share, cargo) => {
    const padded = Buffer.concat([cargo, Buffer.alloc(cargo.length % 2)])
    const size = Buffer.alloc(4)
    size.writeUInt32LE(cargo.length)
    const place = share % 2 ? 12 : bytes.length
    const whole = at(bytes, place, Buffer.concat([Buffer.from(name), size, padded]))
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  }
const gif =
  (label: number, name = ''): Insert =>
  (bytes, _, cargo) => {
    const table = 13 + ((bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0)
    const head = name === '' ? [] : [Buffer.from([name.length]), Buffer.from(name)]
    const block = [Buffer.from([0x21, label]), ...head, Buffer.from([cargo.length]), cargo, Buffer.from([0])]
    return at(bytes, table, Buffer.concat(block))
  }

const INSERTS: Readonly<Record<RasterFormat, readonly Insert[]>> = {
  png: ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt', 'caBX', 'gAMA', 'pHYs', 'sBIT'].map(png),
  jpg: [
    ...[0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef, 0xfe].map((marker) => jpg(marker)),
    jpg(0xe0, 'JFIF\0\u0001\u0001\0\0\u0001\0\u0001\u0002\u0002'),
  ],
  webp: ['EXIF', 'XMP ', 'abcd', 'VP8X', 'ANIM'].map(webp),
  gif: [gif(0xfe), gif(0x01), gif(0xff, 'XMP DataXMP'), gif(0xff, 'NETSCAPE2.0'), gif(0xab)],
}
const behind: Insert = (bytes, _, cargo) => Buffer.concat([bytes, cargo])

export interface HostileRaster {
  readonly format: RasterFormat
  readonly bytes: Uint8Array
}

/** Good pictures with records of metadata between and after their parts. */
export const loadedRaster: fc.Arbitrary<HostileRaster> = fc
  .constantFrom<RasterFormat>('png', 'jpg', 'webp', 'gif')
  .chain((format) =>
    fc
      .array(
        fc.tuple(
          fc.constantFrom(...INSERTS[format], behind),
          fc.nat({ max: 9 }),
          fc.constantFrom(...METADATA),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((inserts) => ({
        format,
        bytes: inserts.reduce(
          (bytes, [insert, share, cargo]) => insert(bytes, share, Buffer.from(cargo, 'latin1')),
          GOOD_RASTERS[format],
        ),
      })),
  )

/** Good pictures with bytes changed, removed or truncated. */
export const brokenRaster: fc.Arbitrary<HostileRaster> = fc
  .tuple(
    fc.constantFrom<RasterFormat>('png', 'jpg', 'webp', 'gif'),
    fc.array(fc.tuple(fc.nat({ max: 9_999 }), fc.nat({ max: 255 })), { maxLength: 6 }),
    fc.tuple(fc.nat({ max: 9_999 }), fc.constantFrom(0, 0, 1, 7, 9_999)),
  )
  .map(([format, changes, [cut, length]]) => {
    const bytes = Buffer.from(GOOD_RASTERS[format])
    for (const [place, value] of changes) bytes[place % bytes.length] = value
    const start = cut % bytes.length
    return { format, bytes: Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]) }
  })
