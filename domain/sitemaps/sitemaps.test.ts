import { describe, expect, it } from 'vitest'
import { isSitemapName, sitemapName } from './sitemap-names.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const CHANGED = new Date('2026-05-04T03:02:01Z')

describe('names of sitemaps', () => {
  it('name their contents in the words of addresses', () => {
    const name = sitemapName({ section: 'icon-packs', locale: 'ja', range: 3 })
    expect(name).toBe('icon-packs-jp-3.xml.gz')
    expect(isSitemapName(name)).toBe(true)
  })

  it.each([
    '',
    '../secret-en-0.xml.gz',
    'a/b-0.xml.gz',
    'icons-en-0.xml',
    'icons-en-.xml.gz',
    'Icons-en-0.xml.gz',
    '-0.xml.gz',
  ])('are not "%s"', (name) => {
    expect(isSitemapName(name)).toBe(false)
  })
})

describe('sitemaps', () => {
  it('list addresses, with times of change where they are known', () => {
    const xml = sitemapXml([
      { url: 'https://motif.example/en/icon/a&b', changedAt: CHANGED },
      { url: 'https://motif.example/en', changedAt: null },
    ])
    expect(xml).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://motif.example/en/icon/a&amp;b</loc><lastmod>2026-05-04T03:02:01.000Z</lastmod></url>',
        '<url><loc>https://motif.example/en</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })

  it('are listed in the index', () => {
    expect(
      sitemapIndexXml([{ url: 'https://motif.example/sitemaps/a-0.xml.gz', changedAt: CHANGED }]),
    ).toContain(
      '<sitemap><loc>https://motif.example/sitemaps/a-0.xml.gz</loc><lastmod>2026-05-04T03:02:01.000Z</lastmod></sitemap>',
    )
  })
})
