import type { Ink, InkBox } from './ink.ts'

/**
 * Bounding boxes of ink that is close together, the largest first, such as a drawing beside a paragraph in a
 * screenshot. Computed for a small and for a larger gap, as one drawing may consist of loose parts and two
 * may be close to each other.
 */
export function clustersOf(ink: Ink, whole: InkBox): readonly InkBox[] {
  const side = Math.max(ink.picture.width, ink.picture.height)
  const found = BRIDGED.flatMap((share) => clustersWithin(ink, Math.max(1, Math.round(side * share))))
  const kept: InkBox[] = []
  for (const box of found.sort((a, b) => weight(b) - weight(a))) {
    if ([whole, ...kept].some((other) => nearlySame(other, box))) continue
    kept.push(box)
    if (kept.length === MOST) break
  }
  return kept
}

/**
 * Gaps, as shares of the picture's longer side, that do not separate a cluster: half of the bridged distance.
 */
const BRIDGED = [0.012, 0.035]
const MOST = 4
/** A smaller, fainter or thinner cluster is a word, a line or a speck. */
const MIN_SIDE = 12
const MIN_INK = 30
const MAX_ASPECT = 6

function clustersWithin({ picture: { width, height }, distance, threshold }: Ink, reach: number): InkBox[] {
  const mask = Uint8Array.from(distance, (value) => (value >= threshold ? 1 : 0))
  const left = grow(mask, width, height, reach)
  const boxes: InkBox[] = []
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue
    const { box, ink } = takeCluster(left, mask, width, start)
    const long = Math.max(box.right - box.left, box.bottom - box.top)
    const short = Math.min(box.right - box.left, box.bottom - box.top)
    if (long >= MIN_SIDE && ink >= MIN_INK && short * MAX_ASPECT >= long) boxes.push(box)
  }
  return boxes
}

/** Flood-fills the cluster around `start` and clears it from `left`; its box contains only its ink. */
function takeCluster(left: Uint8Array, mask: Uint8Array, width: number, start: number) {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  let ink = 0
  const waiting = [start]
  left[start] = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    const y = (at - x) / width
    if (mask[at]) {
      ink += 1
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
    const neighbours = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]
    for (const next of neighbours) {
      if (!left[next]) continue
      left[next] = 0
      waiting.push(next)
    }
  }
  return { box, ink }
}

/** Sets every pixel within a square of `reach` around a set pixel. */
function grow(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = growAlong(mask, { lines: height, length: width, line: width, step: 1 }, reach)
  return growAlong(across, { lines: width, length: height, line: 1, step: width }, reach)
}

interface Direction {
  readonly lines: number
  readonly length: number
  /** Offsets from one line to the next, and from one pixel of a line to the next. */
  readonly line: number
  readonly step: number
}

function growAlong(mask: Uint8Array, { lines, length, line, step }: Direction, reach: number): Uint8Array {
  const grown = new Uint8Array(mask.length)
  for (let start = 0; start < lines * line; start += line) {
    for (let place = 0; place < length; place += 1) {
      if (!mask[start + place * step]) continue
      const from = Math.max(0, place - reach)
      const to = Math.min(length - 1, place + reach)
      for (let near = from; near <= to; near += 1) grown[start + near * step] = 1
    }
  }
  return grown
}

/** Ranks compact boxes before elongated ones of the same length. */
function weight({ left, top, right, bottom }: InkBox): number {
  return Math.sqrt((right - left) * (bottom - top))
}

function nearlySame(one: InkBox, other: InkBox): boolean {
  const apart =
    Math.abs(one.left - other.left) +
    Math.abs(one.top - other.top) +
    Math.abs(one.right - other.right) +
    Math.abs(one.bottom - other.bottom)
  return apart < 0.12 * (one.right - one.left + one.bottom - one.top)
}
