import { inlineNodes } from './inline.ts'
import { blockNode, elementNode, type LexicalNode, type LexicalState, state } from './lexical.ts'
import { type FindWorks, pickOf } from './pick.ts'

/** A text of the seed: its title, its description and its body. */
export interface PostText {
  readonly title: string
  readonly description: string
  readonly body: (find: FindWorks) => LexicalState
}

/**
 * Reads a post: `# title`, the description as the first paragraph, then blocks separated by empty lines. Beside those of
 * Markdown there are `[[figure icon bell | caption]]` with galleries and related works alike, and `:::tip title`.
 */
export function parsePost(markdown: string): PostText {
  const [head = '', description = '', ...blocks] = splitBlocks(markdown)
  if (!head.startsWith('# ') || description === '') throw new Error(`no title or description: ${head}`)
  return {
    title: head.slice(2).trim(),
    description: joined(description),
    body: (find) => state(blocks.flatMap((block) => nodesOf(block, find))),
  }
}

/** Blocks of lines; empty lines within code and call-outs do not end them. */
function splitBlocks(markdown: string): readonly string[] {
  return (
    markdown
      .match(/^```[\s\S]*?^```$|^:::\w[\s\S]*?^:::$|(?:^(?!```|:::).+\n?)+/gmu)
      ?.map((block) => block.trim()) ?? []
  )
}

function nodesOf(block: string, find: FindWorks): readonly LexicalNode[] {
  const [, marks = '', heading] = /^(##+) (.+)$/.exec(block) ?? []
  if (heading !== undefined)
    return [elementNode('heading', inlineNodes(heading), { tag: `h${marks.length}` })]
  if (block.startsWith('```')) return [codeOf(block)]
  if (block.startsWith(':::')) return [calloutOf(block)]
  if (block.startsWith('[[')) return worksOf(block, find)
  if (block.startsWith('|')) return [tableOf(block)]
  if (block.startsWith('> ')) return [elementNode('quote', inlineNodes(joined(block.replace(/^> /gm, ''))))]
  if (/^(?:- |\d+\. )/.test(block)) return [listOf(block)]
  return [elementNode('paragraph', inlineNodes(joined(block)), { textFormat: 0, textStyle: '' })]
}

function codeOf(block: string): LexicalNode {
  const [, language = 'text', code = ''] = /^```(\w+)\n([\s\S]*)\n```$/.exec(block) ?? []
  return blockNode('code', { language, code })
}

function calloutOf(block: string): LexicalNode {
  const [, tone = 'note', title = '', text = ''] = /^:::(\w+) ?([^\n]*)\n([\s\S]*)\n:::$/.exec(block) ?? []
  return blockNode('callout', { tone, title, text })
}

/** Nothing where the library has no such work. */
function worksOf(block: string, find: FindWorks): readonly LexicalNode[] {
  const [, kind = '', asked = '', caption = ''] =
    /^\[\[(\w+) ([^|\]]+)(?:\| ?([^\]]*))?\]\]$/.exec(block) ?? []
  const works = find(pickOf(asked))
  const [first] = works
  if (first === undefined) return []
  if (kind === 'figure') return [blockNode('figure', { asset: first, caption })]
  return [blockNode(kind, { assets: [...works], [kind === 'assets' ? 'heading' : 'caption']: caption })]
}

/** A line that begins with `^` is the caption. */
function tableOf(block: string): LexicalNode {
  const lines = block.split('\n')
  const caption =
    lines
      .find((line) => line.startsWith('^'))
      ?.slice(1)
      .trim() ?? ''
  return blockNode('table', { rows: lines.filter((line) => line.startsWith('|')).join('\n'), caption })
}

function listOf(block: string): LexicalNode {
  const ordered = /^\d/.test(block)
  const items = block.split(/\n(?=- |\d+\. )/).map((item) => joined(item.replace(/^(?:- |\d+\. )/, '')))
  return elementNode(
    'list',
    items.map((item, place) => elementNode('listitem', inlineNodes(item), { value: place + 1 })),
    { listType: ordered ? 'number' : 'bullet', tag: ordered ? 'ol' : 'ul', start: 1 },
  )
}

/** Lines of one paragraph. Japanese lines join without a space. */
function joined(lines: string): string {
  return lines
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、])\n/gu, '')
    .replaceAll('\n', ' ')
    .trim()
}
