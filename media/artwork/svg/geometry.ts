import { apply, IDENTITY, type Matrix, multiply, parseTransform } from './matrix.ts'
import { parsePathData, type ReadPath, type Segment } from './path-data.ts'
import type { Point } from './point.ts'
import { outlineOf } from './shapes.ts'
import { childElements, descendants, hrefOf, type SvgElement } from './tree.ts'
import { readLength } from './view-box.ts'

/**
 * The drawn shapes of a document as one line of text that does not depend on colours, names, attribute order,
 * notation, position and scale. Two files with equal signatures contain the same drawing. Empty when there is
 * no shape. For hashing.
 */
export function geometrySignature(root: SvgElement, readPath: ReadPath = parsePathData): string {
  const outlines = [...drawnOutlines(root, readPath)]
  const frame = frameOf(outlines)
  return frame
    ? outlines.map((outline) => outline.map((piece) => write(piece, frame)).join('')).join('|')
    : ''
}

/**
 * Steps that the longer side of the drawing is divided into: finer than a pixel, coarser than rounding by an
 * optimiser.
 */
const STEPS = 500
/** Breaks ties the same way whatever the last digit of a computed coordinate. */
const TIE = 1e-5

/** Drawn only where they are referenced. */
const DEFINITIONS = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'filter',
  'linearGradient',
  'radialGradient',
])

function* drawnOutlines(root: SvgElement, readPath: ReadPath): Generator<readonly Segment[]> {
  const byId = new Map<string, SvgElement>()
  for (const element of descendants(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }

  function* visit(element: SvgElement, outer: Matrix): Generator<readonly Segment[]> {
    const matrix = multiply(outer, parseTransform(element.attributes.get('transform')))
    const outline = outlineOf(element, readPath)
    if (outline.length > 0) yield outline.map((segment) => transform(segment, matrix))
    if (element.name === 'use') {
      const target = byId.get((hrefOf(element) ?? '').trim().slice(1))
      const moved = multiply(matrix, [1, 0, 0, 1, lengthOf(element, 'x'), lengthOf(element, 'y')])
      // A symbol is drawn through its use: visits its children, as visiting the symbol itself draws nothing.
      if (target?.name === 'symbol') for (const child of childElements(target)) yield* visit(child, moved)
      else if (target) yield* visit(target, moved)
    }
    for (const child of childElements(element)) {
      if (!DEFINITIONS.has(child.name)) yield* visit(child, matrix)
    }
  }

  yield* visit(root, IDENTITY)
}

function lengthOf(element: SvgElement, key: string): number {
  return readLength(element.attributes.get(key)) ?? 0
}

function transform(segment: Segment, matrix: Matrix): Segment {
  switch (segment.op) {
    case 'Z':
      return segment
    case 'C': {
      const [one, two, end] = segment.points
      return { op: 'C', points: [apply(matrix, one), apply(matrix, two), apply(matrix, end)] }
    }
    default:
      return { op: segment.op, points: [apply(matrix, segment.points[0])] }
  }
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Null when nothing is drawn, or all of it is one point. */
function frameOf(outlines: readonly (readonly Segment[])[]): Frame | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const outline of outlines) {
    for (const { points } of outline) {
      for (const [x, y] of points) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
  }
  const side = Math.max(right - left, bottom - top)
  return Number.isFinite(side) && side > 0 ? { left, top, scale: STEPS / side } : null
}

function write({ op, points }: Segment, { left, top, scale }: Frame): string {
  const step = (value: number, start: number) => Math.floor((value - start) * scale + 0.5 + TIE)
  const place = ([x, y]: Point) => `${step(x, left)} ${step(y, top)}`
  return `${op}${points.map(place).join(' ')}`
}
