import type { Recolouring } from '#domain/assets/recolouring.ts'
import { isElement, type SvgElement, type SvgNode } from '#media/artwork/svg/tree.ts'
import { readColour, writeColour } from './css-colour.ts'
import {
  ANIMATED_VALUES,
  DEFAULT_PAINT,
  hasDefaultFill,
  hasStyleSheet,
  INVISIBLE_CONTAINERS,
  isSet,
  mapDeclarations,
  PAINTS,
} from './paints.ts'

/**
 * The paints of a drawing as `#rrggbb`, in order of appearance: of shapes, lines, gradient stops and style
 * sheets. `currentColor` and shapes without a fill count as black.
 */
export function svgColours(root: SvgElement): readonly string[] {
  const found = new Set<string>()
  const note = (paint: string) => {
    const colour = colourOf(paint)
    if (colour !== null && colour.alpha > 0) found.add(colour.hex)
    return paint
  }
  changePaints(root, note)
  if (hasDefaultFill(root) || hasBareStop(root)) found.add(DEFAULT_PAINT)
  return [...found]
}

/** The drawing in other colours. Masks, clips, filters and transparency do not change. */
export function recolourSvg(root: SvgElement, recolouring: Recolouring): SvgElement {
  const changed = changePaints(root, (paint) => {
    const colour = colourOf(paint)
    const hex = colour === null ? undefined : recolouring.get(colour.hex)
    return colour === null || hex === undefined ? paint : writeColour({ hex, alpha: colour.alpha })
  })
  const black = recolouring.get(DEFAULT_PAINT)
  if (black === undefined || black === DEFAULT_PAINT) return changed
  const stopped = hasBareStop(root) ? setBareStops(changed, black) : changed
  return hasDefaultFill(root) ? setDefaultFill(stopped, black) : stopped
}

/** The colour where no parent sets `currentColor`. */
function colourOf(paint: string) {
  return readColour(paint.toLowerCase() === 'currentcolor' ? DEFAULT_PAINT : paint)
}

function changePaints(element: SvgElement, change: (paint: string) => string): SvgElement {
  if (INVISIBLE_CONTAINERS.has(element.name)) return element
  const animatesPaint = PAINTS.has(element.attributes.get('attributeName') ?? '')
  const attributes = [...element.attributes].map(([name, value]): [string, string] => {
    if (PAINTS.has(name) && !(name === 'fill' && element.attributes.has('attributeName')))
      return [name, change(value)]
    if (name === 'style') return [name, mapDeclarations(value, change)]
    if (animatesPaint && ANIMATED_VALUES.has(name)) return [name, changeEach(value, change)]
    return [name, value]
  })
  const inStyleSheet = element.name === 'style'
  const children = element.children.map((child): SvgNode => {
    if (isElement(child)) return changePaints(child, change)
    return inStyleSheet ? { ...child, value: mapDeclarations(child.value, change) } : child
  })
  return { ...element, attributes: new Map(attributes), children }
}

/** The values of an animation, separated by semicolons. */
function changeEach(values: string, change: (paint: string) => string): string {
  return values
    .split(';')
    .map((value) => change(value.trim()))
    .join(';')
}

function hasBareStop(root: SvgElement): boolean {
  return !hasStyleSheet(root) && someVisible(root, isBareStop)
}

function isBareStop(element: SvgElement): boolean {
  return element.name === 'stop' && !isSet(element, 'stop-color')
}

function someVisible(element: SvgElement, test: (element: SvgElement) => boolean): boolean {
  if (INVISIBLE_CONTAINERS.has(element.name)) return false
  return test(element) || element.children.some((child) => isElement(child) && someVisible(child, test))
}

function setBareStops(element: SvgElement, colour: string): SvgElement {
  if (INVISIBLE_CONTAINERS.has(element.name)) return element
  const children = element.children.map((child) => (isElement(child) ? setBareStops(child, colour) : child))
  return { ...(isBareStop(element) ? withAttribute(element, 'stop-color', colour) : element), children }
}

/** Shapes without a fill inherit it from the root; masks, clips and filters keep the default black. */
function setDefaultFill(root: SvgElement, colour: string): SvgElement {
  return withAttribute(keepInvisibleBlack(root), 'fill', colour)
}

function keepInvisibleBlack(element: SvgElement): SvgElement {
  if (INVISIBLE_CONTAINERS.has(element.name))
    return isSet(element, 'fill') ? element : withAttribute(element, 'fill', DEFAULT_PAINT)
  return {
    ...element,
    children: element.children.map((child) => (isElement(child) ? keepInvisibleBlack(child) : child)),
  }
}

function withAttribute(element: SvgElement, name: string, value: string): SvgElement {
  return { ...element, attributes: new Map([...element.attributes, [name, value]]) }
}
