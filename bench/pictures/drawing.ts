import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from './copies.ts'
import type { BenchIcon } from './icons.ts'

/** The text that is replaced by a colour. */
const OPEN_COLOUR = /currentColor/g

/** An icon to make copies of. */
export function drawingOf({ svg }: BenchIcon): Drawing {
  return {
    svg,
    draw: async (side, colour = '#000000') => {
      const options = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } } as const
      return Buffer.from(new Resvg(svg.replace(OPEN_COLOUR, colour), options).render().asPng())
    },
  }
}
