import type { Raster } from '#media/artwork/raster.ts'
import type { Credit } from '#media/attribution/credit.ts'
import { creditInPng } from '#media/attribution/in-png.ts'
import type { Original } from '#media/pipeline/original.ts'
import { draw } from '#media/pipeline/render/draw.ts'
import { encodePng } from '#media/pipeline/render/encode-png.ts'

/** The best compression: an icon is written once and loaded often. */
const PNG_LEVEL = 9

export interface SquarePng {
  readonly side: number
  readonly bytes: Uint8Array
}

/** A drawing as square PNGs, each drawn at its size, with the credit in the largest. */
export async function squarePngs(
  original: Original,
  sides: readonly number[],
  credit: Credit | null,
): Promise<readonly SquarePng[]> {
  const largest = Math.max(...sides)
  const pngs: SquarePng[] = []
  for (const side of sides) {
    const png = encodePng(centred(await draw(original, { width: side, height: side }), side), PNG_LEVEL)
    pngs.push({ side, bytes: credit !== null && side === largest ? creditInPng(png, credit) : png })
  }
  return pngs
}

/** A picture in the middle of a transparent square. */
function centred(raster: Raster, side: number): Raster {
  if (raster.width === side && raster.height === side) return raster
  const data = new Uint8Array(side * side * 4)
  const left = Math.floor((side - raster.width) / 2)
  const top = Math.floor((side - raster.height) / 2)
  for (let y = 0; y < raster.height; y += 1) {
    const row = raster.data.subarray(y * raster.width * 4, (y + 1) * raster.width * 4)
    data.set(row, ((top + y) * side + left) * 4)
  }
  return { width: side, height: side, data }
}
