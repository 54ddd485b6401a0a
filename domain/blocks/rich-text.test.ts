import { describe, expect, it } from 'vitest'
import { MAX_TEXT_NODES } from './limits.ts'
import { safeRichText, type TextNode } from './rich-text.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const root = (...children: object[]) => ({ root: { type: 'root', children } })
const typesIn = (node: TextNode): string[] => [node.type, ...(node.children ?? []).flatMap(typesIn)]
const typesOf = (stored: unknown) => {
  const safe = safeRichText(stored, 'de')
  return safe && typesIn(safe.root)
}

describe('safeRichText', () => {
  it('keeps paragraphs, headings, lists, quotes, links and formats', () => {
    const stored = root(
      { type: 'heading', tag: 'h4', children: [text('Title')] },
      paragraph(text('bold', 1), { type: 'linebreak' }),
      {
        type: 'list',
        listType: 'number',
        children: [{ type: 'listitem', value: 1, children: [text('one')] }],
      },
      {
        type: 'quote',
        children: [{ type: 'link', fields: { url: '/pricing' }, children: [text('prices')] }],
      },
    )
    expect(typesOf(stored)).toEqual(
      'root heading text paragraph text linebreak list listitem text quote link text'.split(' '),
    )
    expect(JSON.stringify(safeRichText(stored, 'de'))).toContain('"url":"/de/pricing"')
  })

  it.each(['javascript:alert(1)', '//host/x', 'data:text/html,x', 'java\nscript:x'])(
    'leaves the words of a link to %j and drops the link',
    (url) => {
      const stored = root(paragraph({ type: 'link', fields: { url }, children: [text('words')] }))
      expect(typesOf(stored)).toEqual(['root', 'paragraph', 'text'])
      expect(JSON.stringify(safeRichText(stored, 'de'))).not.toContain(url.slice(0, 6))
    },
  )

  it('drops unknown nodes, attributes, styles and names of object members', () => {
    const stored = root(
      { type: 'block', fields: { html: '<script>' }, children: [paragraph(text('kept'))] },
      { type: 'constructor', children: [paragraph(text('too'))] },
      { type: 'paragraph', style: 'x:y', onclick: 'alert(1)', children: [{ ...text('red'), style: 'a:b' }] },
    )
    expect(typesOf(stored)).toEqual('root paragraph text paragraph text paragraph text'.split(' '))
    expect(JSON.stringify(safeRichText(stored, 'de'))).not.toMatch(/script|onclick|a:b|x:y/)
  })

  it('is null for a text without words, and for what is none', () => {
    for (const nothing of [null, 'x', {}, root(), root(paragraph(text(' ')))])
      expect(safeRichText(nothing, 'de')).toBeNull()
  })

  it('cuts off a text of too many nodes', () => {
    const stored = root(...Array.from({ length: MAX_TEXT_NODES }, () => paragraph(text('x'))))
    expect(typesOf(stored)).toHaveLength(MAX_TEXT_NODES + 1)
  })
})
