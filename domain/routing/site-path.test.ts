import { describe, expect, it } from 'vitest'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'
import { isSitePath } from './site-path.ts'

const SITE = 'https://motif.example'
const PATHS = [
  '/',
  '/popular-icons',
  '/icons?style=line&page=2',
  '/free-icons?q=red%20heart#top',
  '/icons/%ED%95%98%ED%8A%B8',
  '/icons/하트',
  '/icons/a..b',
  '/.well-known/x',
  '/l/summer...sale',
  '/search?redirect=https%3A%2F%2Fother.example',
  '/icons?from=//other.example',
]

describe('isSitePath', () => {
  it.each(PATHS)('accepts %s', (path) => expect(isSitePath(path)).toBe(true))

  it.each(PATHS)(
    'accepts only paths that stay within the site behind a language, parsed twice: %s',
    (path) => {
      const once = new URL(`/en${path}`, SITE)
      const twice = new URL(once.pathname + once.search, SITE)
      expect([once.origin, twice.origin]).toEqual([SITE, SITE])
    },
  )

  const hostile = HOSTILE_REDIRECTS.filter(
    (value): value is string =>
      typeof value === 'string' && !/^\/(%61pi|api|files|previews|_next|search-api|a{9})/.test(value),
  )
  it.each(hostile)('rejects %j', (path) => expect(isSitePath(path)).toBe(false))
})
