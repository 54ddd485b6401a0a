import { childElements, type SvgElement } from './tree.ts'

/** Elements that are drawn through a picture of their own. */
const EFFECTS = new Set(['filter', 'mask', 'pattern'])

/** Groups that are drawn apart may be nested so deep at no great cost. */
const CHEAP_LAYERS = 8

/** Whether drawing may take much more than its shapes: through effects, or through many layers on top of each other. */
export function hasEffects(root: SvgElement): boolean {
  return needsTrial(root, 0)
}

function needsTrial(element: SvgElement, above: number): boolean {
  const layers = above + (isLayer(element) ? 1 : 0)
  if (layers > CHEAP_LAYERS || EFFECTS.has(element.name)) return true
  return childElements(element).some((child) => needsTrial(child, layers))
}

/** Drawn by itself and then laid on what is below: what is not quite opaque, blended, or clipped. */
function isLayer({ attributes }: SvgElement): boolean {
  const style = attributes.get('style') ?? ''
  return (
    ['opacity', 'clip-path', 'mix-blend-mode', 'isolation'].some((name) => attributes.has(name)) ||
    /opacity|clip-path|blend|isolation/.test(style)
  )
}
