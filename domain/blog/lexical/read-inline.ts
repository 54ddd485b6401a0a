import type { Inline, Mark } from '#domain/blog/article.ts'
import { childrenOf, fieldsOf, MAX_DEPTH, type Node, textOf } from '#domain/blog/lexical/nodes.ts'
import { linkTarget } from '#domain/blog/link-target.ts'

/** The bits of Lexical's text format (https://lexical.dev, `TEXT_TYPE_TO_FORMAT`) that posts may have. */
const FORMAT_BITS: readonly (readonly [bit: number, mark: Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [16, 'code'],
]

/** Collects the footnotes of an article in the order of their marks. */
export interface Notes {
  /** @returns the number of the note */
  add(text: string): number
}

/** The pieces of a line. Nodes of any other type are left out with what is in them. */
export function readInline(node: Node, notes: Notes, depth = 0): readonly Inline[] {
  if (depth > MAX_DEPTH) return []
  return childrenOf(node).flatMap((child) => pieceOf(child, notes, depth))
}

function pieceOf(node: Node, notes: Notes, depth: number): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' && node.text !== ''
        ? [{ kind: 'text', text: node.text, marks: marksOf(node.format) }]
        : []
    case 'linebreak':
      return [{ kind: 'break' }]
    case 'tab':
      return [{ kind: 'text', text: ' ', marks: [] }]
    case 'link':
    case 'autolink':
      return linkOf(node, notes, depth)
    case 'inlineBlock':
      return noteOf(node, notes)
    default:
      return []
  }
}

/** A link inside a link is not possible in HTML: its text stays. */
function linkOf(node: Node, notes: Notes, depth: number): readonly Inline[] {
  const children = readInline(node, notes, depth + 1).flatMap((child) =>
    child.kind === 'link' ? child.children : [child],
  )
  const { url, linkType } = fieldsOf(node)
  const to = linkType === 'internal' || typeof url !== 'string' ? null : linkTarget(url)
  return to === null || children.length === 0 ? children : [{ kind: 'link', to, children }]
}

function noteOf(node: Node, notes: Notes): readonly Inline[] {
  const { blockType, text } = fieldsOf(node)
  const words = textOf(text)
  return blockType === 'footnote' && words !== '' ? [{ kind: 'note', number: notes.add(words) }] : []
}

function marksOf(format: unknown): readonly Mark[] {
  const bits = typeof format === 'number' ? format : 0
  return FORMAT_BITS.filter(([bit]) => (bits & bit) !== 0).map(([, mark]) => mark)
}
