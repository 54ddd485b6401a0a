import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'

/**
 * The largest size and complexity of a file that is accepted. Generous for real work (the largest emoji has
 * 2,000 nodes), but far below what slows a browser.
 */
export const LIMITS = {
  /** Bytes of any original. */
  fileBytes: ORIGINAL_BYTES,
  /** Bytes of the text of an SVG or a Lottie animation. */
  textBytes: 12 * 1024 * 1024,
  /** Pixels of a raster, width times height over all its frames' canvas. */
  pixels: 50_000_000,
  /** The longer side of a vector's own coordinate system. */
  side: 32_768,
  /**
   * `references`: length of a chain of references, as in a `use` of a `use`. `embedded`: depth of drawings
   * inside each other.
   */
  svg: { nodes: 60_000, depth: 96, attributes: 200_000, expandedNodes: 120_000, references: 64, embedded: 3 },
  /**
   * `copies`: of a repeater, and corners of a star. `expandedLayers`: each layer counts as often as its
   * composition is used.
   */
  lottie: {
    values: 3_000_000,
    depth: 96,
    layers: 4_000,
    expandedLayers: 20_000,
    frames: 36_000,
    copies: 1000,
  },
  package: { entries: 200, bytes: 60 * 1024 * 1024 },
  /** `depth`: of nested nodes, and of nested JSON. */
  model: { triangles: 2_000_000, nodes: 20_000, depth: 256 },
} as const
