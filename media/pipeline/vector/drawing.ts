import type { Matrix } from '#media/artwork/svg/matrix.ts'
import type { Segment } from '#media/artwork/svg/path-data.ts'

/** A drawing as the operations that every vector format has: fills, strokes and clips in coordinate systems. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly content: Group
}

export interface Group {
  readonly type: 'group'
  readonly matrix: Matrix
  /** Only what is within all of them is visible. Those without segments hide everything. */
  readonly clips: readonly Clip[]
  readonly children: readonly (Group | Shape)[]
}

export interface Clip {
  readonly segments: readonly Segment[]
  readonly rule: FillRule
  readonly matrix: Matrix
}

export type FillRule = 'nonzero' | 'evenodd'

export interface Shape {
  readonly type: 'shape'
  readonly segments: readonly Segment[]
  readonly fill: Fill | null
  readonly stroke: Stroke | null
  /** The fill covers the inner half of the stroke. */
  readonly isStrokeFirst: boolean
}

export interface Fill {
  readonly paint: Paint
  readonly opacity: number
  readonly rule: FillRule
}

export interface Stroke {
  readonly paint: Paint
  readonly opacity: number
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
  readonly dashes: readonly number[]
  readonly dashOffset: number
}

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

export interface Stop {
  readonly offset: number
  readonly colour: Colour
  readonly opacity: number
}

export type Paint =
  | { readonly type: 'solid'; readonly colour: Colour }
  | {
      readonly type: 'gradient'
      /** A line from point to point, or a circle from its focus: x, y, radius of the inner and the outer one. */
      readonly geometry:
        | { readonly type: 'linear'; readonly line: readonly [number, number, number, number] }
        | {
            readonly type: 'radial'
            readonly circles: readonly [number, number, number, number, number, number]
          }
      readonly matrix: Matrix
      readonly stops: readonly Stop[]
    }
