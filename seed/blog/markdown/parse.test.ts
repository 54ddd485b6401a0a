import { expect, it } from 'vitest'
import { readArticle } from '#domain/blog/lexical/read-article.ts'
import { parsePost } from './parse.ts'

const TEXT = `# A title

What it is
about.

A **bold** and *soft* \`line\` with [a link](/pricing)^[A note.]
on two lines.

## Heading

- one
- two

> Quoted.

\`\`\`css
a {

  b: c
}
\`\`\`

| a | b |
| 1 | 2 |
^ Sizes

:::tip Do it
First.

Second.
:::

[[figure icon bell | A bell]]

[[gallery 3d 2]]

[[assets photo 3 forest | More]]
`

it('reads what the editor of posts stores', () => {
  const post = parsePost(TEXT)
  expect([post.title, post.description]).toEqual(['A title', 'What it is about.'])
  const { blocks, notes } = readArticle(
    post.body(({ kind, count }) =>
      kind === 'photo' ? [] : Array.from({ length: count }, (_, at) => at + 1),
    ),
  )
  expect(notes).toEqual(['A note.'])
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
    'quote',
    'code',
    'table',
    'callout',
    'figure',
    'gallery',
  ])
  expect(blocks[0]).toMatchObject({
    children: [
      { text: 'A ' },
      { text: 'bold', marks: ['bold'] },
      { text: ' and ' },
      { text: 'soft', marks: ['italic'] },
      { text: ' ' },
      { text: 'line', marks: ['code'] },
      { text: ' with ' },
      { kind: 'link', to: { site: 'own', address: '/pricing' } },
      { kind: 'note', number: 1 },
      { text: ' on two lines.' },
    ],
  })
  expect(blocks.slice(4)).toMatchObject([
    { language: 'css', code: 'a {\n\n  b: c\n}' },
    { head: ['a', 'b'], rows: [['1', '2']], caption: 'Sizes' },
    { tone: 'tip', title: 'Do it', paragraphs: ['First.', 'Second.'] },
    { asset: 1, caption: 'A bell' },
    { assets: [1, 2], caption: null },
  ])
})

it('refuses a text without a title and a work of an unknown kind', () => {
  expect(() => parsePost('No title.\n\nText.')).toThrow(/title/)
  expect(() => parsePost('# T\n\nD\n\n[[figure gem x]]').body(() => [])).toThrow(/gem/)
})
