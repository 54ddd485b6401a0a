import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { FEED_FORMATS } from '#domain/blog/feeds.ts'
import type { PostCard } from '#domain/contract/blog.ts'
import { feedText } from './feed-text.ts'

const HOSTILE = ']]><script>alert("1")</script> & \u0000\u0007 <b>bold</b>'

const post = (slug: string, title: string): PostCard => ({
  slug,
  title,
  description: title,
  category: { kind: 'category', slug: 'icons', name: 'Icons & more' },
  author: { slug: 'ada', name: 'Ada <Lovelace>' },
  minutes: 3,
  publishedAt: '2026-11-18T09:00:00.000Z',
  language: 'en',
  tint: null,
  image: null,
  cover: [],
})

const FACTS = {
  locale: 'ja',
  site: 'https://motif.example',
  title: 'ブログ & more',
  description: 'About <icons>',
  copyright: 'Example Assets',
} as const

/** The names of all elements of a document. @throws where it is not well-formed */
function elementsOf(xml: string): readonly string[] {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (fault) => {
    throw fault
  })
  parser.on('opentag', ({ name }) => names.push(name))
  parser.write(xml).close()
  return names
}

it.each(['rss', 'atom'] as const)('writes well-formed %s, whatever the titles contain', (format) => {
  const text = feedText(format, [post('one', HOSTILE), post('two', 'Second')], FACTS)
  const elements = elementsOf(text)
  expect(elements.filter((name) => name === (format === 'rss' ? 'item' : 'entry'))).toHaveLength(2)
  expect(elements).not.toContain('script')
  expect(text).not.toContain('<script')
  expect(text).toContain('https://motif.example/jp/blog/one')
})

it('writes JSON Feed with plain text', () => {
  const feed = JSON.parse(feedText('json', [post('one', HOSTILE)], FACTS))
  expect(feed.version).toMatch(/jsonfeed\.org/)
  expect(feed.feed_url).toBe('https://motif.example/jp/blog/feed.json')
  expect(feed.items[0]).toMatchObject({
    url: 'https://motif.example/jp/blog/one',
    date_published: '2026-11-18T09:00:00.000Z',
  })
  expect(feed.items[0].title).toContain('<b>bold</b>')
})

it('writes a feed without posts', () => {
  for (const format of FEED_FORMATS) expect(feedText(format, [], FACTS)).toContain('jp/blog')
})
