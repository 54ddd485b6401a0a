import { ANIMATION_ELEMENTS } from '#media/artwork/svg/allow-list.ts'
import { childElements, descendants, type SvgElement } from '#media/artwork/svg/tree.ts'

/** The ids that other parts of a drawing refer to: links, paints, and the begin and end of animations. */
export function referencedIds(root: SvgElement): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { attributes } of descendants(root)) {
    for (const [key, value] of attributes) {
      if (key === 'id' || key === 'd' || key === 'points') continue
      for (const [, id = ''] of value.matchAll(/#([^\s"')]+)/g)) used.add(id)
      if (key === 'begin' || key === 'end') for (const [id] of value.matchAll(/[\w-]+(?=\.)/g)) used.add(id)
    }
  }
  return used
}

/** Whether an element, or one inside of it, is referenced or animated: it must then stay. */
export function isNeeded(element: SvgElement, used: ReadonlySet<string>): boolean {
  const id = element.attributes.get('id')
  if (id !== undefined && used.has(id)) return true
  return childElements(element).some((child) => ANIMATION_ELEMENTS.has(child.name) || isNeeded(child, used))
}
