import { expect, it } from 'vitest'
import { resolve } from '#domain/routing/resolve.ts'

it.each([
  ['/en/figma', '/en/plugins/for-figma'],
  ['/de/canva', '/de/plugins/iconscout-for-canva'],
  ['/en/desktop', '/en/desktop-app'],
  ['/jp/desktop/for-mac', '/jp/desktop-app/for-mac'],
  ['/en/icondrop', '/en/desktop-app'],
  ['/en/icondrop/v2', '/en/desktop-app'],
  ['/en/download-mac', '/en/desktop-app/for-mac'],
  ['/en/downloads', '/en/desktop-app'],
  ['/en/plugins/v2', '/en/plugins'],
  ['/en/plugins/for-figma/download', '/en/plugins/for-figma'],
  ['/en/plugins/for-figma/download-mac', '/en/plugins/for-figma'],
  ['/en/api-for-developers', '/en/api'],
])('%s leads to %s once its page is published', (pathname, to) => {
  expect(resolve({ pathname, search: '' })).toMatchObject({
    kind: 'landing',
    published: { kind: 'redirect', to },
  })
})

it('keeps the pages below a word that is an alias', () => {
  expect(resolve({ pathname: '/en/canva/login', search: '' })).toMatchObject({ kind: 'page' })
  expect(resolve({ pathname: '/en/figma/a/b', search: '' }).kind).not.toBe('landing')
})

it.each(['/en/about', '/en/api', '/en/plugins', '/en/plugins/for-word', '/en/desktop-app/for-windows'])(
  '%s is a page that editors publish',
  (pathname) => {
    expect(resolve({ pathname, search: '' })).toMatchObject({ kind: 'landing', published: { kind: 'page' } })
  },
)
