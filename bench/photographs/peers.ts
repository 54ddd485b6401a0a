import sharp, { type Sharp } from 'sharp'

/** A plain way to compare pictures: a smaller distance is a better match. */
export interface Peer {
  readonly name: string
  readonly describe: (picture: Uint8Array) => Promise<Uint8Array>
  readonly distance: (one: Uint8Array, other: Uint8Array) => number
}

const GRID = 8

/** The peers that photographs are searched with in the same run. */
export const PEERS: readonly Peer[] = [
  {
    // Neal Krawetz's difference hash: whether each of 8 × 8 grey values is darker than the next.
    name: 'dHash, 64 bit',
    describe: async (picture) => {
      const greys = await pixelsOf(sharp(picture).greyscale(), 9, 8)
      return Uint8Array.from({ length: 64 }, (_, at) => {
        const place = Math.floor(at / 8) * 9 + (at % 8)
        return (greys[place] ?? 0) < (greys[place + 1] ?? 0) ? 1 : 0
      })
    },
    distance: (one, other) => one.reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0),
  },
  {
    name: 'mean colours, 8 × 8',
    describe: (picture) => pixelsOf(sharp(picture).removeAlpha(), GRID, GRID),
    distance: (one, other) => one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0),
  },
]

async function pixelsOf(picture: Sharp, width: number, height: number): Promise<Uint8Array> {
  return Uint8Array.from(await picture.resize(width, height, { fit: 'fill' }).raw().toBuffer())
}
