import { descendants, type SvgElement } from '#media/artwork/svg/tree.ts'

/** Properties whose value is a paint. Colours of filters are excluded: they only light what is painted. */
export const PAINTS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color'])

/**
 * Elements whose contents are not visible: their colours only decide where, and how strongly, another element
 * shows.
 */
export const INVISIBLE_CONTAINERS: ReadonlySet<string> = new Set(['mask', 'clipPath', 'filter'])

/** Attributes of an animation that contain values of the animated attribute. */
export const ANIMATED_VALUES: ReadonlySet<string> = new Set(['values', 'from', 'to', 'by'])

/** The initial value in SVG of the fill of shapes, of `stop-color` and of `color`. */
export const DEFAULT_PAINT = '#000000'

const FILLED: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'text',
])

/** Declarations of paints in a style sheet or a `style` attribute. */
const DECLARATION = /(^|[;{\s])(fill|stroke|stop-color|color)(\s*:\s*)([^;}!]+)/gi

/** Replaces each paint in a style sheet or a `style` attribute by the result of `change`. */
export function mapDeclarations(css: string, change: (paint: string) => string): string {
  return css.replace(
    DECLARATION,
    (_, before: string, name: string, colon: string, value: string) =>
      `${before}${name}${colon}${change(value.trim())}`,
  )
}

/** Whether an element sets a paint itself, in an attribute or its style. */
export function isSet({ attributes }: SvgElement, paint: string): boolean {
  if (attributes.has(paint)) return true
  return new RegExp(`(?:^|[;\\s])${paint}\\s*:`, 'i').test(attributes.get('style') ?? '')
}

/** Whether the drawing has a style sheet, whose rules may set any paint. */
export function hasStyleSheet(root: SvgElement): boolean {
  return descendants(root).some(({ name }) => name === 'style')
}

/** Whether a shape without a fill of its own or of a parent is drawn in the default black. */
export function hasDefaultFill(root: SvgElement): boolean {
  return !hasStyleSheet(root) && filledByDefault(root, false)
}

function filledByDefault(element: SvgElement, filled: boolean): boolean {
  if (INVISIBLE_CONTAINERS.has(element.name)) return false
  const isFilled = filled || isSet(element, 'fill')
  if (FILLED.has(element.name) && !isFilled) return true
  return element.children.some((child) => child.type === 'element' && filledByDefault(child, isFilled))
}
