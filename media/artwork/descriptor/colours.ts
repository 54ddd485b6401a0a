import { type Ink, type InkBox, inkBox } from './ink.ts'

/** Length of `inkColours`: twelve hues and four greys. */
export const COLOUR_BINS = 16
const HUES = 12
const GREYS = 4
/** Chroma, from 0 to 1, below which a colour is a grey. */
const GREY = 0.12
const NONE = new Float32Array(0)

/**
 * The colours of the ink: shares of hues and greys, 255 for all of it. Distinguishes equal drawings in
 * different colours.
 */
export function inkColours(ink: Ink, box: InkBox = inkBox(ink)): Uint8Array {
  const [reds = NONE, greens = reds, blues = reds] = ink.picture.planes
  const shares = new Float32Array(COLOUR_BINS)
  let all = 0
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let at = y * ink.picture.width + box.left; at < y * ink.picture.width + box.right; at += 1) {
      if ((ink.distance[at] ?? 0) < ink.threshold) continue
      const bin = binOf(reds[at] ?? 0, greens[at] ?? 0, blues[at] ?? 0)
      shares[bin] = (shares[bin] ?? 0) + 1
      all += 1
    }
  }
  return Uint8Array.from(shares, (share) => Math.round((share * 255) / Math.max(1, all)))
}

/** The share of the ink that has the same colours, 0 to 1. */
export function colourOverlap(one: Uint8Array, other: Uint8Array): number {
  let shared = 0
  for (let bin = 0; bin < COLOUR_BINS; bin += 1) shared += Math.min(one[bin] ?? 0, other[bin] ?? 0)
  return shared / 255
}

function binOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma < GREY) return HUES + Math.min(GREYS - 1, Math.floor(most * GREYS))
  return Math.floor(hueOf(red, green, blue, most, chroma) + 0.5) % HUES
}

/** In twelfths of the colour circle, from red. */
function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (most === red) return (((green - blue) / chroma) * 2 + 12) % 12
  if (most === green) return ((blue - red) / chroma) * 2 + 4
  return ((red - green) / chroma) * 2 + 8
}
