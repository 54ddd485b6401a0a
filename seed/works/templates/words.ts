import { text } from '../drawing/shapes.ts'
import type { Copy } from './formats.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Inks {
  readonly label: string
  readonly headline: string
  readonly line: string
}

/** Mean width of a bold sans-serif letter, relative to the font size. */
const LETTER = 0.66

/** Label, headline and line in the largest size that fits their box. */
export function words({ label, headline, line }: Copy, box: Box, inks: Inks): string {
  const longest = Math.max(...headline.map((row) => row.length))
  const size = Math.min(box.width / (longest * LETTER), box.height / (headline.length * 1.08 + 1.1))
  const small = Math.max(size * 0.24, Math.min(box.width, box.height) * 0.05, 16)
  const fitted = Math.min(small, box.width / (line.length * LETTER))
  const rows = headline.map((row, index) =>
    text(row, box.x, box.y + small * 2 + size * (0.8 + index * 1.08), size, inks.headline, {
      'font-weight': 800,
    }),
  )
  return (
    text(label, box.x, box.y + small, small, inks.label, { 'letter-spacing': small * 0.08 }) +
    rows.join('') +
    text(line, box.x, box.y + small * 2 + size * (headline.length * 1.08) + fitted * 1.3, fitted, inks.line, {
      'font-weight': 400,
    })
  )
}
