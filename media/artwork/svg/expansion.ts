import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { urlsIn } from './css.ts'
import { childElements, descendants, hrefOf, type SvgElement } from './tree.ts'

/**
 * Refuses drawings that are small as a file and huge when drawn: a `use` of a `use` of a `use`, masks inside
 * masks, and circular references. Counts each element as often as it would be drawn.
 */
export function expansionRefusal(root: SvgElement): Refusal | null {
  const byId = new Map<string, SvgElement>()
  for (const element of descendants(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }
  if (byId.size === 0) return null
  const measured = new Map<SvgElement, Expansion>()

  /**
   * `followed`: length of the chain of references so far, so that a long chain ends the count before it
   * overflows the stack.
   */
  const measure = (element: SvgElement, followed: number): Expansion => {
    const known = measured.get(element)
    if (known) return known
    if (followed > LIMITS.svg.references) return ENDLESS
    measured.set(element, ENDLESS)
    let size = 1
    let references = 0
    const add = (part: Expansion, step: number) => {
      size += part.size
      references = Math.max(references, part.references + step)
    }
    for (const child of childElements(element)) add(measure(child, followed), 0)
    for (const id of referencesOf(element)) {
      const target = byId.get(id)
      if (target) add(measure(target, followed + 1), 1)
    }
    const expansion = { size, references }
    measured.set(element, expansion)
    return expansion
  }

  const { size, references } = measure(root, 0)
  if (size <= LIMITS.svg.expandedNodes && references <= LIMITS.svg.references) return null
  const detail = Number.isFinite(size) ? `${size} elements when drawn` : 'references that do not end'
  return refuse('file-too-complex', detail)
}

interface Expansion {
  /** Number of elements drawn. */
  readonly size: number
  /** Length of the longest chain of references. */
  readonly references: number
}

/** The result for circular references and for a chain that is too long to follow. */
const ENDLESS: Expansion = { size: Number.POSITIVE_INFINITY, references: Number.POSITIVE_INFINITY }

/** Ids that an element draws. An animation only refers to its target and does not draw it. */
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
