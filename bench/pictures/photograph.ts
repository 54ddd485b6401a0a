import sharp, { type Sharp } from 'sharp'
import type { Random } from '#seed/load/synthetic/random.ts'

const SIDE = 340

/**
 * Simulates a phone's photo of a drawing on paper: at an angle, in uneven light, with noise, slightly out of focus,
 * compressed.
 */
export async function photograph(drawing: Buffer, random: Random): Promise<Sharp> {
  const within = (from: number, to: number) => from + random() * (to - from)
  const paper = { r: within(190, 250), g: within(190, 250), b: within(180, 245) }
  const { data } = await sharp(drawing)
    .flatten({ background: paper })
    .resize(220, 220, { fit: 'contain', background: paper })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: paper })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lens = perspective(within)
  const light = { across: within(-0.3, 0.3), down: within(-0.3, 0.3) }
  const seen = Buffer.alloc(data.length)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [u, v] = lens(x, y)
      const lit = 0.85 + light.across * (x / SIDE - 0.5) + light.down * (y / SIDE - 0.5)
      for (let channel = 0; channel < 3; channel += 1) {
        const noise = (random() + random() + random() - 1.5) * 24
        const value = sample(data, u, v, channel) * lit + noise
        seen[(y * SIDE + x) * 3 + channel] = Math.max(0, Math.min(255, value))
      }
    }
  }
  const photo = sharp(seen, { raw: { width: SIDE, height: SIDE, channels: 3 } }).blur(1.2)
  return sharp(await photo.jpeg({ quality: 55 }).toBuffer())
}

/** Maps each pixel of the photo to the paper, which is tilted about both axes by up to about fifteen degrees. */
function perspective(within: (from: number, to: number) => number) {
  const tilt = { x: within(-0.0008, 0.0008), y: within(-0.0008, 0.0008) }
  const skew = { x: within(-0.08, 0.08), y: within(-0.08, 0.08) }
  return (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - SIDE / 2, y - SIDE / 2]
    const depth = 1 + tilt.x * dx + tilt.y * dy
    return [SIDE / 2 + (dx + skew.x * dy) / depth, SIDE / 2 + (dy + skew.y * dx) / depth]
  }
}

/** Bilinear interpolation; the edge of the paper is repeated outside of it. */
function sample(data: Buffer, u: number, v: number, channel: number): number {
  const inside = (place: number) => Math.max(0, Math.min(SIDE - 1, place))
  const at = (x: number, y: number) => data[(inside(y) * SIDE + inside(x)) * 3 + channel] ?? 0
  const [x, y] = [Math.floor(u), Math.floor(v)]
  const [across, down] = [u - x, v - y]
  const above = at(x, y) * (1 - across) + at(x + 1, y) * across
  const below = at(x, y + 1) * (1 - across) + at(x + 1, y + 1) * across
  return above * (1 - down) + below * down
}
