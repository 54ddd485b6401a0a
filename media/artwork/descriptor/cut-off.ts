import type { Ink, InkBox } from './ink.ts'
import { marginOf } from './margin.ts'

/** What a picture that is cropped slightly too tightly lacks, as a share of the drawing. */
const CUT_OFF = 0.06

/**
 * The boxes that a drawing may have had before its picture was cropped: where its ink reaches an edge of the
 * picture, it may have continued. Of two opposite edges only one is taken as cropped, as a drawing that fills
 * its picture touches both.
 */
export function boxesBeforeCut({ picture }: Ink, box: InkBox): readonly InkBox[] {
  const { width, height } = picture
  const margin = marginOf(width, height)
  const across = sides(box.left, box.right, margin, width - margin)
  const down = sides(box.top, box.bottom, margin, height - margin)
  return across
    .flatMap(([left, right]) => down.map(([top, bottom]) => ({ left, top, right, bottom })))
    .filter(
      (other) =>
        other.left < box.left || other.right > box.right || other.top < box.top || other.bottom > box.bottom,
    )
}

/** The possible extents of the drawing along one direction. */
function sides(
  from: number,
  to: number,
  first: number,
  last: number,
): readonly (readonly [number, number])[] {
  const more = ((to - from) * CUT_OFF) / (1 - CUT_OFF)
  const before = from <= first + NEAR ? [[from - more, to] as const] : []
  const after = to >= last - NEAR ? [[from, to + more] as const] : []
  return before.length + after.length > 0 ? [...before, ...after] : [[from, to]]
}

/** Ink that ends within this many pixels of the edge reaches the edge. */
const NEAR = 2
