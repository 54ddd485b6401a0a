import type { Segment } from '#media/artwork/svg/path-data.ts'
import type { Paint } from '#media/pipeline/vector/drawing.ts'
import { inverse } from './inverse.ts'
import { numeral } from './numeral.ts'
import type { Surface } from './surface.ts'

type Document = PDFKit.PDFDocument

const RULES = { nonzero: 'non-zero', evenodd: 'even-odd' } as const

export function createPdfSurface(document: Document): Surface {
  const draw = (segments: readonly Segment[]) => drawPath(document, segments)
  return {
    save: () => document.save(),
    restore: () => document.restore(),
    transform: (matrix) => document.transform(...matrix),
    clip({ segments, rule, matrix }) {
      document.transform(...matrix)
      draw(segments)
      document.clip(RULES[rule])
      document.transform(...inverse(matrix))
    },
    fill({ segments }, { paint, opacity, rule }) {
      document.fillColor(colourOf(document, paint), opacity)
      draw(segments)
      document.fill(RULES[rule])
    },
    stroke({ segments }, { paint, opacity, width, cap, join, miterLimit, dashes, dashOffset }) {
      document.lineWidth(width).lineCap(cap).lineJoin(join).miterLimit(Math.max(1, miterLimit))
      // `dash` refuses gaps and dots of no length.
      document.addContent(`[${dashes.map(numeral).join(' ')}] ${numeral(dashOffset)} d`)
      document.strokeColor(colourOf(document, paint), opacity)
      draw(segments)
      document.stroke()
    },
  }
}

function drawPath(document: Document, segments: readonly Segment[]): void {
  for (const { op, points } of segments) {
    if (op === 'M') document.moveTo(...points[0])
    else if (op === 'L') document.lineTo(...points[0])
    else if (op === 'C') document.bezierCurveTo(...points[0], ...points[1], ...points[2])
    else document.closePath()
  }
}

function colourOf(document: Document, paint: Paint): string | PDFKit.PDFGradient {
  if (paint.type === 'solid') return hexOf(paint.colour)
  const { geometry, stops, matrix } = paint
  const gradient =
    geometry.type === 'linear'
      ? document.linearGradient(...geometry.line)
      : document.radialGradient(...geometry.circles)
  gradient.setTransform(...matrix)
  for (const { offset, colour, opacity } of stops) gradient.stop(offset, hexOf(colour), opacity)
  return gradient
}

function hexOf(colour: readonly number[]): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
