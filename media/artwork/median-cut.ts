import type { Rgb } from './colour.ts'

export interface CountedColour {
  readonly rgb: Rgb
  readonly pixels: number
}

/**
 * Modified median cut: the box of colours that matters most is cut at its median until there are `count` boxes or
 * every box holds one colour. Three quarters of the cuts go by how many pixels a box covers, the last by pixels and
 * volume together, so that small but different accents are found too.
 *
 * Works on exact colours, not on a coarse histogram: two boxes are parted by a plane between integers, so their
 * means differ and the answer has exactly min(count, distinct colours) colours, commonest first.
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
  /** Extent along red, green and blue; 0 where all colours agree. */
  readonly extents: Rgb
}

function boxOf(colours: readonly CountedColour[]): Box {
  const extent = (channel: Channel): number => {
    let low = 255
    let high = 0
    for (const { rgb } of colours) {
      low = Math.min(low, rgb[channel])
      high = Math.max(high, rgb[channel])
    }
    return high - low
  }
  return {
    colours,
    pixels: colours.reduce((sum, { pixels }) => sum + pixels, 0),
    extents: [extent(0), extent(1), extent(2)],
  }
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

/** Cuts across the longest side, after the value where half of the pixels lie, leaving no side empty. */
function cut(box: Box): readonly [Box, Box] {
  const channel = CHANNELS.reduce((best, next) => (box.extents[next] > box.extents[best] ? next : best))
  const sorted = [...box.colours].sort((a, b) => a.rgb[channel] - b.rgb[channel])
  const last = sorted.at(-1)?.rgb[channel] ?? 255
  let threshold = sorted[0]?.rgb[channel] ?? 0
  let seen = 0
  for (const { rgb, pixels } of sorted) {
    if (rgb[channel] >= last || seen >= box.pixels / 2) break
    threshold = rgb[channel]
    seen += pixels
  }
  return [
    boxOf(sorted.filter(({ rgb }) => rgb[channel] <= threshold)),
    boxOf(sorted.filter(({ rgb }) => rgb[channel] > threshold)),
  ]
}

function meanOf({ colours, pixels }: Box): Rgb {
  const mean = (channel: Channel): number =>
    Math.round(colours.reduce((sum, colour) => sum + colour.rgb[channel] * colour.pixels, 0) / pixels)
  return [mean(0), mean(1), mean(2)]
}
