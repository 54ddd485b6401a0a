import type { Reason } from './reasons.ts'

/**
 * A place on the preview that a reviewer marks, with its reason. Coordinates are per mille of the width and the height of
 * the picture, from its top left corner; width and height are 0 for a point.
 */
export interface Mark {
  readonly reason: Reason
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Right and bottom edge of the picture. */
export const PICTURE_EDGE = 1_000
/** Marks of one decision. */
export const MAX_MARKS = 20
/** A shorter drag of the pointer is a point. */
const LEAST_SIDE = 15

/** In per mille; also the length of a step. */
interface Place {
  readonly x: number
  readonly y: number
}

/** The mark of a drag between two places, in whole per mille inside the picture; a short drag marks a point. */
export function markOf(reason: Reason, from: Place, to: Place): Mark {
  const [left, right] = [from.x, to.x].map(inside).toSorted(ascending)
  const [top, bottom] = [from.y, to.y].map(inside).toSorted(ascending)
  const [x = 0, y = 0] = [left, top]
  const [width, height] = [(right ?? x) - x, (bottom ?? y) - y]
  const isRegion = width >= LEAST_SIDE && height >= LEAST_SIDE
  return isRegion
    ? { reason, x, y, width, height }
    : { reason, x: inside(from.x), y: inside(from.y), width: 0, height: 0 }
}

/** A region of a fifth of the picture in its middle, for reviewers without a pointer. */
export function middleMark(reason: Reason): Mark {
  return { reason, x: 400, y: 400, width: 200, height: 200 }
}

/** The same mark after a step to the side; `isResized` moves its right or bottom edge instead. */
export function stepMark(mark: Mark, step: Place, isResized: boolean): Mark {
  if (!isResized)
    return {
      ...mark,
      x: between(mark.x + step.x, PICTURE_EDGE - mark.width),
      y: between(mark.y + step.y, PICTURE_EDGE - mark.height),
    }
  return {
    ...mark,
    width: between(mark.width + step.x, PICTURE_EDGE - mark.x),
    height: between(mark.height + step.y, PICTURE_EDGE - mark.y),
  }
}

/** Whether a mark is inside the picture. */
export function isOnPicture({ x, y, width, height }: Omit<Mark, 'reason'>): boolean {
  return x + width <= PICTURE_EDGE && y + height <= PICTURE_EDGE
}

/** Whether every mark has one of these reasons. */
export function haveReasons(marks: readonly Mark[], reasons: readonly Reason[]): boolean {
  return marks.every(({ reason }) => reasons.includes(reason))
}

function inside(value: number): number {
  return Math.round(between(value, PICTURE_EDGE))
}

function between(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

function ascending(a: number, b: number): number {
  return a - b
}
