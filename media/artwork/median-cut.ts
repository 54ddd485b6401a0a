import type { Rgb } from './colour.ts'

/** Different colours, each as `0xrrggbb`, and the number of pixels of each. */
export interface CountedColours {
  readonly colours: Int32Array
  readonly pixels: Uint32Array
}

/**
 * Modified median cut: the box of colours with the highest weight is cut at its median until there are
 * `count` boxes or every box has one colour. Three quarters of the cuts go by the pixels that a box covers,
 * the rest by pixels and volume together, so that small but different accents are found too.
 *
 * Works on exact colours, not on a coarse histogram: two boxes are separated by a plane between integers, so
 * their means differ and the result has exactly min(count, distinct colours) colours, commonest first.
 */
export function medianCut(counted: CountedColours, count: number): readonly Rgb[] {
  // Each box is a part of these arrays, which a cut puts in order.
  const sorted = { colours: counted.colours.slice(), pixels: counted.pixels.slice() }
  const byPixels = Math.ceil(count * SHARE_BY_PIXELS)
  let boxes: readonly Box[] = [boxOf(sorted, 0, sorted.colours.length)]
  while (boxes.length < count) {
    const weigh = boxes.length < byPixels ? pixelWeight : volumeWeight
    const next = heaviest(boxes.filter(canBeCut), weigh)
    if (!next) break
    boxes = [...boxes.filter((box) => box !== next), ...cut(sorted, next)]
  }
  return [...boxes].sort((a, b) => b.pixels - a.pixels).map((box) => meanOf(sorted, box))
}

const SHARE_BY_PIXELS = 0.75

interface Box {
  /** Its first colour, and the end of its last one. */
  readonly start: number
  readonly end: number
  readonly pixels: number
  /** Extent along red, green and blue; 0 where all colours are equal. */
  readonly extents: Rgb
}

function boxOf({ colours, pixels }: CountedColours, start: number, end: number): Box {
  let lowRed = 255
  let lowGreen = 255
  let lowBlue = 255
  let highRed = 0
  let highGreen = 0
  let highBlue = 0
  let sum = 0
  for (let at = start; at < end; at += 1) {
    const colour = colours[at] ?? 0
    const red = colour >> 16
    const green = (colour >> 8) & 255
    const blue = colour & 255
    sum += pixels[at] ?? 0
    if (red < lowRed) lowRed = red
    if (red > highRed) highRed = red
    if (green < lowGreen) lowGreen = green
    if (green > highGreen) highGreen = green
    if (blue < lowBlue) lowBlue = blue
    if (blue > highBlue) highBlue = blue
  }
  return { start, end, pixels: sum, extents: [highRed - lowRed, highGreen - lowGreen, highBlue - lowBlue] }
}

function canBeCut({ start, end }: Box): boolean {
  return end - start > 1
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
function cut(sorted: CountedColours, box: Box): readonly [Box, Box] {
  const [red, green, blue] = box.extents
  const shift = blue > Math.max(red, green) ? 0 : green > red ? 8 : 16
  const middle = partition(sorted, box, shift, medianOf(sorted, box, shift))
  return [boxOf(sorted, box.start, middle), boxOf(sorted, middle, box.end)]
}

/** Puts the colours up to the threshold before the others. Returns the first of the others. */
function partition({ colours, pixels }: CountedColours, box: Box, shift: number, threshold: number): number {
  let middle = box.start
  for (let at = box.start; at < box.end; at += 1) {
    const colour = colours[at] ?? 0
    if (((colour >> shift) & 255) > threshold) continue
    const count = pixels[at] ?? 0
    colours[at] = colours[middle] ?? 0
    pixels[at] = pixels[middle] ?? 0
    colours[middle] = colour
    pixels[middle] = count
    middle += 1
  }
  return middle
}

/** The value of a channel that half of the pixels reach, but never the highest that occurs. */
function medianOf({ colours, pixels }: CountedColours, box: Box, shift: number): number {
  const histogram = new Uint32Array(256)
  for (let at = box.start; at < box.end; at += 1) {
    const value = ((colours[at] ?? 0) >> shift) & 255
    histogram[value] = (histogram[value] ?? 0) + (pixels[at] ?? 0)
  }
  const highest = histogram.findLastIndex((count) => count > 0)
  let median = histogram.findIndex((count) => count > 0)
  let seen = 0
  for (let value = median; value < highest && seen < box.pixels / 2; value += 1) {
    const count = histogram[value] ?? 0
    if (count > 0) median = value
    seen += count
  }
  return median
}

function meanOf({ colours, pixels }: CountedColours, box: Box): Rgb {
  let reds = 0
  let greens = 0
  let blues = 0
  for (let at = box.start; at < box.end; at += 1) {
    const colour = colours[at] ?? 0
    const count = pixels[at] ?? 0
    reds += (colour >> 16) * count
    greens += ((colour >> 8) & 255) * count
    blues += (colour & 255) * count
  }
  return [Math.round(reds / box.pixels), Math.round(greens / box.pixels), Math.round(blues / box.pixels)]
}
