import { describe, expect, it } from 'vitest'
import { normalisedPath } from './request-target.ts'

describe('normalisedPath', () => {
  it.each(['/', '/en/icons?page=2', '//evil.example/en', '/\\evil.example', '/en?to=http://evil.example'])(
    'takes the path %s unchanged',
    (path) => expect(normalisedPath(path)).toBe(path),
  )

  it.each([
    ['http://evil.example/en/icons?page=2', '/en/icons?page=2'],
    ['HTTPS://motif.example', '/'],
    ['http://user:word@evil.example:81/api/v2/auth', '/api/v2/auth'],
  ])('removes the host of %s', (target, path) => expect(normalisedPath(target)).toBe(path))

  it.each([
    '*',
    '',
    'evil.example:443',
    'en/icons',
    'ftp://evil.example/en',
    'http://',
    'javascript:alert(1)',
  ])('returns null for %j', (target) => expect(normalisedPath(target)).toBeNull())
})
