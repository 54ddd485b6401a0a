import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAIL_TOKENS } from './tokens.ts'

const css = readFileSync(new URL('../../storefront/ui/tokens.css', import.meta.url), 'utf8')

it.each(Object.entries(MAIL_TOKENS))('%s equals the token of the storefront', (name, colour) => {
  const [, value = ''] = new RegExp(`${name}: ([^;]+);`).exec(css) ?? []
  expect(toHex(value)).toBe(colour)
})

function toHex(value: string): string {
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? []
  return h === undefined ? value : srgb(Number(l), Number(c), (Number(h) * Math.PI) / 180)
}

/** OKLCH to sRGB by CSS Color 4. */
function srgb(l: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const bytes = linear.map((part) => Math.round(255 * Math.min(1, Math.max(0, gamma(part)))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}
