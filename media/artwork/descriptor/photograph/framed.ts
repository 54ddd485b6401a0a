import type { Raster } from '../../raster.ts'
import { mayBePhotograph, type RasterBox } from './full-frame.ts'

/**
 * The rectangles in a picture that may be photographs on a page: connected areas that differ from the colour around
 * them and fill their box, also inside a card of another colour. The largest first; the page below a bar may be one of
 * them.
 */
export function framedPhotographs(raster: Raster): readonly RasterBox[] {
  const whole = { left: 0, top: 0, right: raster.width, bottom: raster.height }
  return areasIn(raster, whole, LEVELS)
    .filter((box, at, all) => all.findIndex((other) => isSame(box, other)) === at)
    .filter((box) => mayBePhotograph(raster, box))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST)
}

/** How deep photographs are looked for in areas: a card on a page, and its photograph. */
const LEVELS = 2
const MOST = 6
/** Pixels of the query picture. */
const MIN_SIDE = 24
const MAX_ASPECT = 5
/** Share of its box that an area fills: a rectangle with round corners, or with parts as light as the page. */
const MIN_FILLED = 0.7
/** A part of the whole below this is the page with a margin cut off. */
const MAX_SHARE = 0.97
/** Largest difference of a channel, of 255, within which a pixel belongs to the page. */
const PAGE_REACH = 6

function areasIn(raster: Raster, within: RasterBox, levels: number): readonly RasterBox[] {
  const found = pageColours(raster, within)
    .flatMap((page) => connectedAreas(raster, within, page))
    .filter((box) => sizeOf(box) < MAX_SHARE * sizeOf(within))
  if (levels === 1) return found
  return found.flatMap((box) => [box, ...areasIn(raster, box, levels - 1)])
}

/** The two commonest colours along the border of an area. */
function pageColours({ width, data }: Raster, { left, top, right, bottom }: RasterBox): readonly number[] {
  const counts = new Map<number, number>()
  const add = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  for (let x = left; x < right; x += 1) for (const y of [top, bottom - 1]) add(x, y)
  for (let y = top; y < bottom; y += 1) for (const x of [left, right - 1]) add(x, y)
  const [first, ...others] = [...counts].sort((a, b) => b[1] - a[1])
  const second = others.find(([colour]) => first && differs(colour, first[0]))
  return [first, second].flatMap((one) => (one ? [one[0]] : []))
}

/** Boxes of the areas that differ from the page's colour, side by side without a gap. */
function connectedAreas(raster: Raster, within: RasterBox, page: number): readonly RasterBox[] {
  const { width, data } = raster
  const across = within.right - within.left
  const left = new Uint8Array(across * (within.bottom - within.top))
  for (let at = 0; at < left.length; at += 1) {
    const from = ((within.top + Math.floor(at / across)) * width + within.left + (at % across)) * 4
    const colour = ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0)
    left[at] = differs(colour, page) ? 1 : 0
  }
  const boxes: RasterBox[] = []
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue
    const { box, pixels } = takeArea(left, across, start)
    if (isRectangle(box, pixels)) boxes.push(moved(box, within))
  }
  return boxes
}

/** Flood-fills the area around `start` and clears it from `left`. */
function takeArea(left: Uint8Array, across: number, start: number) {
  const box = { left: across, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  let pixels = 0
  const waiting = [start]
  left[start] = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % across
    const y = (at - x) / across
    pixels += 1
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < across ? at + 1 : -1, at - across, at + across]) {
      if (!left[next]) continue
      left[next] = 0
      waiting.push(next)
    }
  }
  return { box, pixels }
}

function isRectangle(box: RasterBox, pixels: number): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= MIN_SIDE && long <= MAX_ASPECT * short && pixels >= MIN_FILLED * width * height
}

function moved(box: RasterBox, { left, top }: RasterBox): RasterBox {
  return { left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top }
}

function isSame(one: RasterBox, other: RasterBox): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  )
}

function sizeOf({ left, top, right, bottom }: RasterBox): number {
  return (right - left) * (bottom - top)
}

function differs(one: number, other: number): boolean {
  return [16, 8, 0].some((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > PAGE_REACH)
}
