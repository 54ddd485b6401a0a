import { ATTRIBUTES, ELEMENTS } from './allow-list.ts'
import { isElement, type SvgElement, type SvgNode } from './tree.ts'

/**
 * The document without what no viewer draws: editors' elements and attributes, metadata, unknown names and the blanks
 * between elements. A link (`<a>`) gives way to what it wraps.
 */
export function cleanSvg(root: SvgElement): SvgElement {
  return {
    ...root,
    attributes: cleanAttributes(root.attributes),
    children: mergeText(root.children.flatMap((child) => cleanNode(child, keepsBlanks(root.name)))),
  }
}

function cleanNode(node: SvgNode, blanksMatter: boolean): readonly SvgNode[] {
  if (!isElement(node)) return blanksMatter || node.value.trim() !== '' ? [node] : []
  if (node.namespace !== 'svg') return []
  if (node.name === 'a') return node.children.flatMap((child) => cleanNode(child, blanksMatter))
  return ELEMENTS.has(node.name) ? [cleanSvg(node)] : []
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
