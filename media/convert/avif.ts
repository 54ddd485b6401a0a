import sharp, { type AvifOptions } from 'sharp'
import { xmpPacket } from '#media/attribution/credit.ts'
import { draw } from '#media/pipeline/render/draw.ts'
import type { Converter } from './converter.ts'

/** Full chroma, as drawings have thin coloured lines; more effort takes seconds for a large picture. */
const QUALITY: AvifOptions = { quality: 70, effort: 1, chromaSubsampling: '4:4:4' }

export const toAvif: Converter = async (original, { width, credit }) => {
  const raster = await draw(original, { width: width ?? original.width })
  const picture = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
  return (credit === null ? picture : picture.withXmp(xmpPacket(credit))).avif(QUALITY).toBuffer()
}
