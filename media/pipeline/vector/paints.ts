import type { Feature } from '#domain/assets/features.ts'
import { IDENTITY, type Matrix, multiply, parseTransform } from '#media/artwork/svg/matrix.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import type { Bounds } from './bounds.ts'
import { childrenOf, type Definitions, numberOf, referred } from './definitions.ts'
import type { Colour, Paint, Stop } from './drawing.ts'

interface PaintContext {
  readonly definitions: Definitions
  /** Of the shape that is painted. */
  readonly bounds: Bounds | null
  readonly note: (feature: Feature) => void
}

/** Reads the value of `fill` or `stroke`; null where nothing is painted. */
export function readPaint(value: string, context: PaintContext): Paint | null {
  if (value === 'none') return null
  if (value.startsWith('#')) return { type: 'solid', colour: readColour(value) }
  const server = referred(context.definitions, value)
  if (server?.name === 'linearGradient' || server?.name === 'radialGradient')
    return readGradient(server, context)
  context.note('pattern')
  return null
}

function readGradient(element: SvgElement, { bounds, note }: PaintContext): Paint | null {
  const stops = childrenOf(element).map(readStop)
  const last = stops.at(-1)
  if (!last) return null
  if (stops.some(({ opacity }) => opacity < 1)) note('opacity')
  if ((element.attributes.get('spreadMethod') ?? 'pad') !== 'pad') note('gradient-repeat')
  const matrix = matrixOf(element, bounds)
  const geometry = geometryOf(element)
  if (!matrix || isEmpty(geometry)) return { type: 'solid', colour: last.colour }
  return { type: 'gradient', geometry, matrix, stops: complete(stops) }
}

type Gradient = Extract<Paint, { type: 'gradient' }>

function geometryOf(element: SvgElement): Gradient['geometry'] {
  const at = (name: string, fallback: number) => numberOf(element, name, fallback)
  if (element.name === 'linearGradient')
    return { type: 'linear', line: [at('x1', 0), at('y1', 0), at('x2', 1), at('y2', 0)] }
  const [x, y] = [at('cx', 0.5), at('cy', 0.5)]
  return { type: 'radial', circles: [at('fx', x), at('fy', y), 0, x, y, at('r', 0.5)] }
}

function isEmpty(geometry: Gradient['geometry']): boolean {
  if (geometry.type === 'radial') return geometry.circles[5] <= 0
  const [x, y, toX, toY] = geometry.line
  return x === toX && y === toY
}

/** From the gradient's coordinates to the shape's; null where it has no area. */
function matrixOf(element: SvgElement, bounds: Bounds | null): Matrix | null {
  const own = parseTransform(element.attributes.get('gradientTransform'))
  const isOwnSpace = element.attributes.get('gradientUnits') === 'userSpaceOnUse'
  const box = bounds && ([bounds.width, 0, 0, bounds.height, bounds.x, bounds.y] as const)
  const matrix = isOwnSpace ? own : multiply(box ?? IDENTITY, own)
  const [a, b, c, d] = matrix
  return Math.abs(a * d - b * c) < 1e-12 ? null : matrix
}

function readStop(element: SvgElement): Stop {
  return {
    offset: Math.min(1, Math.max(0, numberOf(element, 'offset', 0))),
    colour: readColour(element.attributes.get('stop-color') ?? ''),
    opacity: numberOf(element, 'stop-opacity', 1),
  }
}

/** The first stop at 0 and the last at 1, as the formats ask for, and each at or after the one before. */
function complete(stops: readonly Stop[]): readonly Stop[] {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return stops
  const inOrder = stops.map((stop, index) => ({
    ...stop,
    offset: Math.max(...stops.slice(0, index + 1).map(({ offset }) => offset)),
  }))
  return [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...inOrder,
    ...((inOrder.at(-1)?.offset ?? 1) < 1 || inOrder.length === 1 ? [{ ...last, offset: 1 }] : []),
  ]
}

function readColour(text: string): Colour {
  const value = /^#[\da-f]{6}$/i.test(text) ? Number.parseInt(text.slice(1), 16) : 0
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
