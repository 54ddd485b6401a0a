import { expect, it } from 'vitest'
import { checkRedirect } from './check-redirect.ts'

it('normalises the old path as addresses are compared: lower case, no trailing slash', () => {
  expect(checkRedirect({ from: '/Summer-Sale/', to: '/popular-icons' })).toEqual({
    from: '/summer-sale',
    to: '/popular-icons',
  })
})

it.each([
  ['leaves the site', { from: '/a', to: '//evil.example' }],
  ['leaves the site after resolution of its dots', { from: '/a', to: '/..//evil.example' }],
  ['leaves the site after decoding', { from: '/a', to: '/%2e%2e//evil.example' }],
  ['leaves the site by a backslash', { from: '/a', to: '/\\evil.example' }],
  ['has an old path outside the site', { from: '/..//a', to: '/icons' }],
  ['points to itself', { from: '/A/', to: '/a' }],
  ['points to one language', { from: '/a', to: '/en/icons' }],
  ['has an old path with a language, which is removed before the lookup', { from: '/DE/a', to: '/icons' }],
])('rejects a redirect that %s', (_, redirect) => {
  expect(() => checkRedirect(redirect)).toThrow()
})
