import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { thinFonts } from '#media/pipeline/render/thin-fonts.ts'
import type { BenchFile } from './files.ts'

/**
 * The peer: a child process that draws each file as a PNG of 256 pixels with resvg or sharp and does nothing else. It
 * receives all its files at once and only reports how many bytes the PNGs have. With the argument `tuned` it reads the
 * same thin typeface files as the pipeline.
 */
sharp.cache(false)
sharp.concurrency(1)

const isTuned = process.argv.includes('tuned')

process.on('message', async (files: readonly BenchFile[]) => {
  let bytes = 0
  for (const { type, peer } of files)
    bytes += (await (type === 'svg' ? drawSvg(peer) : drawRaster(peer))).length
  process.send?.(bytes)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function drawSvg({ bytes, font, text, longer }: BenchFile['peer']): Promise<Uint8Array> {
  const svg = Buffer.from(bytes)
  const whole = font.fontFiles ?? []
  const fontFiles = [...(isTuned && text !== '' ? thinFonts(whole, text, svg.toString()) : whole)]
  const options = { fitTo: { mode: longer, value: 256 }, font: { ...font, fontFiles } } as const
  return new Resvg(svg, options).render().asPng()
}

async function drawRaster({ bytes }: BenchFile['peer']): Promise<Uint8Array> {
  return sharp(bytes).resize(256, 256, { fit: 'inside' }).png().toBuffer()
}
