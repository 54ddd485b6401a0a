import { type DrawingFacts, type Found, MAX_PLACES, type Place, type Region } from '#domain/lint/facts.ts'
import { LINT_RULES } from '#domain/lint/rules.ts'
import { hasStyleSheet } from '#media/artwork/recolour/paints.ts'
import { IDENTITY, type Matrix } from '#media/artwork/svg/matrix.ts'
import { parsePathData, type ReadPath } from '#media/artwork/svg/path-data.ts'
import { outlineOf } from '#media/artwork/svg/shapes.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { readLength, readViewBox, sizeOfSvg, type ViewBox } from '#media/artwork/svg/view-box.ts'
import { coloursIn } from './colours.ts'
import { referencedIds } from './references.ts'
import { snapElement } from './snap.ts'
import { ownStyle } from './style.ts'
import { countOpenEnds, countStrayPoints } from './subpaths.ts'
import { isEmptyGroup, isInvisible, isShape, isStroked } from './visibility.ts'
import { type Bounds, boundsOf, type Visited, visitDrawn } from './visit.ts'

const SORTS = [
  'emptyGroups',
  'strayPoints',
  'openEnds',
  'offGrid',
  'outside',
  'invisible',
  'rasters',
  'texts',
  'effects',
] as const
type Sort = (typeof SORTS)[number]

/**
 * Measures a sanitised drawing for the rules of the linter. What a style sheet could change is not measured where there
 * is one: strokes, invisible elements and empty groups.
 */
export function drawingFacts(root: SvgElement, readPath: ReadPath = parsePathData): DrawingFacts {
  const frame = frameOf(root)
  const side = Math.max(frame.width, frame.height)
  const isStyled = hasStyleSheet(root)
  const used = referencedIds(root)
  const finds = createFinds()
  const strokes = new Map<number, number>()
  let [points, ends] = [0, 0]
  /** The path of a removed element, whose contents are found with it. */
  let gone: string | null = null

  for (const visited of visitDrawn(root)) {
    const { element, matrix, style, path } = visited
    if (gone !== null && path.startsWith(`${gone}/`)) continue
    if (!isStyled && (isEmptyGroup(element, used) || isInvisible(element, style, used))) {
      gone = path
      finds.add(isEmptyGroup(element, used) ? 'emptyGroups' : 'invisible', placeOf(visited, null, frame))
      continue
    }
    const outline = isShape(element) ? outlineOf(element, readPath) : []
    const bounds = boundsOf(outline, matrix)
    const add = (sort: Sort, count = 1) => finds.add(sort, placeOf(visited, bounds, frame), count)
    points += outline.filter(({ op }) => op !== 'Z').length
    if (element.name === 'image') add('rasters')
    if (element.name === 'text') add('texts')
    if (hasEffect(element)) add('effects')
    if (bounds !== null && !visited.isClipped && isOutside(bounds, frame)) add('outside')
    if (matrix === IDENTITY && outline.length > 0) {
      const snapped = snapElement(element)
      ends += snapped.ends
      if (snapped.moved > 0) add('offGrid', snapped.moved)
    }
    if (outline.length === 0 || isStyled) continue
    const hasCaps = isStroked(element, style) && style['stroke-linecap'] !== 'butt'
    const stray = countStrayPoints(outline, hasCaps)
    if (stray > 0) add('strayPoints', stray)
    if (!isStroked(element, style)) continue
    const open = hasCaps ? 0 : countOpenEnds(outline, side)
    if (open > 0) add('openEnds', open)
    const width = strokeWidth(visited, side)
    if (width !== null) strokes.set(width, (strokes.get(width) ?? 0) + 1)
  }
  return {
    width: frame.width,
    height: frame.height,
    points,
    ends,
    ...finds.all(),
    strokes: [...strokes]
      .map(([width, count]) => ({ width, count }))
      .sort((a, b) => b.count - a.count || a.width - b.width)
      .slice(0, MAX_WIDTHS),
    ...coloursIn(root),
  }
}

const MAX_WIDTHS = 16

function frameOf(root: SvgElement): ViewBox {
  const size = sizeOfSvg(root)
  const natural = size.ok ? size.value : { width: 1, height: 1 }
  return readViewBox(root) ?? { x: 0, y: 0, ...natural }
}

function createFinds() {
  const counts = new Map<Sort, number>()
  const places = new Map<Sort, Place[]>()
  return {
    add(sort: Sort, place: Place, count = 1) {
      counts.set(sort, (counts.get(sort) ?? 0) + count)
      const known = places.get(sort) ?? []
      if (known.length < MAX_PLACES) places.set(sort, [...known, place])
    },
    all(): Record<Sort, Found> {
      const found = (sort: Sort): Found => ({ count: counts.get(sort) ?? 0, places: places.get(sort) ?? [] })
      return Object.fromEntries(SORTS.map((sort) => [sort, found(sort)])) as Record<Sort, Found>
    },
  }
}

function placeOf({ path, index, element }: Visited, bounds: Bounds | null, frame: ViewBox): Place {
  const box = bounds ?? (element.name === 'image' ? boxOf(element) : null)
  return { path, element: index, region: box === null ? null : regionOf(box, frame) }
}

function boxOf({ attributes }: SvgElement): Bounds {
  const length = (key: string) => readLength(attributes.get(key)) ?? 0
  const [left, top] = [length('x'), length('y')]
  return { left, top, right: left + length('width'), bottom: top + length('height') }
}

function regionOf({ left, top, right, bottom }: Bounds, { x, y, width, height }: ViewBox): Region {
  const share = (value: number, start: number, size: number) =>
    Math.min(1_000, Math.max(0, Math.round(((value - start) / size) * 1_000)))
  return {
    left: share(left, x, width),
    top: share(top, y, height),
    right: share(right, x, width),
    bottom: share(bottom, y, height),
  }
}

function isOutside({ left, top, right, bottom }: Bounds, { x, y, width, height }: ViewBox): boolean {
  const most = (Math.max(width, height) * LINT_RULES.L411.limits.most) / 1_000
  return left < x - most || top < y - most || right > x + width + most || bottom > y + height + most
}

function hasEffect(element: SvgElement): boolean {
  return ['filter', 'mix-blend-mode'].some(
    (name) => !['none', 'normal'].includes(ownStyle(element, name) ?? 'none'),
  )
}

/** In per mille of the longer side; null for strokes that do not scale with the drawing. */
function strokeWidth({ element, style, matrix }: Visited, side: number): number | null {
  const width = readLength(style['stroke-width'])
  if (width === null || ownStyle(element, 'vector-effect') === 'non-scaling-stroke') return null
  return Math.round(((width * scaleOf(matrix)) / side) * 1e6) / 1e3
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}
