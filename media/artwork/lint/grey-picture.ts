/** A picture of one channel, 0 to 255. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const TILE = 32
/** Mean coarse difference of a tile that has anything to compare, in grey levels. */
const LEAST_COARSE = 4
/** The tile that counts: among the sharpest, but not the single sharpest one. */
const QUANTILE = 0.95
const BLOCK = 8

/**
 * Differences between neighbours as a share of those at four times the distance, in per mille, in the sharpest parts.
 * An edge of one pixel has 250, noise more, a picture enlarged three times about 120. Null for a picture without edges.
 */
export function fineDetail({ width, height, data }: GreyPicture): number | null {
  const ratios: number[] = []
  for (let top = BLOCK; top + TILE + BLOCK <= height; top += TILE) {
    for (let left = BLOCK; left + TILE + BLOCK <= width; left += TILE) {
      let [fine, coarse] = [0, 0]
      for (let y = top; y < top + TILE; y += 1) {
        for (let x = left; x < left + TILE; x += 1) {
          const at = y * width + x
          fine += bend(data, at, 1) + bend(data, at, width)
          coarse += bend(data, at, 4) + bend(data, at, width * 4)
        }
      }
      if (coarse / (TILE * TILE) >= LEAST_COARSE) ratios.push(fine / coarse)
    }
  }
  const value = ratios.sort((a, b) => a - b)[Math.floor((ratios.length - 1) * QUANTILE)]
  return value === undefined ? null : Math.round(value * 1_000)
}

/**
 * Steps across the borders of blocks of eight pixels, compared with the other steps, in per mille: 1000 where both are
 * equal. The picture begins at a border. Null for one without steps.
 */
export function blockiness({ width, height, data }: GreyPicture): number | null {
  const sums = { border: 0, borders: 0, inside: 0, insides: 0 }
  const count = (position: number, step: number) => {
    if (position % BLOCK === 0) {
      sums.border += step
      sums.borders += 1
    } else {
      sums.inside += step
      sums.insides += 1
    }
  }
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x
      count(x, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)))
      count(y, Math.abs((data[at] ?? 0) - (data[at - width] ?? 0)))
    }
  }
  if (sums.borders === 0 || sums.border + sums.inside === 0) return null
  // Half a grey level keeps flat pictures from being compared by their last bit.
  const inside = sums.inside / sums.insides + 0.5
  return Math.round(((sums.border / sums.borders + 0.5) / inside) * 1_000)
}

/** How far a pixel is from the mean of the two at a distance on both sides. */
function bend(data: Uint8Array, at: number, distance: number): number {
  return Math.abs((data[at] ?? 0) - ((data[at - distance] ?? 0) + (data[at + distance] ?? 0)) / 2)
}
