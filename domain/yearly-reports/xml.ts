/** An element with its attributes and its text or children. Names are those of a schema; texts are of people. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: XmlElement['content'],
): XmlElement {
  return { name, attributes, content }
}

/** A whole document; every text and attribute in it is escaped. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${stated.join('')}>`
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>`
  return [open, ...content.map((child) => written(child, `${indent}  `)), `${indent}</${name}>`].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 has no place for are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
