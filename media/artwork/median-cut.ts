import type { Rgb } from './colour.ts'

export interface CountedColour {
  readonly rgb: Rgb
  readonly pixels: number
}

/**
 * Modified median cut: the box of colours with the highest weight is cut at its median until there are
 * `count` boxes or every box has one colour. Three quarters of the cuts go by the pixels that a box covers,
 * the rest by pixels and volume together, so that small but different accents are found too.
 *
 * Works on exact colours, not on a coarse histogram: two boxes are separated by a plane between integers, so
 * their means differ and the result has exactly min(count, distinct colours) colours, commonest first.
 */
export function medianCut(colours: readonly CountedColour[], count: number): readonly Rgb[] {
  const byPixels = Math.ceil(count * SHARE_BY_PIXELS)
  let boxes: readonly Box[] = [boxOf(colours)]
  while (boxes.length < count) {
    const weigh = boxes.length < byPixels ? pixelWeight : volumeWeight
    const next = heaviest(boxes.filter(canBeCut), weigh)
    if (!next) break
    boxes = [...boxes.filter((box) => box !== next), ...cut(next)]
  }
  return [...boxes].sort((a, b) => b.pixels - a.pixels).map(meanOf)
}

const SHARE_BY_PIXELS = 0.75

type Channel = 0 | 1 | 2
const CHANNELS = [0, 1, 2] as const

interface Box {
  readonly colours: readonly CountedColour[]
  readonly pixels: number
  /** Extent along red, green and blue; 0 where all colours are equal. */
  readonly extents: Rgb
}

function boxOf(colours: readonly CountedColour[]): Box {
  let [lowRed, lowGreen, lowBlue] = [255, 255, 255]
  let [highRed, highGreen, highBlue] = [0, 0, 0]
  let pixels = 0
  for (const colour of colours) {
    const [red, green, blue] = colour.rgb
    pixels += colour.pixels
    if (red < lowRed) lowRed = red
    if (red > highRed) highRed = red
    if (green < lowGreen) lowGreen = green
    if (green > highGreen) highGreen = green
    if (blue < lowBlue) lowBlue = blue
    if (blue > highBlue) highBlue = blue
  }
  return { colours, pixels, extents: [highRed - lowRed, highGreen - lowGreen, highBlue - lowBlue] }
}

function canBeCut(box: Box): boolean {
  return box.colours.length > 1
}

function pixelWeight(box: Box): number {
  return box.pixels
}

function volumeWeight({ pixels, extents: [red, green, blue] }: Box): number {
  return pixels * (red + 1) * (green + 1) * (blue + 1)
}

function heaviest(boxes: readonly Box[], weigh: (box: Box) => number): Box | undefined {
  return boxes.reduce<Box | undefined>(
    (best, box) => (best === undefined || weigh(box) > weigh(best) ? box : best),
    undefined,
  )
}

/** Cuts across the longest side, after the value that half of the pixels reach; neither side is empty. */
function cut(box: Box): readonly [Box, Box] {
  const channel = CHANNELS.reduce((best, next) => (box.extents[next] > box.extents[best] ? next : best))
  const threshold = medianOf(box, channel)
  const below: CountedColour[] = []
  const above: CountedColour[] = []
  for (const colour of box.colours) (colour.rgb[channel] <= threshold ? below : above).push(colour)
  return [boxOf(below), boxOf(above)]
}

/** The value that half of the pixels reach, but never the highest that occurs. */
function medianOf({ colours, pixels }: Box, channel: Channel): number {
  const histogram = new Uint32Array(256)
  for (const colour of colours) {
    const value = colour.rgb[channel]
    histogram[value] = (histogram[value] ?? 0) + colour.pixels
  }
  const highest = histogram.findLastIndex((count) => count > 0)
  let median = histogram.findIndex((count) => count > 0)
  let seen = 0
  for (let value = median; value < highest && seen < pixels / 2; value += 1) {
    const count = histogram[value] ?? 0
    if (count > 0) median = value
    seen += count
  }
  return median
}

function meanOf({ colours, pixels }: Box): Rgb {
  const mean = (channel: Channel): number =>
    Math.round(colours.reduce((sum, colour) => sum + colour.rgb[channel] * colour.pixels, 0) / pixels)
  return [mean(0), mean(1), mean(2)]
}
