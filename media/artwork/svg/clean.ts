import { ANIMATION_ELEMENTS, ATTRIBUTES, ELEMENTS, PRESENTATION_ATTRIBUTES } from './allow-list.ts'
import { isElement, type SvgElement, type SvgNode } from './tree.ts'

/**
 * Removes what no viewer draws: editors' elements and attributes, metadata, unknown names and the blanks
 * between elements. A link (`<a>`) becomes a group, which paints and places its contents as the link did.
 */
export function cleanSvg(root: SvgElement): SvgElement {
  return {
    ...root,
    attributes: cleanAttributes(root.attributes),
    children: mergeText(root.children.flatMap((child) => cleanNode(child, root.name))),
  }
}

function cleanNode(node: SvgNode, parent: string): readonly SvgNode[] {
  if (!isElement(node)) return preservesBlanks(parent) || node.value.trim() !== '' ? [node] : []
  if (node.namespace !== 'svg') return []
  if (node.name === 'a') return cleanLink(node, parent)
  if (ANIMATION_ELEMENTS.has(node.name) && !animatesLook(node)) return []
  return ELEMENTS.has(node.name) ? [cleanSvg(node)] : []
}

/** Viewers do not animate other attributes, or must not (`xml:base`). */
function animatesLook({ attributes }: SvgElement): boolean {
  const target = attributes.get('attributeName')?.trim()
  return target === undefined || target === 'class' || PRESENTATION_ATTRIBUTES.has(target)
}

/** The contents of a link, in a group where the link paints or places them. Text may only contain spans. */
function cleanLink(link: SvgElement, parent: string): readonly SvgNode[] {
  const attributes = new Map(link.attributes)
  for (const key of ['href', 'xlink:href']) attributes.delete(key)
  if (cleanAttributes(attributes).size === 0)
    return link.children.flatMap((child) => cleanNode(child, parent))
  return [cleanSvg({ ...link, name: preservesBlanks(parent) ? 'tspan' : 'g', attributes })]
}

function cleanAttributes(attributes: SvgElement['attributes']): SvgElement['attributes'] {
  // Where a link has both `href` and `xlink:href`, `href` takes precedence and the other is removed.
  const both = attributes.has('href') && attributes.has('xlink:href')
  const isKept = (key: string) => ATTRIBUTES.has(key) && !(both && key === 'xlink:href')
  // Most elements have known attributes only.
  for (const key of attributes.keys())
    if (!isKept(key)) return new Map([...attributes].filter(([each]) => isKept(each)))
  return attributes
}

/**
 * Merges texts that became neighbours when an element between them was removed, so that parsing the output
 * gives the same tree.
 */
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

function preservesBlanks(name: string): boolean {
  return name === 'text' || name === 'tspan' || name === 'textPath'
}
