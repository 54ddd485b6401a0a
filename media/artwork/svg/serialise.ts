import { hrefOf, isElement, SVG_NAMESPACE, type SvgElement, type SvgNode, XLINK_NAMESPACE } from './tree.ts'

/** Writes a document of SVG elements as text, without an XML declaration, on one line. */
export function serialiseSvg(root: SvgElement): string {
  const xlink = usesXlink(root) ? ` xmlns:xlink="${XLINK_NAMESPACE}"` : ''
  return writeElement(root, ` xmlns="${SVG_NAMESPACE}"${xlink}`)
}

function writeElement(element: SvgElement, declarations = ''): string {
  const attributes = [...element.attributes]
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')
  const start = `<${element.name}${declarations}${attributes}`
  if (element.children.length === 0) return `${start}/>`
  return `${start}>${element.children.map(writeNode).join('')}</${element.name}>`
}

function writeNode(node: SvgNode): string {
  return isElement(node) ? writeElement(node) : escapeText(node.value)
}

function usesXlink(element: SvgElement): boolean {
  if (hrefOf(element) !== undefined && !element.attributes.has('href')) return true
  return element.children.some((child) => isElement(child) && usesXlink(child))
}

/** Escapes a text between two tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Writes line breaks as references: a parser would turn a raw one into a blank. */
function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\r', '&#13;')
}
