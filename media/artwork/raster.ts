/** Pixels of four bytes each (red, green, blue, alpha); alpha is not premultiplied. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}
