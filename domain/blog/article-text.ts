import type { Article, Block, Inline, List } from '#domain/blog/article.ts'

/** The words of an article that are read as prose, for the reading time and for descriptions; code is not among them. */
export function articleText({ blocks, notes }: Article<unknown>): string {
  return [...blocks.flatMap(textsOf), ...notes].filter((text) => text !== '').join('\n')
}

/** The text of a line, without links and marks. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'text') return child.text
      if (child.kind === 'link') return inlineText(child.children)
      return child.kind === 'break' ? ' ' : ''
    })
    .join('')
}

function textsOf(block: Block<unknown>): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return [inlineText(block.children)]
    case 'heading':
      return [block.text]
    case 'list':
      return listTexts(block)
    case 'callout':
      return [block.title ?? '', ...block.paragraphs]
    case 'table':
      return [block.caption ?? '', ...[block.head, ...block.rows].map((cells) => cells.join(' '))]
    case 'figure':
    case 'gallery':
    case 'pictures':
      return [block.caption ?? '']
    default:
      return []
  }
}

function listTexts({ items }: List): readonly string[] {
  return items.flatMap(({ children, list }) => [
    inlineText(children),
    ...(list === null ? [] : listTexts(list)),
  ])
}
