import { Avatar, Style } from '@dicebear/core'
import { circle, group } from '#seed/works/drawing/shapes.ts'
import { readStyle } from './style-file.ts'

export const PEOPLE_STYLE = 'personas'
/** The side of the style's view box. */
const SIDE = 64

const style = new Style(readStyle(PEOPLE_STYLE))

/** Parts that suit every scene: friendly faces of adults. */
const PARTS = {
  mouthVariant: ['smile', 'bigSmile', 'smirk'],
  eyesVariant: ['happy', 'open', 'glasses'],
  hairColor: ['#362c47', '#6c4545', '#f29c65', '#e15c66'],
  facialHairProbability: 12,
} as const

export interface Placing {
  /** The centre of the shoulders. */
  readonly x: number
  /** The lower edge. */
  readonly floor: number
  readonly size: number
}

/** A person with head and shoulders, cut off straight at the lower edge. The same name is the same person. */
export function person(name: string, { x, floor, size }: Placing): string {
  const drawn = new Avatar(style, { seed: name, ...PARTS }).toString()
  const parts = drawn.replace(/^[\s\S]*?<\/metadata>/, '').replace(/<\/svg>\s*$/, '')
  // Ids are unique among the people of one drawing.
  const own = parts
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
  const scale = Math.round((size / SIDE) * 1000) / 1000
  return group(`translate(${Math.round(x - size / 2)} ${Math.round(floor - size)}) scale(${scale})`, own)
}

/** A person in a round frame of a colour. */
export function medallion(
  name: string,
  {
    x,
    y,
    radius,
    fill,
  }: { readonly x: number; readonly y: number; readonly radius: number; readonly fill: string },
): string {
  const clip = `${name}-frame`
  return [
    `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`,
    circle(x, y, radius, fill),
    `<g clip-path="url(#${clip})">${person(name, { x, floor: y + radius, size: radius * 1.7 })}</g>`,
  ].join('')
}
