import { descendants, type SvgElement } from '#media/artwork/svg/tree.ts'

/** Elements that are drawn as opaque paths, and gradients, if they have only the attributes below: text as its outlines. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'title', 'desc'],
  ...['defs', 'linearGradient', 'radialGradient', 'stop', 'text', 'tspan'],
])

/** Attributes that add no feature, whatever their value is. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'xmlns', 'version', 'role', 'focusable', 'tabindex'],
  ...['viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'transform'],
  ...['d', 'points', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'offset'],
  ...['fill-rule', 'clip-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'gradientUnits', 'gradientTransform', 'href', 'xlink:href'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant', 'font-stretch'],
  ...['text-anchor', 'text-decoration', 'letter-spacing', 'word-spacing', 'dominant-baseline', 'dx', 'dy'],
])

const PAINTS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color'])
/** A colour without an alpha channel, nothing, or a reference, which can only lead to a gradient here. */
const OPAQUE_PAINT =
  /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|(?!transparent$)[a-z]+|url\(#[^)]+\)|(?:rgb|hsl)\([+\-.\d]+(?:deg)?(?:(?:,\s*|\s+)[+\-.\d]+%?){2}\))$/i

/**
 * Whether a drawing visibly has no feature (`Feature`), so that it need not be simplified and read again to find out.
 * True for most icons. False says nothing: any other element, attribute or style needs the thorough examination.
 */
export function isOpaqueDrawing(root: SvgElement): boolean {
  for (const { name, namespace, attributes } of descendants(root)) {
    if (namespace !== 'svg' || !ELEMENTS.has(name)) return false
    for (const [attribute, value] of attributes) {
      if (PAINTS.has(attribute) ? !OPAQUE_PAINT.test(value) : !ATTRIBUTES.has(attribute)) return false
    }
  }
  return true
}
