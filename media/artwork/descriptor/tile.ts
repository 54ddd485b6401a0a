import type { FlatPicture } from './flat-picture.ts'
import { type Ink, type InkBox, inkThreshold } from './ink.ts'
import { type PaperChannel, paperAlong, paperAt } from './paper.ts'

/**
 * The drawing on a filled shape, such as a white sign on a coloured disc: the shape's colour, or its even
 * gradient, is taken as the paper. Null where the box contains no evenly filled shape, or the shape is empty.
 */
export function inkOnTile(ink: Ink, box: InkBox): Ink | null {
  const edges = edgesOf(ink, box)
  if (edges.filled < edges.width * edges.height * FILLED_SHARE) return null
  const paper = evenPaper(ink.picture, ring(ink, box, edges))
  if (!paper) return null
  const { width, height } = edges
  const planes = paper.map(() => new Float32Array(width * height))
  const distance = new Float32Array(width * height)
  for (let at = 0; at < distance.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const inside = isInside(edges, x, y)
    const from = placeIn(ink.picture, box, x, y)
    for (const [channel, plane] of planes.entries()) {
      const bare = paperIn(paper[channel], box.left + x, box.top + y)
      plane[at] = inside ? (ink.picture.planes[channel]?.[from] ?? 0) : bare
      distance[at] = Math.max(distance[at] ?? 0, Math.abs((plane[at] ?? 0) - bare))
    }
  }
  const threshold = inkThreshold(distance, 0.01)
  if (distance.filter((value) => value >= threshold).length < distance.length * DRAWN_SHARE) return null
  return { picture: { width, height, planes, laidOn: null }, distance, threshold }
}

const FILLED_SHARE = 0.6
/** Share of its box below which ink is a scratch. */
const DRAWN_SHARE = 0.01
/** Share of the shorter side that is ignored along the shape's edge. */
const INSET_SHARE = 0.05
/** The share of pixels along the edge that must have the shape's colour, and the tolerance. */
const EVEN_SHARE = 0.6
const EVEN_WITHIN = 0.08

/** Start and end of the filled shape in each row and column of its box. */
interface Edges {
  readonly width: number
  readonly height: number
  readonly inset: number
  readonly filled: number
  readonly lefts: Int32Array
  readonly rights: Int32Array
  readonly tops: Int32Array
  readonly bottoms: Int32Array
}

function edgesOf({ picture, distance, threshold }: Ink, box: InkBox): Edges {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const lefts = new Int32Array(height).fill(width)
  const rights = new Int32Array(height).fill(-1)
  const tops = new Int32Array(width).fill(height)
  const bottoms = new Int32Array(width).fill(-1)
  let filled = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((distance[placeIn(picture, box, x, y)] ?? 0) < threshold) continue
      filled += 1
      lefts[y] = Math.min(lefts[y] ?? x, x)
      rights[y] = x
      tops[x] = Math.min(tops[x] ?? y, y)
      bottoms[x] = y
    }
  }
  const inset = Math.max(2, Math.round(Math.min(width, height) * INSET_SHARE))
  return { width, height, inset, filled, lefts, rights, tops, bottoms }
}

function isInside({ inset, lefts, rights, tops, bottoms }: Edges, x: number, y: number): boolean {
  return (
    x >= (lefts[y] ?? 0) + inset &&
    x <= (rights[y] ?? 0) - inset &&
    y >= (tops[x] ?? 0) + inset &&
    y <= (bottoms[x] ?? 0) - inset
  )
}

/** Pixels of the picture just inside the shape's left and right edge. */
function ring({ picture }: Ink, box: InkBox, { height, inset, lefts, rights }: Edges): readonly number[] {
  const places: number[] = []
  for (let y = inset; y < height - inset; y += 1) {
    const left = lefts[y] ?? 0
    const right = rights[y] ?? 0
    if (right - left <= 4 * inset) continue
    places.push(placeIn(picture, box, left + inset, y), placeIn(picture, box, right - inset, y))
  }
  return places
}

/** The paper of most of these pixels; null where they do not agree on one. */
function evenPaper(picture: FlatPicture, places: readonly number[]): readonly PaperChannel[] | null {
  if (places.length < 8) return null
  const paper = paperAlong(picture, places)
  const agrees = (at: number) => {
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)]
    return picture.planes.every(
      (plane, channel) => Math.abs((plane[at] ?? 0) - paperIn(paper[channel], x, y)) < EVEN_WITHIN,
    )
  }
  return places.filter(agrees).length >= places.length * EVEN_SHARE ? paper : null
}

function paperIn(channel: PaperChannel | undefined, x: number, y: number): number {
  return channel ? paperAt(channel, x, y) : 0
}

function placeIn({ width }: FlatPicture, box: InkBox, x: number, y: number): number {
  return (y + box.top) * width + x + box.left
}
