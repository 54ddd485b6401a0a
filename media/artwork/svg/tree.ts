/**
 * An SVG document as values: the output of parse, the input and output of sanitise, the input of serialise.
 */
export interface SvgElement {
  readonly type: 'element'
  /** The name without prefix. */
  readonly name: string
  readonly namespace: Namespace
  /**
   * In document order. The key of a foreign attribute keeps its prefix (`inkscape:label`); `xlink:href`
   * always has this prefix.
   */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgNode[]
}

export interface SvgText {
  readonly type: 'text'
  readonly value: string
}

export type SvgNode = SvgElement | SvgText

/** `foreign` is an editor's own namespace, which no viewer draws. */
export type Namespace = 'svg' | 'xhtml' | 'foreign'

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'

export function isElement(node: SvgNode): node is SvgElement {
  return node.type === 'element'
}

export function childElements(element: SvgElement): readonly SvgElement[] {
  return element.children.filter(isElement)
}

/** The element and everything below it, in document order. */
export function descendants(element: SvgElement): readonly SvgElement[] {
  const found: SvgElement[] = []
  addDescendants(element, found)
  return found
}

function addDescendants(element: SvgElement, found: SvgElement[]): void {
  found.push(element)
  for (const child of element.children) if (isElement(child)) addDescendants(child, found)
}

/** The link of an element, from `href` or `xlink:href`. `href` takes precedence (SVG 2). */
export function hrefOf(element: SvgElement): string | undefined {
  return element.attributes.get('href') ?? element.attributes.get('xlink:href')
}

export function textOf(element: SvgElement): string {
  return element.children.map((child) => (isElement(child) ? textOf(child) : child.value)).join('')
}
