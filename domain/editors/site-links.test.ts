import { describe, expect, it } from 'vitest'
import { MAX_SITE_LINKS, siteLinksIn } from './site-links.ts'

describe('siteLinksIn', () => {
  it('finds the links of blocks, texts and lists with their place and language', () => {
    const document = {
      blocks: [{ blockType: 'hero', actions: [{ label: { en: 'Go' }, address: '/pricing?x=1' }] }],
      body: {
        de: { root: { children: [{ type: 'link', fields: { url: ' /blog/post-1#top ' } }] } },
      },
      entries: [{ address: '/icons' }],
    }
    expect(siteLinksIn(document)).toEqual([
      { field: 'blocks.0.actions.0.address', locale: null, address: '/pricing?x=1' },
      { field: 'body.de.root.children.0.fields.url', locale: 'de', address: '/blog/post-1#top' },
      { field: 'entries.0.address', locale: null, address: '/icons' },
    ])
  })

  it.each([
    'https://other.example/x',
    '//other.example',
    'javascript:alert(1)',
    '/api/v2/items',
    '/admin',
    '/feeds/en/rss',
    '/sitemap.xml',
    'icons',
    '',
  ])('leaves out %j, which is no page of this site', (address) => {
    expect(siteLinksIn({ address })).toEqual([])
  })

  it('reads no addresses in other members', () => {
    expect(siteLinksIn({ title: '/pricing', code: '/pricing' })).toEqual([])
  })

  it('stops at the maximum', () => {
    const rows = Array.from({ length: MAX_SITE_LINKS + 1 }, () => ({ address: '/icons' }))
    expect(siteLinksIn(rows)).toHaveLength(MAX_SITE_LINKS)
  })
})
