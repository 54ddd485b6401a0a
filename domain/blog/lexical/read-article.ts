import type { Article, Block, List, ListItem } from '#domain/blog/article.ts'
import { inlineText } from '#domain/blog/article-text.ts'
import { childrenOf, isNode, MAX_DEPTH, type Node } from '#domain/blog/lexical/nodes.ts'
import { readBlock } from '#domain/blog/lexical/read-block.ts'
import { type Notes, readInline } from '#domain/blog/lexical/read-inline.ts'
import { slugOfWords } from '#domain/routing/words.ts'

/**
 * Converts the body of a post from Lexical's JSON. Only known nodes with valid values are taken over; anything else,
 * whatever it holds, is left out.
 */
export function readArticle(state: unknown): Article<number> {
  const root = isNode(state) && isNode(state.root) ? state.root : {}
  const texts: string[] = []
  const notes: Notes = { add: (text) => texts.push(text) }
  const ids = new Set<string>()
  const blocks = childrenOf(root).flatMap((node) => blockOf(node, notes, ids) ?? [])
  return { blocks, notes: texts }
}

function blockOf(node: Node, notes: Notes, ids: Set<string>): Block<number> | null {
  switch (node.type) {
    case 'paragraph':
    case 'quote': {
      const children = readInline(node, notes)
      return inlineText(children).trim() === '' ? null : { kind: node.type, children }
    }
    case 'heading':
      return headingOf(node, notes, ids)
    case 'list':
      return listOf(node, notes, 0)
    case 'horizontalrule':
      return { kind: 'rule' }
    case 'block':
      return readBlock(node)
    default:
      return null
  }
}

/** The title of the page is its first heading, so those of the body begin at the second level. */
function headingOf(node: Node, notes: Notes, ids: Set<string>): Block<number> | null {
  const text = inlineText(readInline(node, notes)).trim()
  if (text === '') return null
  const level = node.tag === 'h1' || node.tag === 'h2' ? 2 : 3
  return { kind: 'heading', level, id: freeId(text, ids), text }
}

function listOf(node: Node, notes: Notes, depth: number): List | null {
  if (depth > MAX_DEPTH) return null
  const items = childrenOf(node)
    .filter(({ type }) => type === 'listitem')
    .map((item) => itemOf(item, notes, depth))
    .reduce<readonly ListItem[]>(withNested, [])
  return items.length === 0 ? null : { kind: 'list', ordered: node.listType === 'number', items }
}

function itemOf(node: Node, notes: Notes, depth: number): ListItem {
  const nested = childrenOf(node).find(({ type }) => type === 'list')
  return { children: readInline(node, notes), list: nested ? listOf(nested, notes, depth + 1) : null }
}

/** Lexical writes a nested list as a separate item after the one that it belongs to. */
function withNested(items: readonly ListItem[], item: ListItem): readonly ListItem[] {
  if (item.children.length > 0) return [...items, item]
  const last = items.at(-1)
  if (item.list === null) return items
  return last?.list === null ? [...items.slice(0, -1), { ...last, list: item.list }] : [...items, item]
}

/** An id from the words of a heading, with a number where it is taken. */
function freeId(text: string, taken: Set<string>): string {
  const words = slugOfWords(text) || 'section'
  let id = words
  for (let number = 2; taken.has(id); number += 1) id = `${words}-${number}`
  taken.add(id)
  return id
}
