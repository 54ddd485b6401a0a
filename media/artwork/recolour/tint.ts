import type { Recolouring } from '#domain/assets/recolouring.ts'
import { okLab } from '#domain/search/oklab.ts'
import { toHex } from '#media/artwork/colour.ts'

/** Three colours that match: a dark one, a strong one, a light one. */
export interface Tint {
  readonly ink: string
  readonly accent: string
  readonly paper: string
}

/**
 * Shows an artwork in three colours: each of its colours maps to the point of the gradient from ink over
 * accent to paper with its lightness, so that light stays above shade. A single colour becomes the accent.
 */
export function tint(colours: readonly string[], { ink, accent, paper }: Tint): Recolouring {
  const [only, ...others] = colours
  if (only !== undefined && others.length === 0) return new Map([[only, accent]])
  const [dark, middle, light] = [ink, accent, paper].map(lightness) as [number, number, number]
  return new Map(
    colours.map((colour) => {
      const at = lightness(colour)
      const tinted =
        at < middle ? mix(ink, accent, share(at, dark, middle)) : mix(accent, paper, share(at, middle, light))
      return [colour, tinted]
    }),
  )
}

function lightness(hex: string): number {
  return okLab(hex)[0]
}

/** The position of `at` between `from` and `to`, 0 to 1. */
function share(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [one, other] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(one + (other - one) * share)
  }
  return toHex([channel(1), channel(3), channel(5)])
}
