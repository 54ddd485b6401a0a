import type { Material } from '../write-glb.ts'
import type { Solid } from './solids.ts'

/** A model of solids in plain colours. */
export interface Thing {
  readonly name: string
  /** Slug of a general category. */
  readonly category: string
  readonly keywords: string
  readonly parts: readonly ThingPart[]
}

export interface ThingPart {
  readonly name: string
  readonly material: Material
  readonly solid: Solid
}

const COLOURS = {
  white: '#fbf7f2',
  cream: '#ffe9c9',
  yellow: '#ffc83d',
  amber: '#f0962b',
  coral: '#f2664f',
  red: '#d93a35',
  pink: '#ffa3b8',
  rose: '#ec5f86',
  lilac: '#b9a9ff',
  violet: '#6d5cf0',
  sky: '#8ccbff',
  blue: '#3b7de0',
  teal: '#1f9a92',
  mint: '#8fe0c4',
  green: '#43ab6a',
  pine: '#1f7a55',
  tan: '#d79a5d',
  brown: '#8a5433',
  slate: '#4d5468',
  black: '#2a2a36',
} as const

export type Colour = keyof typeof COLOURS

/** A part in a matt colour; `shine` makes it glossier, up to 1. */
export function part(name: string, colour: Colour, solid: Solid, shine = 0.4): ThingPart {
  return { name, solid, material: { colour: COLOURS[colour], metallic: 0, roughness: 1 - 0.8 * shine } }
}

/** A part of polished metal. */
export function metal(name: string, colour: '#ffd46b' | '#c8ced9' | '#d98a55', solid: Solid): ThingPart {
  return { name, solid, material: { colour, metallic: 0.5, roughness: 0.28 } }
}
