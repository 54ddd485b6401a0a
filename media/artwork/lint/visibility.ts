import { outlineOf } from '#media/artwork/svg/shapes.ts'
import { childElements, type SvgElement } from '#media/artwork/svg/tree.ts'
import { isNeeded } from './references.ts'
import { hidesItself, type Inherited, isZero, ownStyle } from './style.ts'

const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])
const FOR_PEOPLE: ReadonlySet<string> = new Set(['title', 'desc'])

export function isShape({ name }: SvgElement): boolean {
  return SHAPES.has(name)
}

/** Whether a group draws nothing, and nothing refers to it. */
export function isEmptyGroup(element: SvgElement, used: ReadonlySet<string>): boolean {
  if (element.name !== 'g' || ownStyle(element, 'filter') !== undefined) return false
  const isEmpty = childElements(element).every(
    (child) => FOR_PEOPLE.has(child.name) || isEmptyGroup(child, used),
  )
  return isEmpty && !isNeeded(element, used)
}

/**
 * Whether an element is never visible: hidden, without a paint, or without an outline. False where anything refers to
 * it or animates it, and for markers, which are drawn without a stroke as well.
 */
export function isInvisible(element: SvgElement, style: Inherited, used: ReadonlySet<string>): boolean {
  return drawsNothing(element, style) && !isNeeded(element, used)
}

function drawsNothing(element: SvgElement, style: Inherited): boolean {
  if (hidesItself(element)) return true
  if (!isShape(element) || [...element.attributes.keys()].some((key) => key.startsWith('marker')))
    return false
  if (style.visibility !== 'visible' || !(isFilled(element, style) || isStroked(element, style))) return true
  return outlineOf(element).length === 0
}

function isFilled(element: SvgElement, { fill }: Inherited): boolean {
  return !isNoPaint(fill) && !isZero(ownStyle(element, 'fill-opacity')) && element.name !== 'line'
}

export function isStroked(element: SvgElement, style: Inherited): boolean {
  return (
    !isNoPaint(style.stroke) && !isZero(style['stroke-width']) && !isZero(ownStyle(element, 'stroke-opacity'))
  )
}

function isNoPaint(paint: string): boolean {
  return paint === 'none' || paint === 'transparent'
}
