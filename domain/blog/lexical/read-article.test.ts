import { describe, expect, it } from 'vitest'
import { readArticle } from './read-article.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const link = (url: unknown, ...children: object[]) => ({
  type: 'link',
  fields: { url, linkType: 'custom' },
  children,
})
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const heading = (words: string, tag = 'h2') => ({ type: 'heading', tag, children: [text(words)] })
const block = (blockType: string, fields: object) => ({ type: 'block', fields: { blockType, ...fields } })
const note = (words: string) => ({ type: 'inlineBlock', fields: { blockType: 'footnote', text: words } })
const item = (...children: object[]) => ({ type: 'listitem', children })
const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children })
const read = (...children: unknown[]) => readArticle({ root: { type: 'root', children } })

const plain = (words: string) => ({ kind: 'text', text: words, marks: [] })

describe('the body of a post', () => {
  it('has paragraphs with marks, links and line breaks', () => {
    const { blocks } = read(
      paragraph(text('Plain '), text('both', 3), { type: 'linebreak' }, link('/pricing', text('prices', 16))),
    )
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        children: [
          plain('Plain '),
          { kind: 'text', text: 'both', marks: ['bold', 'italic'] },
          { kind: 'break' },
          {
            kind: 'link',
            to: { site: 'own', address: '/pricing' },
            children: [{ kind: 'text', text: 'prices', marks: ['code'] }],
          },
        ],
      },
    ])
  })

  it('gives each heading a unique id, below the level of the title', () => {
    const { blocks } = read(
      heading('Size', 'h1'),
      heading('Size'),
      heading('アイコンの格子', 'h3'),
      heading('!?', 'h6'),
    )
    expect(blocks).toMatchObject([
      { level: 2, id: 'size' },
      { level: 2, id: 'size-2' },
      { level: 3, id: 'アイコンの格子' },
      { level: 3, id: '!?' },
    ])
  })

  it('nests a list below the item before it', () => {
    const { blocks } = read(
      list('bullet', item(text('one')), item(list('number', item(text('inner')))), item(text('two'))),
    )
    const inner = { kind: 'list', ordered: true, items: [{ children: [plain('inner')], list: null }] }
    expect(blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          { children: [plain('one')], list: inner },
          { children: [plain('two')], list: null },
        ],
      },
    ])
  })

  it('numbers footnotes in the order of their marks', () => {
    const { blocks, notes } = read(
      paragraph(text('a'), note('First.')),
      paragraph(text('b'), note('Second.')),
    )
    expect(notes).toEqual(['First.', 'Second.'])
    expect(blocks).toMatchObject([{ children: [{}, { number: 1 }] }, { children: [{}, { number: 2 }] }])
  })

  it('has the custom blocks', () => {
    const { blocks } = read(
      block('figure', { asset: 7, caption: ' A leaf ' }),
      block('gallery', { assets: [7, { id: 8 }, 7, 'x'] }),
      block('assets', { assets: [9], heading: '' }),
      block('code', { language: 'svg', code: '<svg>\n' }),
      block('table', { rows: '| a | b |\n| 1 |', caption: 'Sizes' }),
      block('callout', { tone: 'loud', text: 'One.\n\nTwo.' }),
      block('embed', { url: 'https://vimeo.com/76979871' }),
    )
    expect(blocks).toEqual([
      { kind: 'figure', asset: 7, caption: 'A leaf' },
      { kind: 'gallery', assets: [7, 8], caption: null },
      { kind: 'assets', assets: [9], heading: null },
      { kind: 'code', language: 'svg', code: '<svg>' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '']], caption: 'Sizes' },
      { kind: 'callout', tone: 'note', title: null, paragraphs: ['One.', 'Two.'] },
      { kind: 'embed', embedded: { provider: 'vimeo', id: '76979871' }, title: 'Vimeo' },
    ])
  })
})

describe('hostile content', () => {
  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://user:secret@evil.example',
    'mailto:a@b.example',
    7,
    null,
  ])('keeps the text of a link to %s and drops the link', (url) => {
    expect(read(paragraph(link(url, text('here')))).blocks).toEqual([
      { kind: 'paragraph', children: [plain('here')] },
    ])
  })

  it('drops unknown nodes with what is in them', () => {
    const script = { type: 'script', text: 'alert(1)', children: [text('alert(1)')] }
    expect(
      read(
        script,
        { type: 'upload', value: 'x' },
        paragraph(script, text('kept')),
        block('constructor', {}),
        block('__proto__', {}),
        block('html', { html: '<script>' }),
        block('embed', { url: 'https://evil.example/x' }),
        null,
        'text',
        [],
      ).blocks,
    ).toEqual([{ kind: 'paragraph', children: [plain('kept')] }])
  })

  it.each([null, undefined, 'x', 7, [], {}, { root: null }, { root: { children: 'x' } }])(
    'is empty for the state %j',
    (state) => {
      expect(readArticle(state)).toEqual({ blocks: [], notes: [] })
    },
  )

  it('stops at a depth that no post has', () => {
    let deep: object = item(text('end'))
    for (let level = 0; level < 500; level += 1) deep = item(text('x'), list('bullet', deep))
    let links: object = text('end')
    for (let level = 0; level < 500; level += 1) links = link('/x', links)
    expect(() => read(list('bullet', deep), paragraph(links))).not.toThrow()
  })
})
