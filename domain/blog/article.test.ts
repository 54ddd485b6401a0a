import { expect, it } from 'vitest'
import { type Article, assetsOf, contentsOf, withAssets } from './article.ts'
import { articleText } from './article-text.ts'

const ARTICLE: Article<number> = {
  blocks: [
    { kind: 'heading', level: 2, id: 'one', text: 'One' },
    { kind: 'heading', level: 3, id: 'below', text: 'Below' },
    { kind: 'figure', asset: 1, caption: 'Gone' },
    { kind: 'figure', asset: 2, caption: 'Here' },
    { kind: 'gallery', assets: [1, 2, 3], caption: null },
    { kind: 'assets', assets: [1], heading: 'More' },
    { kind: 'code', language: 'css', code: 'body {}' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']], caption: null },
  ],
  notes: ['A note.'],
}

it('names each asset once', () => {
  expect(assetsOf(ARTICLE)).toEqual([1, 2, 3])
})

it('leaves out the blocks whose assets are all gone, and keeps the rest', () => {
  const { blocks } = withAssets(ARTICLE, (id) => (id === 1 ? undefined : `asset ${id}`))
  expect(blocks.slice(2, 4)).toEqual([
    { kind: 'figure', asset: 'asset 2', caption: 'Here' },
    { kind: 'gallery', assets: ['asset 2', 'asset 3'], caption: null },
  ])
  expect(blocks.some(({ kind }) => kind === 'assets')).toBe(false)
})

it('lists the headings below the title', () => {
  expect(contentsOf(ARTICLE).map(({ id }) => id)).toEqual(['one'])
})

it('reads as prose without code', () => {
  expect(articleText(ARTICLE)).toBe('One\nBelow\nGone\nHere\na b\n1 2\nA note.')
})
