import type { Ground } from '#domain/assets/facets.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { BoundingBox } from '#media/artwork/bounding-box.ts'
import type { CameraFacts } from '#media/artwork/container/camera.ts'
import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'

export interface ProcessOptions {
  /** Refuses a format that this kind is not made in, and rasters inside icons. Any format goes when left out. */
  readonly kind?: Kind
  /** Whether to make the PNG 256 at once; on demand it can be had from `renderPreview` at any time. */
  readonly png256?: boolean
  /** Longer side, in pixels, of the small picture that it is measured on: smaller is quicker and coarser. */
  readonly lookSide?: number
}

/** What the pipeline learns about an original. */
export interface Processed {
  readonly format: Format
  /** The sanitised original: what is stored, shown and downloaded. */
  readonly bytes: Uint8Array
  /** SHA-256 of those bytes, hex. */
  readonly sha256: string
  /** Natural size in CSS pixels. A model has none of its own: it is looked at in a square of 1024. */
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly durationMs: number | null
  readonly frameRate: number | null
  readonly triangles: number | null
  /** What a photo was taken with, where it tells. */
  readonly camera: CameraFacts | null
  readonly hasAlpha: boolean
  /** Where the content lies, in the coordinates of `width` and `height`. */
  readonly box: BoundingBox
  /** `#rrggbb`, commonest first, ten at most; empty for pure white artwork. */
  readonly palette: readonly string[]
  readonly ground: Ground
  /** SHA-256 of the canonical SVG: equal for files that differ in writing only. SVG only. */
  readonly canonicalSha256: string | null
  /** SHA-256 of the drawn shapes: equal when only colours, place or scale differ. SVG only. */
  readonly geometryHash: string | null
  /** Typefaces that its text names and previews are drawn without; SVG only. */
  readonly replacedTypefaces: readonly string[]
  /** How it looks, 64 bits in hex (media/artwork/perceptual-hash.ts). */
  readonly perceptualHash: string
  /** What search by picture compares; null where it was looked at too small for that. */
  readonly descriptor: Descriptor | null
  /** PNG, 256 pixels along the longer side; null when not asked for. */
  readonly png256: Uint8Array | null
}
