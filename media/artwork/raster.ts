/** Pixels of four bytes each (red, green, blue, alpha); alpha is not premultiplied. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/**
 * The pixels of a picture as one number each, with alpha in the highest byte and red in the lowest, as every machine that
 * the renderer supports stores them. For loops over all pixels: most are skipped, or equal the one before.
 */
export function pixelsOf({ data }: Raster): Uint32Array {
  const count = data.length >> 2
  // A part of a larger buffer may begin anywhere.
  if (data.byteOffset % 4 !== 0) return new Uint32Array(new Uint8Array(data.subarray(0, count * 4)).buffer)
  return new Uint32Array(data.buffer, data.byteOffset, count)
}
