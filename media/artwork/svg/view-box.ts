import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import type { SvgElement } from './tree.ts'

export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** CSS pixels of each absolute unit. */
const UNITS = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
} as const

/**
 * The natural size of a drawing in CSS pixels: its width and height where they are lengths, else its view
 * box; a missing one is computed from the view box's proportion. Refuses a drawing of no size or of a size
 * over the limit.
 */
export function sizeOfSvg(root: SvgElement): Result<{ width: number; height: number }> {
  const box = readViewBox(root)
  const width = readLength(root.attributes.get('width'))
  const height = readLength(root.attributes.get('height'))
  const ratio = box ? box.width / box.height : 1
  const size = {
    width: width ?? (height !== null ? height * ratio : box?.width),
    height: height ?? (width !== null ? width / ratio : box?.height),
  }
  if (!(size.width && size.height && size.width > 0 && size.height > 0)) {
    return refuse('file-damaged', 'neither a size nor a view box')
  }
  if (size.width > LIMITS.side || size.height > LIMITS.side) {
    return refuse('file-too-many-pixels', `${size.width} × ${size.height}`)
  }
  return accept({ width: size.width, height: size.height })
}

/** The `viewBox`, or null where it is missing or has no area. */
export function readViewBox(root: SvgElement): ViewBox | null {
  const numbers = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = numbers
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
  return isBox ? { x, y, width, height } : null
}

/** A length in CSS pixels; null for percentages and for other values. */
export function readLength(text: string | undefined): number | null {
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '')
  const unit = match?.[2]?.toLowerCase() ?? ''
  if (!match || !Object.hasOwn(UNITS, unit)) return null
  return Number(match[1]) * UNITS[unit as keyof typeof UNITS]
}
