import { childElements, descendants, type SvgElement, textOf } from './tree.ts'

/** Elements that are drawn into a bitmap, whose size and number the file decides. */
const EFFECTS = new Set(['filter', 'pattern'])

/** Nested layers up to this depth are cheap to draw. */
const CHEAP_LAYERS = 8

/** Each masked element takes two bitmaps as large as the drawing. Flags and badges have one mask or two. */
const CHEAP_MASKS = 4

/**
 * Whether drawing may cost much more than its shapes: through effects, or through many layers on top of each
 * other.
 */
export function hasEffects(root: SvgElement): boolean {
  return needsTrial(root, 0) || hasManyMasks(root)
}

/**
 * Counts masked elements; where a style sheet, `use` or a mask within a mask multiplies them, the result is
 * always true.
 */
function hasManyMasks(root: SvgElement): boolean {
  const elements = descendants(root)
  const masked = elements.filter(isMasked)
  if (masked.length > CHEAP_MASKS) return true
  const masks = elements.filter(({ name }) => name === 'mask')
  if (masks.length === 0) return false
  return (
    elements.some(
      (element) => element.name === 'use' || (element.name === 'style' && /mask/i.test(textOf(element))),
    ) || masks.some((mask) => isMasked(mask) || descendants(mask).some(isMasked))
  )
}

function isMasked({ attributes }: SvgElement): boolean {
  return attributes.has('mask') || /mask/i.test(attributes.get('style') ?? '')
}

function needsTrial(element: SvgElement, above: number): boolean {
  const layers = above + (isLayer(element) ? 1 : 0)
  if (layers > CHEAP_LAYERS || EFFECTS.has(element.name)) return true
  return childElements(element).some((child) => needsTrial(child, layers))
}

/**
 * Whether an element is drawn into a layer that is then composited: not fully opaque, blended, or clipped.
 */
function isLayer({ attributes }: SvgElement): boolean {
  const style = attributes.get('style') ?? ''
  return (
    ['opacity', 'clip-path', 'mix-blend-mode', 'isolation'].some((name) => attributes.has(name)) ||
    /opacity|clip-path|blend|isolation/.test(style)
  )
}
