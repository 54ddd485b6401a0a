import { describe, expect, it } from 'vitest'
import { robotsText } from './robots.ts'

const PUBLIC_URL = 'https://motif.example'
const OPEN = robotsText({ INDEXING: 'on', PUBLIC_URL })
const CLOSED_PATHS = [...OPEN.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => patternOf(rule))

/** Compiles a rule as crawlers do (RFC 9309, section 2.2.3): `*` matches anything, a final `$` is the end. */
function patternOf(rule: string): RegExp {
  return new RegExp(`^${rule.replace(/[.?+()[\]{}|\\^]/g, '\\$&').replaceAll('*', '.*')}`)
}

function mayBeRead(path: string): boolean {
  return !CLOSED_PATHS.some((closed) => closed.test(path))
}

describe('where indexing is off', () => {
  it('lets crawlers read the noindex header', () => {
    expect(robotsText({ INDEXING: 'off', PUBLIC_URL })).toBe('User-agent: *\nAllow: /\n')
  })
})

describe('where indexing is on', () => {
  it.each([
    '/api/v2/home',
    '/admin/login',
    '/files/abc',
    '/en/dashboard',
    '/jp/dashboard/downloads',
    '/kr/auth/verify-email?token=x',
    '/de/login?next=%2F',
  ])('excludes %s', (path) => {
    expect(mayBeRead(path)).toBe(false)
  })

  it.each([
    '/en',
    '/en/icons/dashboard',
    '/en/free-icon/login-4k7q2',
    '/en/icon-pack/shared-4k7q2',
    '/en/canvas',
    '/de/login-illustrations/icons',
    '/jp/collections',
    '/en/reverse-image-search',
    '/previews/abc?f=webp',
  ])('allows %s', (path) => {
    expect(mayBeRead(path)).toBe(true)
  })

  it('names the sitemaps', () => {
    expect(OPEN.split('\n')).toContain('Sitemap: https://motif.example/sitemap.xml')
  })
})
