import { expect, it } from 'vitest'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'
import { moved } from './moved.ts'
import { type Asked, resolve } from './resolve.ts'

function follow(pathname: string, to: string | null, search = '') {
  const asked: Asked = { pathname, search, acceptLanguage: 'de' }
  const resolution = resolve(asked)
  const missing = resolution.kind === 'landing' ? resolution.otherwise : resolution
  if (missing.kind !== 'missing') throw new Error(`${pathname} exists`)
  return moved(missing, to, asked)
}

it('redirects to the new address in the language of the old, with the query', () => {
  expect(follow('/jp/summer-sale', '/popular-icons', '?utm_source=x')).toMatchObject({
    kind: 'redirect',
    to: '/jp/popular-icons?utm_source=x',
    personal: false,
  })
})

it('is one hop for an address without language and for a target that is an alias', () => {
  expect(follow('/summer-sale', '/3ds')).toMatchObject({ to: '/de/3d-illustrations', personal: true })
})

it('depends on the visitor where the path has no language prefix', () => {
  expect(follow('/design-sale', '/icons')).toMatchObject({ to: '/de/icons', personal: true })
})

it('is looked up by the path without language, in lower case', () => {
  expect(resolve({ pathname: '/kr/Summer-Sale/', search: '' })).toMatchObject({
    otherwise: { kind: 'missing', path: '/summer-sale' },
  })
})

it('stays missing without a redirect, or with one that leaves the site', () => {
  for (const to of [null, '//evil.example', '/\\evil.example', 'https://evil.example', '']) {
    expect(follow('/en/summer-sale', to).kind).toBe('missing')
  }
})

it.each(HOSTILE_REDIRECTS.filter((value) => typeof value === 'string'))(
  'never leaves the site for %j',
  (to) => {
    const answer = follow('/en/summer-sale', to)
    if (answer.kind !== 'redirect') return
    const site = 'https://motif.example'
    expect(answer.to).toMatch(/^\/en\//)
    expect(new URL(new URL(answer.to, site).pathname, site).origin).toBe(site)
  },
)
