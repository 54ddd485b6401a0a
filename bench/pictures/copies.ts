import sharp, { type Sharp } from 'sharp'
import type { Random } from '#seed/load/synthetic/random.ts'
import { photograph } from './photograph.ts'

/** A way in which people obtain pictures of an icon, and how often search must find the icon with them. */
interface Copy {
  /** The rank that counts as found, and the share of cases that must reach it. */
  readonly goal: { readonly rank: 1 | 10; readonly atLeast: number }
  /** Null when this icon cannot be copied in this way. */
  readonly make: (icon: Drawing, random: Random) => Promise<Sharp | null>
}

/** An icon to copy: a function that draws it, and its SVG text. */
export interface Drawing {
  readonly svg: string
  /** `colour` replaces `currentColor`. */
  readonly draw: (side: number, colour?: string) => Promise<Buffer>
}

const SIDE = 320
const FIRST = { rank: 1, atLeast: 0.97 } as const
const AMONG_TEN = { rank: 10, atLeast: 0.9 } as const

export const COPIES = {
  rescaled: {
    goal: FIRST,
    make: async ({ draw }, random) => onPaper(await draw(Math.round(between(random, 36, 80)))),
  },
  recoloured: {
    goal: FIRST,
    make: async ({ svg, draw }, random) => {
      if (svg.includes('currentColor')) return onPaper(await draw(SIDE, colour(random, 0, 190)))
      const turned = sharp(await draw(SIDE)).modulate({ hue: Math.round(between(random, 40, 320)) })
      return onPaper(await turned.png().toBuffer())
    },
  },
  regrounded: {
    goal: FIRST,
    make: async ({ draw }, random) => {
      const ground = colour(random, 0, 255)
      const ink = brightness(ground) > 120 ? '#111111' : '#ffffff'
      return framed(onPaper(await draw(SIDE, ink), ground), ground, () => 20)
    },
  },
  padded: {
    goal: FIRST,
    make: async ({ draw }, random) =>
      framed(onPaper(await draw(SIDE)), '#ffffff', () => Math.round(between(random, 0, SIDE))),
  },
  compressed: {
    goal: FIRST,
    make: async ({ draw }) =>
      sharp(
        await onPaper(await draw(160))
          .jpeg({ quality: 30 })
          .toBuffer(),
      ),
  },
  cropped: {
    goal: FIRST,
    make: async ({ draw }, random) => {
      const drawn = onPaper(await draw(SIDE))
      const { width = SIDE, height = SIDE } = await sharp(await drawn.clone().png().toBuffer()).metadata()
      const cut = Math.round(SIDE * 0.06)
      const [left, top] = [random() < 0.5 ? cut : 0, random() < 0.5 ? cut : 0]
      return drawn.extract({ left, top, width: width - cut, height: height - cut })
    },
  },
  rotated: {
    goal: FIRST,
    make: async ({ draw }, random) =>
      onPaper(await draw(SIDE)).rotate(random() < 0.5 ? 5 : -5, { background: '#ffffff' }),
  },
  mirrored: { goal: AMONG_TEN, make: async ({ draw }) => onPaper(await draw(SIDE)).flop() },
  inverted: {
    goal: AMONG_TEN,
    make: async ({ draw }) =>
      sharp(
        await onPaper(await draw(SIDE))
          .png()
          .toBuffer(),
      ).negate({ alpha: false }),
  },
  'on a badge': {
    goal: AMONG_TEN,
    make: async ({ svg, draw }, random) =>
      svg.includes('currentColor') ? onBadge(await draw(200, '#ffffff'), random) : null,
  },
  'other stroke': { goal: AMONG_TEN, make: async (icon, random) => otherStroke(icon, random) },
  blurred: {
    goal: AMONG_TEN,
    make: async ({ draw }, random) => {
      const drawn = framed(onPaper(await draw(SIDE)), '#ffffff', () => 20)
      return sharp(await drawn.png().toBuffer()).blur(between(random, 4, 8))
    },
  },
  photographed: { goal: AMONG_TEN, make: async ({ draw }, random) => photograph(await draw(220), random) },
  screenshot: { goal: AMONG_TEN, make: async ({ draw }, random) => onScreen(draw, random) },
} as const satisfies Readonly<Record<string, Copy>>

export type CopyName = keyof typeof COPIES
export const COPY_NAMES = Object.keys(COPIES) as readonly CopyName[]

/** The file of a copy; equal random numbers give an equal file. */
export async function copyOf(icon: Drawing, name: CopyName, random: Random): Promise<Buffer | null> {
  const picture = await COPIES[name].make(icon, random)
  return picture ? picture.png({ compressionLevel: 1 }).toBuffer() : null
}

function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from)
}

function onPaper(picture: Buffer, paper = '#ffffff'): Sharp {
  return sharp(picture).flatten({ background: paper })
}

function framed(picture: Sharp, background: string, width: () => number): Sharp {
  return picture.extend({ top: width(), bottom: width(), left: width(), right: width(), background })
}

function colour(random: Random, from: number, to: number): string {
  const channel = () =>
    Math.round(between(random, from, to))
      .toString(16)
      .padStart(2, '0')
  return `#${channel()}${channel()}${channel()}`
}

function brightness(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return 0.21 * channel(1) + 0.72 * channel(3) + 0.07 * channel(5)
}

async function onBadge(sign: Buffer, random: Random): Promise<Sharp> {
  const radius = Math.round(between(random, 0, 140))
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
    <rect x="20" y="20" width="280" height="280" rx="${radius}" fill="${colour(random, 20, 160)}"/></svg>`
  return sharp(
    await sharp(Buffer.from(badge))
      .composite([{ input: sign }])
      .png()
      .toBuffer(),
  )
}

/** A thinner or bolder drawing: lines by their width, filled shapes by an outline in their own colour. */
async function otherStroke({ svg, draw }: Drawing, random: Random): Promise<Sharp | null> {
  const factor = random() < 0.5 ? 0.7 : 1.45
  if (/stroke-width="[\d.]+"/.test(svg)) {
    const other = svg.replace(
      /stroke-width="([\d.]+)"/g,
      (_, width) => `stroke-width="${Number(width) * factor}"`,
    )
    return onPaper(
      await sharp(Buffer.from(other), { density: 600 })
        .resize(SIDE, SIDE, { fit: 'inside' })
        .png()
        .toBuffer(),
    )
  }
  if (!svg.includes('currentColor')) return null
  const thickened = sharp(
    await onPaper(await draw(SIDE))
      .png()
      .toBuffer(),
  ).blur(2.2)
  return thickened.threshold(factor > 1 ? 215 : 70)
}

/** A light or dark page with a bar, a button, a paragraph and the icon. */
async function onScreen(draw: Drawing['draw'], random: Random): Promise<Sharp> {
  const dark = random() < 0.3
  const side = Math.round(between(random, 120, 200))
  const [left, top] = [Math.round(between(random, 30, 200)), Math.round(between(random, 60, 150))]
  const lines = [0, 1, 2, 3].map((line) => {
    const length = between(random, 60, 130)
    return `<rect x="${left + side + 40}" y="${top + 10 + line * 22}" width="${length}" height="8" fill="#808080"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="400">
    <rect width="520" height="400" fill="${dark ? '#17181c' : '#ffffff'}"/>
    <rect width="520" height="34" fill="${dark ? '#222222' : '#eeeeee'}"/>${lines.join('')}
    <rect x="20" y="340" width="120" height="36" rx="8" fill="#6563ff"/>
    <circle cx="474" cy="360" r="18" fill="none" stroke="#808080" stroke-width="4"/></svg>`
  const icon = await draw(side, dark ? '#e8e8ee' : '#222222')
  return sharp(
    await sharp(Buffer.from(page))
      .composite([{ input: icon, left, top }])
      .png()
      .toBuffer(),
  )
}
