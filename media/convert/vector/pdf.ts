import PDFDocument from 'pdfkit'
import { simplifySvg } from '#media/pipeline/render/draw-svg.ts'
import { readDrawing } from '#media/pipeline/vector/read-drawing.ts'
import type { Converter } from '../converter.ts'
import { pageOf } from './page.ts'
import { createPdfSurface } from './pdf-surface.ts'
import { paint } from './surface.ts'

/** A fixed date makes the output reproducible. */
const EPOCH = new Date(0)

/** A page of the drawing's size with its vectors, in RGB. */
export const toPdf: Converter = async ({ picture, format }, { credit }) => {
  if (picture.type !== 'svg') throw new TypeError(`a ${format} is no drawing`)
  const { drawing } = readDrawing(simplifySvg(picture))
  const { width, height, scale } = pageOf(drawing)
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: {
      CreationDate: EPOCH,
      ...(credit && { Title: credit.line, Subject: credit.licence, Keywords: credit.source }),
    },
  })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  document.scale(scale)
  paint(drawing.content, createPdfSurface(document))
  document.end()
  await end
  return Buffer.concat(chunks)
}
