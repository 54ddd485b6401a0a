import type { Matrix } from '#media/artwork/svg/matrix.ts'
import type { Segment } from '#media/artwork/svg/path-data.ts'
import type { Paint, Stroke } from '#media/pipeline/vector/drawing.ts'
import { inverse } from './inverse.ts'
import { numeral } from './numeral.ts'
import { shadingOf } from './shading.ts'
import type { Surface } from './surface.ts'

const CAPS = { butt: 0, round: 1, square: 2 } as const
const JOINS = { miter: 0, round: 1, bevel: 2 } as const
const COMMANDS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

/** @param write receives lines of program in the operators of the prologue */
export function createEpsSurface(write: (line: string) => void): Surface {
  const draw = (segments: readonly Segment[]) => {
    for (const { op, points } of segments) write([...points.flat().map(numeral), COMMANDS[op]].join(' '))
  }
  const transform = (matrix: Matrix) => write(`[${matrix.map(numeral).join(' ')}] t`)
  const colour = (paint: Extract<Paint, { type: 'solid' }>) =>
    write(`${paint.colour.map(numeral).join(' ')} r`)
  /** Shades what the path or its stroke covers. */
  const shade = (paint: Extract<Paint, { type: 'gradient' }>, clip: string) => {
    write(`q ${clip}`)
    transform(paint.matrix)
    write(`${shadingOf(paint)} g Q newpath`)
  }
  return {
    save: () => write('q'),
    restore: () => write('Q'),
    transform,
    clip({ segments, rule, matrix }) {
      transform(matrix)
      draw(segments)
      write(rule === 'evenodd' ? 'K' : 'k')
      transform(inverse(matrix))
    },
    fill({ segments }, { paint, rule }) {
      const isEvenOdd = rule === 'evenodd'
      if (paint.type === 'solid') colour(paint)
      draw(segments)
      if (paint.type === 'solid') write(isEvenOdd ? 'F' : 'f')
      else shade(paint, isEvenOdd ? 'K' : 'k')
    },
    stroke({ segments }, stroke) {
      const { paint } = stroke
      write(penOf(stroke))
      if (paint.type === 'solid') colour(paint)
      draw(segments)
      if (paint.type === 'solid') write('s')
      else shade(paint, 'p')
    },
  }
}

function penOf({ width, cap, join, miterLimit, dashes, dashOffset }: Stroke): string {
  const pen = `${numeral(width)} w ${CAPS[cap]} J ${JOINS[join]} j ${numeral(Math.max(1, miterLimit))} M`
  return `${pen} [${dashes.map(numeral).join(' ')}] ${numeral(dashOffset)} d`
}
