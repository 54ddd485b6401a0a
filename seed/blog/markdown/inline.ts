import { FORMATS, footnoteNode, type LexicalNode, linkNode, textNode } from './lexical.ts'

/** `**bold**`, `*italic*`, code between backticks, `[a link](/pricing)` and `^[a footnote]`. */
const PIECE =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)|\^\[(?<note>[^\]]+)\]/gu

/** The nodes of a line of Markdown. */
export function inlineNodes(line: string): readonly LexicalNode[] {
  const nodes: LexicalNode[] = []
  let from = 0
  for (const match of line.matchAll(PIECE)) {
    nodes.push(...plain(line.slice(from, match.index)), pieceOf(match.groups ?? {}))
    from = match.index + match[0].length
  }
  return [...nodes, ...plain(line.slice(from))]
}

function pieceOf({ bold, italic, code, label, url, note }: Record<string, string | undefined>): LexicalNode {
  if (bold !== undefined) return textNode(bold, FORMATS.bold)
  if (italic !== undefined) return textNode(italic, FORMATS.italic)
  if (code !== undefined) return textNode(code, FORMATS.code)
  if (label !== undefined && url !== undefined) return linkNode(url, [textNode(label, FORMATS.plain)])
  return footnoteNode(note ?? '')
}

function plain(text: string): readonly LexicalNode[] {
  return text === '' ? [] : [textNode(text, FORMATS.plain)]
}
