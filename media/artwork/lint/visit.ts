import { apply, IDENTITY, type Matrix, multiply, parseTransform } from '#media/artwork/svg/matrix.ts'
import type { Segment } from '#media/artwork/svg/path-data.ts'
import type { Point } from '#media/artwork/svg/point.ts'
import { childElements, descendants, type SvgElement } from '#media/artwork/svg/tree.ts'
import { INITIAL_STYLE, type Inherited, inherit, ownStyle } from './style.ts'

/** An element that is drawn at its place in the document. */
export interface Visited {
  readonly element: SvgElement
  readonly path: string
  /** Its number in the order of the document. */
  readonly index: number
  readonly matrix: Matrix
  readonly style: Inherited
  /** Whether a clip path or a mask around it decides what is visible. */
  readonly isClipped: boolean
}

/** Elements whose contents are drawn only where they are referenced, or in a frame of their own. */
const APART = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'filter',
  'linearGradient',
  'radialGradient',
  'svg',
])

/** Every drawn element below the root, in the order of the document, parents first. */
export function* visitDrawn(root: SvgElement): Generator<Visited> {
  const numbers = new Map(descendants(root).map((element, index) => [element, index]))
  const top: Visited = {
    element: root,
    path: '',
    index: 0,
    matrix: IDENTITY,
    style: inherit(INITIAL_STYLE, root),
    isClipped: false,
  }
  yield* visitChildren(top, numbers)
}

function* visitChildren(outer: Visited, numbers: ReadonlyMap<SvgElement, number>): Generator<Visited> {
  const counts = new Map<string, number>()
  for (const element of childElements(outer.element)) {
    const { name, attributes } = element
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (APART.has(name)) continue
    const transform = attributes.get('transform')
    const visited: Visited = {
      element,
      path: `${outer.path === '' ? '' : `${outer.path}/`}${name}[${count}]`,
      index: numbers.get(element) ?? 0,
      matrix: transform === undefined ? outer.matrix : multiply(outer.matrix, parseTransform(transform)),
      style: inherit(outer.style, element),
      isClipped: outer.isClipped || isMasked(element),
    }
    yield visited
    yield* visitChildren(visited, numbers)
  }
}

function isMasked(element: SvgElement): boolean {
  return ['clip-path', 'mask'].some((name) => (ownStyle(element, name) ?? 'none') !== 'none')
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Positions on a curve that are read beside its ends. */
const ON_CURVE = [0.2, 0.4, 0.6, 0.8] as const

/** The box around an outline, in the coordinates of the root; null for an empty one. */
export function boundsOf(outline: readonly Segment[], matrix: Matrix): Bounds | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (point: Point) => {
    const [x, y] = apply(matrix, point)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  let from: Point = [0, 0]
  for (const segment of outline) {
    if (segment.op === 'Z') continue
    const end = segment.points.at(-1)
    if (end === undefined) continue
    include(end)
    if (segment.op === 'C') for (const share of ON_CURVE) include(pointAt(from, segment.points, share))
    from = end
  }
  return Number.isFinite(left) ? { left, top, right, bottom } : null
}

function pointAt(from: Point, [one, two, end]: readonly [Point, Point, Point], t: number): Point {
  const u = 1 - t
  const at = (axis: 0 | 1) =>
    u * u * u * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t * t * t * end[axis]
  return [at(0), at(1)]
}
