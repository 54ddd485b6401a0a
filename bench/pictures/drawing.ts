import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from './copies.ts'
import type { BenchIcon } from './icons.ts'

const OPEN_COLOUR = /currentColor/g

export function drawingOf({ svg }: BenchIcon): Drawing {
  return {
    svg,
    draw: async (side, colour = '#000000') => {
      const options = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } } as const
      return Buffer.from(new Resvg(svg.replace(OPEN_COLOUR, colour), options).render().asPng())
    },
  }
}
