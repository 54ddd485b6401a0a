import { expect, it } from 'vitest'
import { FEED_FORMATS, feedAt, feedPath } from './feeds.ts'

it('reads the address of each feed that it prints, in every language', () => {
  for (const format of FEED_FORMATS) expect(feedAt(feedPath(format, 'ja'))).toEqual({ format, locale: 'ja' })
})

it('reads an address without language', () => {
  expect(feedAt('/blog/rss.xml')).toEqual({ format: 'rss', locale: null })
})

it.each([
  '/xx/blog/rss.xml',
  '/en/blog/rss.xml/',
  '/en/blog/rss.xmlx',
  '//blog/rss.xml',
  '/en/blog/rss',
  '/en/rss.xml',
])('reads no feed at %s', (path) => {
  expect(feedAt(path)).toBeNull()
})
