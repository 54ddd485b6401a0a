import type { Ground } from '#domain/assets/facets.ts'
import type { Feature } from '#domain/assets/features.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ArtworkFacts } from '#domain/lint/facts.ts'
import type { BoundingBox } from '#media/artwork/bounding-box.ts'
import type { CameraFacts } from '#media/artwork/container/camera.ts'
import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'

export interface ProcessOptions {
  /**
   * Refuses a format that the kind does not have, and raster pictures inside icons. Accepts every format
   * where it is absent.
   */
  readonly kind?: Kind
  /** Whether to render the PNG 256 at once; `renderPreview` can render it later. */
  readonly png256?: boolean
  /**
   * Longer side, in pixels, of the small picture for the measures: a smaller one is faster and less precise.
   */
  readonly lookSide?: number
  /** Whether to measure the facts of the linter. */
  readonly lint?: boolean
}

/**
 * Options of an upload. The command of the linter has the same: the measures depend, by a little, on the size at which a
 * work is drawn.
 */
export const UPLOAD_OPTIONS = { png256: true, lint: true } as const satisfies ProcessOptions

/** The results of the pipeline for an original. */
export interface Processed {
  readonly format: Format
  /** The sanitised original, which is stored, displayed and downloaded. */
  readonly bytes: Uint8Array
  /** SHA-256 of those bytes, hex. */
  readonly sha256: string
  /** Natural size in CSS pixels. A model has none: it is drawn in a square of 1024. */
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly durationMs: number | null
  readonly frameRate: number | null
  readonly triangles: number | null
  /** The camera of a photo, where its metadata has one. */
  readonly camera: CameraFacts | null
  readonly hasAlpha: boolean
  /** The bounding box of the content, in the coordinates of `width` and `height`. */
  readonly box: BoundingBox
  /** `#rrggbb`, commonest first, ten at most; empty for pure white artwork. */
  readonly palette: readonly string[]
  readonly ground: Ground
  /** SHA-256 of the canonical SVG: equal for files that differ in notation only. SVG only. */
  readonly canonicalSha256: string | null
  /** SHA-256 of the drawn shapes: equal when only colours, position or scale differ. SVG only. */
  readonly geometryHash: string | null
  /** Features that some download formats cannot express. */
  readonly features: readonly Feature[]
  /** Typefaces of its text that previews are drawn without; SVG only. */
  readonly replacedTypefaces: readonly string[]
  /** Hash of its look, 64 bits in hex (media/artwork/perceptual-hash.ts). */
  readonly perceptualHash: string
  /** Input of the picture search; null where the small picture has too little detail. */
  readonly descriptor: Descriptor | null
  /** Facts of the linter; null unless requested. */
  readonly lint: ArtworkFacts | null
  /** PNG, 256 pixels along the longer side; null unless requested. */
  readonly png256: Uint8Array | null
}
