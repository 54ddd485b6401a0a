import { ANIMATION_ELEMENTS, ATTRIBUTES, ELEMENTS, PRESENTATION_ATTRIBUTES } from './allow-list.ts'
import { isElement, type SvgElement, type SvgNode } from './tree.ts'

/**
 * The document without what no viewer draws: editors' elements and attributes, metadata, unknown names and the blanks
 * between elements. A link (`<a>`) becomes a group, which paints and places what it wraps as the link did.
 */
export function cleanSvg(root: SvgElement): SvgElement {
  return {
    ...root,
    attributes: cleanAttributes(root.attributes),
    children: mergeText(root.children.flatMap((child) => cleanNode(child, root.name))),
  }
}

function cleanNode(node: SvgNode, parent: string): readonly SvgNode[] {
  if (!isElement(node)) return keepsBlanks(parent) || node.value.trim() !== '' ? [node] : []
  if (node.namespace !== 'svg') return []
  if (node.name === 'a') return cleanLink(node, parent)
  if (ANIMATION_ELEMENTS.has(node.name) && !animatesLook(node)) return []
  return ELEMENTS.has(node.name) ? [cleanSvg(node)] : []
}

/** Other attributes are none that a viewer animates, or none that an animation has to do with (`xml:base`). */
function animatesLook({ attributes }: SvgElement): boolean {
  const target = attributes.get('attributeName')?.trim()
  return target === undefined || target === 'class' || PRESENTATION_ATTRIBUTES.has(target)
}

/** What a link wraps; in a group where the link paints or places it. Inside of text only a span can be one. */
function cleanLink(link: SvgElement, parent: string): readonly SvgNode[] {
  const attributes = new Map(link.attributes)
  for (const key of ['href', 'xlink:href']) attributes.delete(key)
  if (cleanAttributes(attributes).size === 0)
    return link.children.flatMap((child) => cleanNode(child, parent))
  return [cleanSvg({ ...link, name: keepsBlanks(parent) ? 'tspan' : 'g', attributes })]
}

function cleanAttributes(attributes: SvgElement['attributes']): SvgElement['attributes'] {
  // Of a link's two spellings the plain one wins, so the other is left out where both stand.
  const both = attributes.has('href') && attributes.has('xlink:href')
  return new Map([...attributes].filter(([key]) => ATTRIBUTES.has(key) && !(both && key === 'xlink:href')))
}

/** Text that met when something between was dropped is one text again, as it will be after the next reading. */
function mergeText(nodes: readonly SvgNode[]): readonly SvgNode[] {
  const merged: SvgNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (last?.type === 'text' && node.type === 'text') {
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value }
    } else merged.push(node)
  }
  return merged
}

function keepsBlanks(name: string): boolean {
  return name === 'text' || name === 'tspan' || name === 'textPath'
}
