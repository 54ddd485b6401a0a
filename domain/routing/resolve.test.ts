import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import { MAX_PAGE } from '#domain/routing/refinements.ts'
import {
  ASSETS,
  addressOf,
  ask,
  askUnpublished,
  COLLECTION,
  EDITORIAL_PAGES,
  HASH,
  PAGES,
} from '#domain/testing/pages.ts'

describe('resolve', () => {
  it('is tested with every family', () => {
    const tried = new Set([...PAGES, ...EDITORIAL_PAGES, ...ASSETS].map((page) => page.family))
    expect([...tried].sort()).toEqual([...FAMILY_CODES].sort())
  })

  it.each(LOCALE_CODES)('shows the page that href addresses, for every family in %s', (locale) => {
    for (const page of PAGES) {
      expect(ask(addressOf(page, locale))).toMatchObject({ kind: 'page', locale, page })
    }
  })

  it.each(LOCALE_CODES)('requires a look-up of an asset, for every kind in %s', (locale) => {
    for (const page of ASSETS) {
      expect(ask(addressOf(page, locale))).toMatchObject({
        kind: 'lookup',
        locale,
        form: page.family,
        slug: 'slug' in page.params && page.params.slug,
        otherwise: { kind: 'missing' },
      })
    }
  })

  it.each(LOCALE_CODES)('requires a look-up of a landing page, in %s', (locale) => {
    for (const page of EDITORIAL_PAGES) {
      const place = page.family === 'landing' ? 'root' : page.family
      expect(ask(addressOf(page, locale))).toMatchObject({
        kind: 'landing',
        locale,
        at: { place, slug: 'slug' in page.params && page.params.slug },
        published: { kind: 'page', locale, page },
        otherwise: { kind: 'missing', locale },
      })
    }
    expect(ask('/avatar', { acceptLanguage: locale })).toMatchObject({
      kind: 'landing',
      published: { kind: 'redirect', to: `/${LOCALES[locale].prefix}/avatar`, personal: true },
    })
  })

  it.each(['explore', 'getting-started', 'styles', 'lines', 'weather', 'cloud-and-web'])(
    'does not search for the reserved word of /unicons/%s: it names a page of the font',
    (word) => {
      expect(ask(`/en/unicons/${word}`)).toMatchObject({ kind: 'missing', path: `/unicons/${word}` })
    },
  )

  it('keeps a search for a reserved word of the font in the query', () => {
    const page = {
      family: 'listing',
      params: { kind: 'unicon', form: 'item', variant: null, words: 'weather' },
    }
    expect(ask('/en/unicons?query=weather')).toMatchObject({ kind: 'page', page })
    expect(href('listing', 'en', { kind: 'unicon', words: 'Weather' })).toBe('/en/unicons?query=weather')
  })

  it('keeps a reserved word of the font in the address of a keyword listing', () => {
    const listing = { kind: 'unicon', variant: 'top', words: 'weather' } as const
    expect(href('listing', 'en', listing)).toBe('/en/top-unicons/weather')
    expect(ask('/en/top-unicons/weather')).toMatchObject({ kind: 'page', page: { params: listing } })
  })

  it('ignores a query of the font that /unicons/{words} can carry', () => {
    expect(ask('/en/unicons?query=fox')).toMatchObject({ kind: 'page', page: { params: { kind: 'unicon' } } })
    expect(ask('/en/unicons?query=fox')).not.toHaveProperty('page.params.words')
  })

  it('leaves to the words of a search what templates are not made for', () => {
    expect(ask('/en/templates/email')).toMatchObject({ page: { family: 'templateCategory' } })
    expect(ask('/en/templates/to')).toMatchObject({
      page: { family: 'listing', params: { words: 'to' } },
    })
  })

  it('gives every page its own address and internal path', () => {
    const shown = PAGES.map((page) => ask(addressOf(page, 'en')))
    const inside = shown.map((resolution) => (resolution.kind === 'page' ? resolution.inside : null))
    expect(new Set(inside).size).toBe(PAGES.length)
    expect(new Set(PAGES.map((page) => addressOf(page, 'en'))).size).toBe(PAGES.length)
  })

  it('uses the language code, not the prefix, in the internal path', () => {
    expect(ask('/jp')).toMatchObject({ kind: 'page', inside: '/ja' })
    expect(ask('/kr/categories/nature/icons?page=2')).toMatchObject({
      inside: '/ko/category/nature/kind%3Dicon%26page%3D2',
    })
  })
})

describe('query', () => {
  it('keeps unknown parameters out of the internal path', () => {
    const plain = ask('/en/icons?page=2')
    expect(ask('/en/icons?utm_source=x&page=2&fbclid=1')).toEqual(plain)
  })

  it('treats default values as absent', () => {
    const plain = ask('/en/icons')
    for (const query of [
      'page=1',
      'sort=popular',
      'price=all',
      'page=0',
      'page=-1',
      'page=2.5',
      'page=x',
      'sort=x',
      'style=',
      'style=%2e%2e',
      'colour=mauve',
      'orientation=round',
      'format=exe',
      'contributor=',
    ]) {
      expect(ask(`/en/icons?${query}`), query).toEqual(plain)
    }
    expect(ask('/en/icons/fox?sort=popular')).not.toEqual(ask('/en/icons/fox'))
    expect(ask('/en/icons/fox?sort=relevant')).toEqual(ask('/en/icons/fox'))
  })

  it('treats a choice in any order and number of repetitions as equal', () => {
    const chosen = ask('/en/icons?style=line&style=solid')
    expect(ask('/en/icons?style=solid&style=line&style=line')).toEqual(chosen)
    expect(ask('/en/icons?style=line')).not.toEqual(chosen)
  })

  it('has no page beyond the maximum', () => {
    expect(ask(`/en/icons?page=${MAX_PAGE - 1}`).kind).toBe('page')
    expect(ask(`/en/icons?page=${MAX_PAGE}`).kind).toBe('page')
    expect(ask(`/en/icons?page=${MAX_PAGE + 1}`).kind).toBe('missing')
  })

  it('takes sort and price from the variant', () => {
    expect(ask('/en/free-icons?price=exclusive&sort=latest')).toEqual(ask('/en/free-icons'))
    expect(ask('/en/latest-icons?price=free')).toMatchObject({ page: { params: { price: 'free' } } })
  })
})

describe("addresses that may be an asset's", () => {
  it.each([
    ['/en/item/red-heart-4k7q2', 'item'],
    ['/en/pack/red-heart-4k7q2', 'pack'],
    ['/en/bundle/red-heart-4k7q2', 'bundle'],
    ['/en/3d/red-heart-4k7q2', 'item'],
    ['/en/lottie/red-heart-4k7q2', 'item'],
    ['/en/free-3d/red-heart-4k7q2', 'item'],
    ['/en/icon-pack/red-heart-4k7q2/all', 'pack'],
    ['/en/illustration-kit/red-heart-4k7q2', 'pack'],
    ['/en/illustration-kits/all-assets/red-heart-4k7q2', 'item'],
    ['/en/templates/social/red-heart-4k7q2', 'item'],
    ['/en/illustration-pack/red-heart-4k7q2/all', 'pack'],
    ['/en/contributors/lucide/icons/red-heart-4k7q2', 'item'],
    ['/en/contributors/lucide/icon-packs/red-heart-4k7q2', 'pack'],
  ])('%s is an asset or missing', (address, form) => {
    expect(ask(address)).toMatchObject({
      kind: 'lookup',
      form,
      slug: 'red-heart-4k7q2',
      otherwise: { kind: 'missing' },
    })
  })

  it.each([
    ['/en/icons/red-heart-4k7q2', 'item', 'page'],
    ['/en/icon-packs/red-heart-4k7q2', 'pack', 'page'],
    ['/en/all-assets/red-heart-4k7q2', 'item', 'page'],
    ['/en/items/red-heart-4k7q2', 'item', 'redirect'],
    ['/en/3ds/red-heart-4k7q2', 'item', 'redirect'],
    ['/en/search?query=red-heart-4k7q2', 'item', 'redirect'],
  ])('%s is an asset or else the listing of its words', (address, form, otherwise) => {
    expect(ask(address)).toMatchObject({
      kind: 'lookup',
      form,
      slug: 'red-heart-4k7q2',
      otherwise: { kind: otherwise },
    })
  })

  it('requires no look-up for words that no asset can end in', () => {
    expect(ask('/en/icons/red-fox').kind).toBe('page')
    expect(ask('/en/top-icons/red-heart-4k7q2').kind).toBe('page')
  })
})

describe('account pages', () => {
  it('have the guards of the specification', () => {
    const guardOf = (address: string) => {
      const shown = ask(address)
      if (shown.kind !== 'page') throw new Error(`${address} is no page`)
      const { guard } = FAMILIES[shown.page.family]
      return Reflect.apply(guard, null, [shown.page.params])
    }
    expect(guardOf('/en/auth/login')).toBe('guest')
    expect(guardOf('/en/canva/signup')).toBe('guest')
    expect(guardOf('/en/auth/reset-password')).toBeNull()
    expect(guardOf('/en/auth/switch-user')).toBe('auth')
    expect(guardOf('/en/dashboard/downloads')).toBe('auth')
    expect(guardOf(`/en/dashboard/favorites/${COLLECTION}`)).toBe('auth')
    expect(guardOf('/en/dashboard/notifications/settings')).toBe('notifications')
    expect(guardOf('/en/icons')).toBeNull()
  })

  it('accept a team only for switching', () => {
    expect(ask(`/en/auth/switch-team/${COLLECTION}`)).toMatchObject({
      page: { family: 'auth', params: { view: 'switch-team', team: COLLECTION } },
      inside: '/en/auth/switch-team',
    })
    expect(ask(`/en/auth/switch-user/${COLLECTION}`).kind).toBe('missing')
  })
})

describe('missing pages', () => {
  it.each([
    '/en/auth/nonsense',
    '/en/auth/login/more',
    '/en/login/more',
    '/en/canva',
    '/en/canva/reset-password',
    '/en/dashboard/addresses',
    '/en/dashboard/favorites/not-an-id',
    '/en/shared',
    '/en/shared/a/b',
    '/en/nonsense',
    '/nonsense',
    '/en/icons/red/fox',
    '/en/free-icons/fox',
    '/en/top-icon-packs/fox',
    '/en/icon',
    '/en/icon/',
    '/en/bundles/a/b',
    '/en/en/icons',
    '/en/categories/nature/free-icons',
    '/en/categories/nature/nonsense',
    '/en/contributors/..%2f..%2fetc',
    '/en/styles/line/icons',
    '/en/item/%00',
    '/en/icons/%',
    '/%',
    '/en/icons/%E0%A4%A',
    '/en/icons/---',
    '/en/constructor',
    '/en/item/constructor/all',
    '/__proto__',
    `/en/reverse-image-search/${HASH.slice(1)}/icons`,
    `/en/reverse-image-search/${HASH}0/icons`,
    `/en/reverse-image-search/${HASH}/icon-packs`,
    `/en/reverse-image-search/${HASH}/free-icons`,
    `/en/reverse-image-search/${HASH}/icons/fox`,
    '/en/toString/x',
  ])('%s', (address) => {
    expect(askUnpublished(address).kind).toBe('missing')
  })

  it('include internal paths', () => {
    for (const page of PAGES.filter(({ family }) => family !== 'home')) {
      const shown = ask(addressOf(page, 'ja'))
      expect(shown.kind === 'page' && askUnpublished(shown.inside).kind).toBe('missing')
    }
  })

  it('answer in the language of the prefix or of the visitor', () => {
    expect(askUnpublished('/jp/nonsense')).toEqual({ kind: 'missing', locale: 'ja', path: '/nonsense' })
    expect(askUnpublished('/nonsense', { acceptLanguage: 'ko' })).toEqual({
      kind: 'missing',
      locale: 'ko',
      path: '/nonsense',
    })
  })
})
