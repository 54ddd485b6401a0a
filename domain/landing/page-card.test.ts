import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { type PageCardOf, pageCardOfPath, pageCardUrl } from './page-card.ts'
import { LANDING_PLACE_CODES } from './places.ts'

it('identifies a page or a post in a language and can be parsed back', () => {
  for (const locale of LOCALE_CODES) {
    const post: PageCardOf = { kind: 'post', locale, slug: 'choosing-png-sizes' }
    expect(pageCardOfPath(pageCardUrl(post))).toEqual(post)
    const invitation: PageCardOf = { kind: 'invitation', locale }
    expect(pageCardOfPath(pageCardUrl(invitation))).toEqual(invitation)
    for (const place of LANDING_PLACE_CODES) {
      const page: PageCardOf = { kind: 'page', locale, place, slug: 'christmas-assets' }
      expect(pageCardOfPath(pageCardUrl(page))).toEqual(page)
    }
  }
})

it.each([
  '/cards/page/en/root/.jpg',
  '/cards/page/xx/root/avatar.jpg',
  '/cards/page/en/nowhere/avatar.jpg',
  '/cards/page/en/toString/avatar.jpg',
  '/cards/page/en/avatar.jpg',
  '/cards/page/en/root/..%2Favatar.jpg',
  '/cards/page/en/root/a/b.jpg',
  '/cards/post/en/A.jpg',
  '/cards/post/xx/a.jpg',
  '/cards/post/en/a.png',
  '/cards/invitation/xx.jpg',
  '/cards/invitation/en/0a1b2c3d4e5f.jpg',
  '/cards/item/heart.jpg',
])('parses nothing from %s', (path) => {
  expect(pageCardOfPath(path)).toBeNull()
})
