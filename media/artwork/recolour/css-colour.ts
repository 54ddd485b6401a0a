import { type Rgb, toHex } from '#media/artwork/colour.ts'
import { NAMED_COLOURS } from './named-colours.ts'

/** A colour as CSS writes it. */
export interface CssColour {
  /** `#rrggbb` */
  readonly hex: string
  /** 0 to 1 */
  readonly alpha: number
}

/**
 * Reads a colour of CSS; null for other values, such as `none`, `currentColor`, `transparent` or a gradient.
 */
export function readColour(text: string): CssColour | null {
  const value = text.trim().toLowerCase()
  if (value.startsWith('#')) return readHex(value.slice(1))
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(value) ?? []
  if (name === undefined) {
    const hex = Object.hasOwn(NAMED_COLOURS, value) ? NAMED_COLOURS[value] : undefined
    return hex === undefined ? null : { hex, alpha: 1 }
  }
  const [one, two, three, alpha = '1', ...rest] = inside.split(/[\s,/]+/).filter(Boolean)
  if (one === undefined || two === undefined || three === undefined || rest.length > 0) return null
  const rgb: Rgb =
    name === 'rgb'
      ? [channel(one), channel(two), channel(three)]
      : rgbOfHsl(Number.parseFloat(one), part(two), part(three))
  if (rgb.some(Number.isNaN)) return null
  return { hex: toHex(rgb), alpha: clamp(alpha.endsWith('%') ? part(alpha) : Number.parseFloat(alpha)) }
}

export function writeColour({ hex, alpha }: CssColour): string {
  if (alpha >= 1) return hex
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

function readHex(digits: string): CssColour | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1
  return { hex: `#${long.slice(0, 6)}`, alpha }
}

/** 0 to 255, from a number or a percentage. */
function channel(text: string): number {
  const value = text.endsWith('%') ? part(text) * 255 : Number.parseFloat(text)
  return Math.round(Math.min(255, Math.max(0, value)))
}

/** 0 to 1, from a number or a percentage. */
function part(text: string): number {
  return clamp(Number.parseFloat(text) / 100)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** CSS Color 4, section 7.1. */
function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const at = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return [at(0), at(8), at(4)]
}
