/** Relative luminance of an sRGB colour with channels from 0 to 255: 0 for black, 1 for white (WCAG 2.2). */
export function relativeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two relative luminances, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE)
}

/** Ambient light on a screen, in relative luminance. */
const FLARE = 0.05

/** Linear light of each 8-bit channel value, so that no power is computed for each pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel))

function linear(channel: number): number {
  return LINEAR[channel] ?? toLinear(channel)
}

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
