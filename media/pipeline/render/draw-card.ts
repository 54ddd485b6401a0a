import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { CARD_SIZE } from '#domain/assets/card-url.ts'
import type { Ground } from '#domain/assets/facets.ts'
import { escapeText } from '#media/artwork/svg/serialise.ts'
import { linesOf } from './card-lines.ts'
import { cardFontsFor } from './fonts.ts'

interface Words {
  /** The name of the site, beside its mark. */
  readonly site: string
  readonly title: string
  readonly author: string
}

export interface Card extends Words {
  readonly ground: Ground
  /** A still picture of the artwork, from the pipeline; null draws the mark of the site in its place. */
  readonly artwork: Uint8Array | null
}

interface Colours {
  readonly ground: string
  readonly text: string
  readonly quiet: string
}

const LIGHT: Colours = { ground: '#f4f3fd', text: '#17172b', quiet: '#5b5b76' }
const DARK: Colours = { ground: '#17172b', text: '#ffffff', quiet: '#b9b9cc' }

/**
 * The colours of cards by the ground that the artwork needs; those of the light theme (DESIGN.md, "Tokens").
 */
const COLOURS: Readonly<Record<Ground, Colours>> = {
  any: LIGHT,
  light: LIGHT,
  ink: { ...LIGHT, ground: '#e6e4ff' },
  dark: DARK,
}

const MARGIN = 72
const TEXT_WIDTH = 480
/** The artwork is fitted into a square on the right, with this margin on each side. */
const ARTWORK_MARGIN = 60
const ARTWORK_SIDE = CARD_SIZE.height - 2 * ARTWORK_MARGIN

/** The mark in the middle of the place of the artwork: it is 28 wide, and from 5 to 25 high. */
const LARGE_MARK = { left: CARD_SIZE.width - ARTWORK_MARGIN - ARTWORK_SIDE + 31, top: 75, scale: 16 } as const

/** A title has the larger size if it takes at most two lines. */
const LARGE = { px: 68, most: 2 } as const
const SMALL = { px: 52, most: 4 } as const

const JPEG = { quality: 86, chromaSubsampling: '4:4:4' } as const

/** Draws a card as JPEG: title, author and logo on the left, the artwork on the right. */
export async function drawCard({ site, title, author, ground, artwork }: Card): Promise<Uint8Array> {
  const svg = cardSvg({ site, title, author }, COLOURS[ground], artwork === null)
  // In another thread, so that requests are answered meanwhile.
  const base = await renderAsync(svg, { font: cardFontsFor(`${title} ${author} ${site}`), logLevel: 'off' })
  if (artwork === null) return sharp(base.asPng()).jpeg(JPEG).toBuffer()
  const { data, info } = await sharp(artwork)
    .resize({ width: ARTWORK_SIDE, height: ARTWORK_SIDE, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const place = {
    left: CARD_SIZE.width - ARTWORK_MARGIN - ARTWORK_SIDE + Math.round((ARTWORK_SIDE - info.width) / 2),
    top: ARTWORK_MARGIN + Math.round((ARTWORK_SIDE - info.height) / 2),
  }
  return sharp(base.asPng())
    .composite([{ input: data, ...place }])
    .jpeg(JPEG)
    .toBuffer()
}

function cardSvg(
  { site, title, author }: Words,
  { ground, text, quiet }: Colours,
  hasLargeMark: boolean,
): string {
  const { width, height } = CARD_SIZE
  const large = setIn(LARGE, title)
  const { px, lines } = large.whole ? large : setIn(SMALL, title)
  const step = Math.round(px * 1.12)
  const written = lines.map((line, index) => textOf(line, MARGIN + px + index * step, px, 600, text))
  const [credit = ''] = linesOf(author, { px: 30, width: TEXT_WIDTH, most: 1 }).lines
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...written,
    textOf(credit, MARGIN + px + lines.length * step, 30, 500, quiet),
    ...(hasLargeMark ? [markAt(LARGE_MARK, text)] : []),
    markAt({ left: MARGIN, top: height - MARGIN - 50, scale: 2 }, text),
    `<text x="${MARGIN + 72}" y="${height - MARGIN - 4}" font-size="40" font-weight="700" fill="${text}">${escapeText(site)}</text>`,
    '</svg>',
  ].join('')
}

interface Place {
  readonly left: number
  readonly top: number
  readonly scale: number
}

function markAt({ left, top, scale }: Place, colour: string): string {
  return [
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    `<path fill="#6563ff" d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z"/>`,
    `<path fill="${colour}" d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z"/></g>`,
  ].join('')
}

function setIn({ px, most }: typeof LARGE | typeof SMALL, title: string) {
  return { px, ...linesOf(title, { px, width: TEXT_WIDTH, most }) }
}

function textOf(line: string, y: number, px: number, weight: number, fill: string): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${px}" font-weight="${weight}" fill="${fill}">${escapeText(line)}</text>`
}
