import { descendants, type SvgElement } from '#media/artwork/svg/tree.ts'

/** Properties whose value is what something is painted with. Those of filters only light what is painted. */
export const PAINTS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color'])

/** What is in these is not seen: their colours say where something shows, and how much. */
export const UNSEEN: ReadonlySet<string> = new Set(['mask', 'clipPath', 'filter'])

/** Attributes of an animation that hold values of what it animates. */
export const ANIMATED_VALUES: ReadonlySet<string> = new Set(['values', 'from', 'to', 'by'])

/** Black unless something says otherwise: what SVG fills shapes, stops and `currentColor` with. */
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

/** A style sheet or a `style` attribute with each paint in it as `change` gives it back. */
export function mapDeclarations(css: string, change: (paint: string) => string): string {
  return css.replace(
    DECLARATION,
    (_, before: string, name: string, colon: string, value: string) =>
      `${before}${name}${colon}${change(value.trim())}`,
  )
}

/** Whether a paint of an element is set at the element itself. */
export function isSet({ attributes }: SvgElement, paint: string): boolean {
  if (attributes.has(paint)) return true
  return new RegExp(`(?:^|[;\\s])${paint}\\s*:`, 'i').test(attributes.get('style') ?? '')
}

/** Whether the drawing has a style sheet, whose rules may set any paint. */
export function hasStyleSheet(root: SvgElement): boolean {
  return [...descendants(root)].some(({ name }) => name === 'style')
}

/** Whether something is filled only because shapes are, unless told. */
export function hasDefaultFill(root: SvgElement): boolean {
  return !hasStyleSheet(root) && filledByDefault(root, false)
}

function filledByDefault(element: SvgElement, filled: boolean): boolean {
  if (UNSEEN.has(element.name)) return false
  const isFilled = filled || isSet(element, 'fill')
  if (FILLED.has(element.name) && !isFilled) return true
  return element.children.some((child) => child.type === 'element' && filledByDefault(child, isFilled))
}
