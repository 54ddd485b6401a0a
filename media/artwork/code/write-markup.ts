import { isElement, SVG_NAMESPACE, type SvgElement, type SvgNode } from '#media/artwork/svg/tree.ts'

/** How a template language writes the parts of a drawing. */
export interface Dialect {
  readonly attribute: (name: string, value: string) => string
  readonly text: (value: string) => string
  /** The name of an element and attributes that belong to it. */
  readonly tag?: (name: string) => { readonly name: string; readonly attributes: string }
  /** Written after the attributes of the root. */
  readonly rest: string
}

const INDENT = '  '

/** Writes a drawing with one element a line; elements with text stay on one line, as line breaks would be drawn. */
export function writeMarkup(root: SvgElement, dialect: Dialect, depth = 0): string {
  const attributes = new Map([['xmlns', SVG_NAMESPACE], ...root.attributes])
  return writeElement({ ...root, attributes }, dialect, depth, dialect.rest)
}

function writeElement(element: SvgElement, dialect: Dialect, depth: number, rest = ''): string {
  const { name, attributes: own } = dialect.tag?.(element.name) ?? { name: element.name, attributes: '' }
  const attributes = [...element.attributes].map(([key, value]) => ` ${dialect.attribute(key, value)}`)
  const start = `<${name}${own}${attributes.join('')}${rest}`
  if (element.children.length === 0) return `${start} />`
  if (element.children.some((child) => !isElement(child)))
    return `${start}>${element.children.map((child) => writeNode(child, dialect, 0)).join('')}</${name}>`
  const margin = `\n${INDENT.repeat(depth)}`
  const inside = element.children.map((child) => margin + INDENT + writeNode(child, dialect, depth + 1))
  return `${start}>${inside.join('')}${margin}</${name}>`
}

function writeNode(node: SvgNode, dialect: Dialect, depth: number): string {
  return isElement(node) ? writeElement(node, dialect, depth) : dialect.text(node.value)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
}

/** Escapes text for a quoted attribute of HTML, and of JSX, which reads the same entities. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"\n\t\r]/g, (character) => ENTITIES[character] ?? character)
}
