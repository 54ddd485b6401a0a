/** A part of a picture, in per mille of its width and height. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a finding is in a drawing. */
export interface Place {
  /** The way to the element, counted among elements of the same name: `g[2]/path[1]`. */
  readonly path: string
  /** The number of the element in the order of the document, from 0. */
  readonly element: number
  readonly region: Region | null
}

/** Everything of one sort that was found: the number, and the first places. */
export interface Found {
  readonly count: number
  readonly places: readonly Place[]
}

/** Places that are kept of each sort. */
export const MAX_PLACES = 5
/** Colours that are kept. */
export const MAX_COLOURS = 64

/** What was measured in a drawing. */
export interface DrawingFacts {
  readonly width: number
  readonly height: number
  readonly points: number
  readonly emptyGroups: Found
  readonly strayPoints: Found
  readonly openEnds: Found
  readonly offGrid: Found
  /** Ends of lines, of which `offGrid` are some. */
  readonly ends: number
  readonly outside: Found
  readonly invisible: Found
  readonly rasters: Found
  readonly texts: Found
  readonly effects: Found
  /** Widths of strokes in per mille of the longer side, with the number of elements, most frequent first. */
  readonly strokes: readonly { readonly width: number; readonly count: number }[]
  /** Colours of fills and strokes as `#rrggbb`, each once, at most `MAX_COLOURS`. */
  readonly colours: readonly string[]
  /** All distinct colours, of gradients as well. */
  readonly colourCount: number
}

/** What was measured in the pixels of a raster picture. Per mille; null where it shows too little detail. */
export interface PixelFacts {
  readonly detail: number | null
  /** Null for other formats than JPEG. */
  readonly blocks: number | null
}

/** What was measured in the frames of an animation: differences in per mille of the area that is drawn. */
export interface FrameFacts {
  /** Between the last frame and the first. */
  readonly seam: number
  /** Between the first frame and the second. */
  readonly step: number
  readonly isFirstEmpty: boolean
}

export interface ModelFacts {
  readonly materials: number
  readonly textures: readonly { readonly width: number; readonly height: number }[]
  /** The longest side, in millimetres. */
  readonly size: number
}

/** The measured facts of one work; null where the format has none. */
export interface ArtworkFacts {
  readonly drawing: DrawingFacts | null
  readonly pixels: PixelFacts | null
  readonly frames: FrameFacts | null
  readonly model: ModelFacts | null
}

/** Raised when the meaning of a fact changes: older facts are then ignored. */
export const FACTS_VERSION = 1
