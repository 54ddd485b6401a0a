import sharp, { type Sharp } from 'sharp'
import type { Random } from '#seed/load/synthetic/random.ts'

/** A way in which people obtain pictures of a photograph, and how often search must find the photograph with them. */
interface Copy {
  /** The share of copies for which the photograph must be the first match. */
  readonly atLeast: number
  readonly make: (photograph: Uint8Array, random: Random) => Promise<Sharp>
}

export const COPIES = {
  scaled: {
    atLeast: 0.97,
    make: async (photograph, random) =>
      renewed(sharp(photograph).resize(Math.round(between(random, 80, 160)))),
  },
  recompressed: {
    atLeast: 0.97,
    make: async (photograph) => renewed(sharp(photograph).resize(480), 20),
  },
  'cropped by 10 %': { atLeast: 0.97, make: (photograph, random) => cropped(photograph, 0.1, random) },
  'cropped by 20 %': { atLeast: 0.97, make: (photograph, random) => cropped(photograph, 0.2, random) },
  'cropped by 30 %': { atLeast: 0.9, make: (photograph, random) => cropped(photograph, 0.3, random) },
  mirrored: { atLeast: 0.97, make: async (photograph) => sharp(photograph).flop() },
  brightened: {
    atLeast: 0.97,
    make: async (photograph, random) => {
      const contrast = random() < 0.5 ? between(random, 1.2, 1.5) : between(random, 0.55, 0.8)
      return sharp(photograph).linear(contrast, between(random, -20, 20))
    },
  },
  screenshot: { atLeast: 0.9, make: onPage },
} as const satisfies Readonly<Record<string, Copy>>

export type CopyName = keyof typeof COPIES
export const COPY_NAMES = Object.keys(COPIES) as readonly CopyName[]

/** The file of a copy; equal random numbers give an equal file. */
export async function copyOf(photograph: Uint8Array, name: CopyName, random: Random): Promise<Buffer> {
  return (await COPIES[name].make(photograph, random)).jpeg({ quality: 80 }).toBuffer()
}

/** Encodes a picture, so that what follows works on its pixels. */
async function renewed(picture: Sharp, quality = 80): Promise<Sharp> {
  return sharp(await picture.jpeg({ quality }).toBuffer())
}

/** A part of the photograph at any place; both sides are shorter by this share. */
async function cropped(photograph: Uint8Array, by: number, random: Random): Promise<Sharp> {
  const { width, height } = await sharp(photograph).metadata()
  const [wide, high] = [Math.round(width * (1 - by)), Math.round(height * (1 - by))]
  return sharp(photograph).extract({
    left: Math.floor(random() * (width - wide + 1)),
    top: Math.floor(random() * (height - high + 1)),
    width: wide,
    height: high,
  })
}

const PAGE = { width: 1280, height: 800 } as const

/** A light or dark page with a bar, text beside and below the photograph, sometimes on a card. */
async function onPage(photograph: Uint8Array, random: Random): Promise<Sharp> {
  const dark = random() < 0.3
  const [paper, ink, card] = dark ? ['#16161d', '#c8c8d0', '#26262f'] : ['#ffffff', '#30303a', '#f0f0f5']
  const picture = await sharp(photograph)
    .resize(Math.round(between(random, 380, 640)), 520, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = picture.info
  const left = Math.round(between(random, 40, 320))
  const top = Math.round(between(random, 110, 200))
  const frame =
    random() < 0.4
      ? `<rect x="${left - 14}" y="${top - 14}" width="${width + 28}" height="${height + 66}" rx="10" fill="${card}"/>`
      : ''
  const line = (x: number, y: number, length: number) =>
    `<rect x="${x}" y="${y}" width="${length}" height="9" fill="${ink}"/>`
  const beside = [0, 1, 2, 3, 4].map((row) =>
    line(left + width + 40, top + row * 26, Math.round(between(random, 100, 220))),
  )
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">
    <rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="64" fill="#5b5bd6"/>
    ${frame}${beside.join('')}${line(left, top + height + 18, Math.round(width * 0.6))}</svg>`
  return renewed(sharp(Buffer.from(page)).composite([{ input: picture.data, left, top }]), 90)
}

function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from)
}
