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
  ['leaves the site once its dots are resolved', { from: '/a', to: '/..//evil.example' }],
  ['leaves the site once it is decoded', { from: '/a', to: '/%2e%2e//evil.example' }],
  ['leaves the site by a backslash', { from: '/a', to: '/\\evil.example' }],
  ['is looked for outside of the site', { from: '/..//a', to: '/icons' }],
  ['leads to itself', { from: '/A/', to: '/a' }],
  ['leads to one language for everybody', { from: '/a', to: '/en/icons' }],
  ['is looked for with a language, which is never asked for', { from: '/DE/a', to: '/icons' }],
])('rejects one that %s', (_, redirect) => {
  expect(() => checkRedirect(redirect)).toThrow()
})
