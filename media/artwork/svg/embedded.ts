import { accept, type Result } from '#domain/errors/catalogue.ts'
import { readEmbeddedSvg, svgAddress } from '#media/artwork/data-uri.ts'
import { isElement, type SvgElement, type SvgNode } from './tree.ts'

/** The attributes with the address of a picture. */
const ADDRESSES = ['href', 'xlink:href'] as const

/** Whether an element shows a picture. */
export function isPicture({ name, namespace }: SvgElement): boolean {
  return namespace === 'svg' && (name === 'image' || name === 'feImage')
}

/**
 * Replaces every drawing that is embedded in this one by the result of `sanitise`, or returns the first
 * refusal.
 */
export function replaceEmbeddedSvgs(
  element: SvgElement,
  sanitise: (text: string) => Result<{ readonly text: string }>,
): Result<SvgElement> {
  let attributes = element.attributes
  for (const key of isPicture(element) ? ADDRESSES : []) {
    const text = readEmbeddedSvg(attributes.get(key) ?? '')
    if (text === null) continue
    const safe = sanitise(text)
    if (!safe.ok) return safe
    attributes = new Map(attributes).set(key, svgAddress(safe.value.text))
  }
  const children: SvgNode[] = []
  for (const child of element.children) {
    const replaced = isElement(child) ? replaceEmbeddedSvgs(child, sanitise) : accept(child)
    if (!replaced.ok) return replaced
    children.push(replaced.value)
  }
  return accept({ ...element, attributes, children })
}
