import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { urlsIn } from './css.ts'
import { childElements, descendants, hrefOf, type SvgElement } from './tree.ts'

/**
 * Refuses drawings that are small as a file and huge when drawn: a `use` of a `use` of a `use`, masks inside masks,
 * and references in a circle. Counts each element as often as it would be drawn.
 */
export function expansionRefusal(root: SvgElement): Refusal | null {
  const byId = new Map<string, SvgElement>()
  for (const element of descendants(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }
  if (byId.size === 0) return null
  const sizes = new Map<SvgElement, number | 'counting'>()

  const sizeOf = (element: SvgElement): number => {
    const known = sizes.get(element)
    if (known === 'counting') return Number.POSITIVE_INFINITY
    if (known !== undefined) return known
    sizes.set(element, 'counting')
    let size = 1
    for (const child of childElements(element)) size += sizeOf(child)
    for (const id of referencesOf(element)) {
      const target = byId.get(id)
      if (target) size += sizeOf(target)
    }
    sizes.set(element, size)
    return size
  }

  const size = sizeOf(root)
  if (size <= LIMITS.svg.expandedNodes) return null
  const detail = Number.isFinite(size) ? `${size} elements when drawn` : 'references in a circle'
  return refuse('file-too-complex', detail)
}

/** Ids an element draws. An animation only names its target, and does not draw it. */
function referencesOf(element: SvgElement): readonly string[] {
  if (ANIMATION_ELEMENTS.has(element.name) || element.name === 'mpath') return []
  const href = hrefOf(element)
  const urls = [...element.attributes.values()].flatMap((value) =>
    value.includes('url(') ? urlsIn(value) : [],
  )
  return [...(href ? [href] : []), ...urls]
    .map((reference) => reference.trim())
    .filter((reference) => reference.startsWith('#'))
    .map((reference) => reference.slice(1))
}
