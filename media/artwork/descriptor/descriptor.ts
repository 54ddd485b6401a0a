import type { Raster } from '../raster.ts'
import { describeDrawing, drawingViews } from './drawing.ts'
import { isPhotograph } from './photograph/full-frame.ts'
import { describePhotograph, photographViews, WINDOWS } from './photograph/photograph.ts'
import { SHAPE_SIZE } from './project.ts'

/** How a picture is described. Only descriptors of the same look are compared with each other. */
export const LOOKS = ['drawing', 'photograph'] as const
export type Look = (typeof LOOKS)[number]

/** The number of shapes in the descriptor of an asset's picture. A view of a query picture has one. */
export const SHAPES: Readonly<Record<Look, number>> = { drawing: 1, photograph: WINDOWS.length }

/** The look of a picture, for finding similar pictures. */
export interface Descriptor {
  readonly look: Look
  /** 128 numbers for each shape: one drawing, or the windows of a photograph (`shapeSimilarity`). */
  readonly shape: Int8Array
  /** Its colours (`colourOverlap`). */
  readonly colours: Uint8Array
}

/** One reading of a query picture, with one shape. */
export interface QueryView extends Descriptor {
  /**
   * Subtracted from its similarities: the picture as it is takes precedence over its mirror image and its
   * parts.
   */
  readonly discount: number
}

/** Increase it when descriptors change: pictures with another version are described again. */
export const DESCRIPTOR_VERSION = 2

/** The descriptor of an asset's picture: a photograph's of its whole frame, or a drawing's of its ink. */
export function descriptorOf(raster: Raster): Descriptor {
  return isPhotograph(raster)
    ? { look: 'photograph', ...describePhotograph(raster) }
    : { look: 'drawing', ...describeDrawing(raster) }
}

/**
 * Descriptors to search with: a query picture is always read as a drawing, and as a photograph where it may be one or
 * show one on a page. The readings of one look do not depend on the other.
 */
export function queryViewsOf(raster: Raster): readonly QueryView[] {
  return [
    ...photographViews(raster).map((view) => ({ look: 'photograph' as const, ...view })),
    ...drawingViews(raster).map((view) => ({ look: 'drawing' as const, ...view })),
  ]
}

/** The views that find what is similar to an asset's own picture: one for a drawing, the whole of a photograph. */
export function viewOf({ look, shape, colours }: Descriptor): QueryView {
  return { look, shape: shape.subarray(0, SHAPE_SIZE), colours, discount: 0 }
}
