/** Pixels as every function here takes them: four bytes each (red, green, blue, alpha), alpha not multiplied in. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}
