/**
 * Features of an artwork that some download formats cannot express (`lacks` in conversions.ts). Drawings are examined
 * as the renderer simplifies them, where every text is an outline.
 */
export const FEATURES = [
  /** Anything that is not fully opaque. */
  'opacity',
  /** Opacity of several shapes together. */
  'group-opacity',
  'blending',
  'mask',
  /** A clip of several shapes, or in units of what it clips. */
  'complex-clip',
  'filter',
  'pattern',
  /** An embedded picture of pixels. */
  'picture',
  /** A gradient that repeats or mirrors beyond its ends. */
  'gradient-repeat',
  /** A drawing that moves. */
  'motion',
  /** Skins and morph targets of a model. */
  'deformation',
  'vertex-colours',
  /** Textures of a model besides the one of its base colour. */
  'surface-textures',
  /** Extensions of a model's materials, such as glass or transformed textures. */
  'material-extensions',
  /** More triangles than a format of text can hold within the limits of one file. */
  'many-triangles',
] as const

export type Feature = (typeof FEATURES)[number]
