import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Ground } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { escapeText } from '#media/artwork/svg/serialise.ts'
import { cardFontsFor } from '#media/pipeline/render/fonts.ts'
import { type Grid, gridOf, placeOf, SHEET } from './layout.ts'

/** A work of a sheet. */
export interface Work {
  readonly title: string
  /** The plate that the storefront shows it on. */
  readonly ground: Ground
  /** Key of its pack. */
  readonly pack: string
  readonly picture: Uint8Array
}

/** The plates of the light and of the dark theme. */
const PLATES = { light: '#f5f5f8', dark: '#15151f' } as const
const TEXT = { title: '#17172b', quiet: '#5b5b76' } as const
const TEXT_PX = 10
/** Average width of a letter, as a share of its size. */
const LETTER = 0.52

/** Room around a picture on its plate, as a share of the side. */
const INSET = 0.06

/** Draws works of one kind on one sheet as JPEG, each on both plates with its title, ground and pack. */
export async function drawSheet(kind: Kind, works: readonly Work[]): Promise<Uint8Array> {
  const grid = gridOf(kind)
  const texts = works.map(({ title, pack }) => `${title} ${pack}`).join(' ')
  const base = await renderAsync(sheetSvg(works, grid), { font: cardFontsFor(texts), logLevel: 'off' })
  const pictures = await Promise.all(works.map((work, index) => placed(work, index, grid)))
  return sharp(base.asPng())
    .composite(pictures.flat())
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function sheetSvg(works: readonly Work[], grid: Grid): string {
  const { width, height } = SHEET
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="${TEXT_PX}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...works.map((work, index) => cellSvg(work, index, grid)),
    '</svg>',
  ].join('')
}

function cellSvg({ title, ground, pack }: Work, index: number, grid: Grid): string {
  const { left, top } = placeOf(index, grid)
  const { side } = grid
  const below = top + side + TEXT_PX
  return [
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${PLATES.light}"/>`,
    `<rect x="${left + side}" y="${top}" width="${side}" height="${side}" fill="${PLATES.dark}"/>`,
    textOf(title, left, below, TEXT.title, 2 * side),
    textOf(`${ground} · ${pack}`, left, below + TEXT_PX + 2, TEXT.quiet, 2 * side),
  ].join('')
}

function textOf(text: string, x: number, y: number, fill: string, width: number): string {
  const line = text.slice(0, Math.floor(width / (TEXT_PX * LETTER)))
  return `<text x="${x}" y="${y}" fill="${fill}">${escapeText(line)}</text>`
}

/** On the dark plate, ink takes the colour of the text as it does in the storefront. */
async function placed({ picture, ground }: Work, index: number, grid: Grid) {
  const { left, top } = placeOf(index, grid)
  const inner = Math.round(grid.side * (1 - 2 * INSET))
  const { data, info } = await sharp(picture)
    .resize({ width: inner, height: inner, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const x = left + Math.round((grid.side - info.width) / 2)
  const y = top + Math.round((grid.side - info.height) / 2)
  const onDark = ground === 'ink' ? await sharp(data).negate({ alpha: false }).png().toBuffer() : data
  return [
    { input: data, left: x, top: y },
    { input: onDark, left: x + grid.side, top: y },
  ]
}
