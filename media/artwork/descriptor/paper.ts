import type { FlatPicture } from './flat-picture.ts'

/** The background of the ink. */
export interface Paper {
  readonly channels: readonly PaperChannel[]
  /** The distance of each pixel from it: of the channel that differs most, 0 to 1. */
  readonly distance: Float32Array
  /** Median distance of the border's pixels that belong to the paper: grain and compression artefacts. */
  readonly grain: number
}

/**
 * The possible papers of a picture, the likeliest first: where pixels were transparent, the colour under
 * them; else the commonest colour along the border, and a second one that covers a considerable part of it,
 * for pictures cropped so tightly that ink fills the border.
 */
export function papersOf(picture: FlatPicture): readonly Paper[] {
  const { planes, laidOn } = picture
  if (laidOn !== null) {
    const channels = planes.map(() => ({ base: laidOn, byX: 0, byY: 0 }))
    return [{ channels, distance: distancesFrom(picture, channels), grain: 0 }]
  }
  const border = borderOf(picture)
  return commonColours(planes, border).map((colour) => {
    const channels = fitAll(picture, border, colour)
    const distance = distancesFrom(picture, channels)
    return { channels, distance, grain: grainOf(distance, border) }
  })
}

/** Light on a page falls off evenly: a channel of its paper is a plane over the picture. */
export interface PaperChannel {
  readonly base: number
  readonly byX: number
  readonly byY: number
}

/** The paper that most of these pixels show. */
export function paperAlong(picture: FlatPicture, places: readonly number[]): readonly PaperChannel[] {
  return fitAll(picture, places, commonest(picture.planes, places).colour)
}

export function paperAt({ base, byX, byY }: PaperChannel, x: number, y: number): number {
  return base + byX * x + byY * y
}

/** The second colour must cover this share of the border. */
const SECOND_SHARE = 1 / 8
/** Colours nearer than this to the first are shades of it. */
const SHADE = 0.25
/** A pixel of the border nearer than this belongs to its paper. */
const NEAR = 0.15
/** Each fit ignores pixels that are further than this from the previous fit. */
const REACHES = [0.25, 0.12, 0.06]

function borderOf({ width, height }: FlatPicture): readonly number[] {
  const places: number[] = []
  for (let x = 0; x < width; x += 1) places.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) places.push(y * width, y * width + width - 1)
  return places
}

function commonColours(planes: FlatPicture['planes'], border: readonly number[]): number[][] {
  const first = commonest(planes, border)
  const isOther = (at: number) =>
    planes.some((plane, channel) => Math.abs((plane[at] ?? 0) - (first.colour[channel] ?? 0)) > SHADE)
  const second = commonest(planes, border.filter(isOther))
  return second.count >= border.length * SECOND_SHARE ? [first.colour, second.colour] : [first.colour]
}

/** The commonest of the colours rounded to eight steps a channel: its median, and its count. */
function commonest(planes: FlatPicture['planes'], places: readonly number[]) {
  const bins = new Map<number, number[]>()
  for (const at of places) {
    const key = planes.reduce((sum, plane) => sum * 8 + Math.min(7, Math.floor((plane[at] ?? 0) * 8)), 0)
    const bin = bins.get(key)
    if (bin) bin.push(at)
    else bins.set(key, [at])
  }
  const [most = []] = [...bins.values()].sort((a, b) => b.length - a.length)
  return { colour: planes.map((plane) => medianOf(most.map((at) => plane[at] ?? 0))), count: most.length }
}

function fitAll(
  { planes, width }: FlatPicture,
  places: readonly number[],
  colour: readonly number[],
): readonly PaperChannel[] {
  return planes.map((plane, channel) => fitPaper(plane, places, width, colour[channel] ?? 0))
}

function fitPaper(
  plane: Float32Array,
  border: readonly number[],
  width: number,
  start: number,
): PaperChannel {
  let fit: PaperChannel = { base: start, byX: 0, byY: 0 }
  for (const reach of REACHES) fit = refit(plane, border, width, fit, reach)
  return fit
}

/**
 * Least squares over the pixels within reach of the previous fit; the previous fit again where these are too
 * few.
 */
function refit(
  plane: Float32Array,
  border: readonly number[],
  width: number,
  last: PaperChannel,
  reach: number,
): PaperChannel {
  const points = border
    .map((at) => ({ x: at % width, y: Math.floor(at / width), value: plane[at] ?? 0 }))
    .filter(({ x, y, value }) => Math.abs(value - last.base - last.byX * x - last.byY * y) <= reach)
  if (points.length * 8 < border.length) return last
  const mean = (of: (point: { x: number; y: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y, value] = [mean((p) => p.x), mean((p) => p.y), mean((p) => p.value)]
  const xx = mean((p) => (p.x - x) ** 2)
  const yy = mean((p) => (p.y - y) ** 2)
  const xy = mean((p) => (p.x - x) * (p.y - y))
  const determinant = xx * yy - xy * xy
  if (determinant <= 1e-3 * xx * yy) return { base: value, byX: 0, byY: 0 }
  const xv = mean((p) => (p.x - x) * (p.value - value))
  const yv = mean((p) => (p.y - y) * (p.value - value))
  const byX = (xv * yy - yv * xy) / determinant
  const byY = (yv * xx - xv * xy) / determinant
  return { base: value - byX * x - byY * y, byX, byY }
}

function distancesFrom(
  { width, height, planes }: FlatPicture,
  channels: readonly PaperChannel[],
): Float32Array {
  const distance = new Float32Array(width * height)
  for (const [channel, plane] of planes.entries()) {
    const { base = 0, byX = 0, byY = 0 } = channels[channel] ?? {}
    for (let y = 0, at = 0; y < height; y += 1) {
      let paper = base + byY * y
      for (const end = at + width; at < end; at += 1, paper += byX) {
        const away = Math.abs((plane[at] ?? 0) - paper)
        if (away > (distance[at] ?? 0)) distance[at] = away
      }
    }
  }
  return distance
}

function grainOf(distance: Float32Array, border: readonly number[]): number {
  return medianOf(border.map((at) => distance[at] ?? 0).filter((away) => away < NEAR))
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
