import { describe, expect, it } from 'vitest'
import { PACK_VARIANT_CODES, VARIANT_CODES, VARIANTS } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { type ContributorFinding, printFinding } from '#domain/contributors/finding.ts'
import { OTHER_INITIAL } from '#domain/keywords/initials.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { AUTH_VIEW_CODES, CANVA_VIEWS, DASHBOARD_SECTION_CODES } from '#domain/routing/account-views.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { href, pathOfPage } from '#domain/routing/href.ts'
import type { Page, Refinements } from '#domain/routing/params.ts'
import { MAX_PAGE, printRefinements, REFINEMENTS } from '#domain/routing/refinements.ts'
import { type Asked, offeredLocale, type Resolution, resolve } from '#domain/routing/resolve.ts'

const refined = { page: 2, sort: 'latest', price: 'free', style: ['line'], colour: ['red'] } as const
const { style: _style, ...unstyled } = refined

const KINDS_AND_ALL = [null, ...KIND_CODES] as const

const LISTINGS: readonly Page[] = KINDS_AND_ALL.flatMap((kind): Page[] => [
  { family: 'listing', params: { kind, form: 'item', variant: null, ...refined } },
  { family: 'listing', params: { kind, form: 'pack', variant: null } },
  { family: 'listing', params: { kind, form: 'item', variant: null, words: 'red-fox' } },
  { family: 'listing', params: { kind, form: 'pack', variant: null, words: 'ハート-한국어' } },
  ...VARIANT_CODES.map(
    (variant): Page => ({
      family: 'listing',
      params: { kind, form: 'item', variant, ...(VARIANTS[variant].keyword ? { words: 'summer' } : {}) },
    }),
  ),
  ...PACK_VARIANT_CODES.map(
    (variant): Page => ({ family: 'listing', params: { kind, form: 'pack', variant } }),
  ),
])

const SCOPES = KINDS_AND_ALL.flatMap((kind) => (['item', 'pack'] as const).map((form) => ({ kind, form })))

/** Of a picture: a SHA-256. */
const HASH = '0123456789abcdef'.repeat(4)

const COLLECTION = '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77'

/** At least one page of every family. */
const PAGES: readonly Page[] = [
  { family: 'home', params: {} },
  ...LISTINGS,
  { family: 'bundles', params: { page: 3 } },
  { family: 'categories', params: {} },
  { family: 'styles', params: {} },
  { family: 'style', params: { slug: 'hand-drawn', ...unstyled } },
  { family: 'iconStyles', params: {} },
  { family: 'iconStyle', params: { slug: 'line', page: 2 } },
  { family: 'tags', params: { page: 2 } },
  { family: 'keywords', params: {} },
  { family: 'keywordList', params: {} },
  ...['a', 'な', 'ㄱ', OTHER_INITIAL].map(
    (initial): Page => ({ family: 'keywordList', params: { initial, page: 2 } }),
  ),
  { family: 'collections', params: {} },
  ...TEMPLATE_CATEGORY_CODES.map(
    (use): Page => ({ family: 'templateCategory', params: { use, ...refined } }),
  ),
  { family: 'contributors', params: { find: 'Paweł & co', order: 'name', page: 2 } },
  ...DESIGNATION_CODES.map((designation): Page => ({ family: 'hire', params: { designation, page: 2 } })),
  { family: 'licences', params: {} },
  { family: 'pictureSearch', params: {} },
  ...KINDS_AND_ALL.map((kind): Page => {
    const params = { hash: HASH, kind, page: 2, price: 'free', style: ['line'] } as const
    return { family: 'pictureResults', params }
  }),
  ...AUTH_VIEW_CODES.map((view): Page => ({ family: 'auth', params: { view } })),
  ...CANVA_VIEWS.map((view): Page => ({ family: 'canva', params: { view } })),
  ...DASHBOARD_SECTION_CODES.map((section): Page => ({ family: 'dashboard', params: { section } })),
  { family: 'loginWithWeb', params: {} },
  { family: 'logout', params: {} },
  { family: 'ownCollection', params: { id: COLLECTION } },
  { family: 'sharedCollection', params: { key: 'q3h7k2m9x4' } },
  ...SCOPES.flatMap((scope): Page[] => [
    { family: 'category', params: { slug: 'nature', ...scope, ...refined } },
    { family: 'collection', params: { slug: 'first-light', ...scope } },
    { family: 'contributor', params: { username: 'lucide', ...scope, page: 4 } },
  ]),
]

/** Pages that are there once editors have published them. */
const MADE: readonly Page[] = KINDS_AND_ALL.flatMap((kind): Page[] => [
  { family: 'landing', params: { slug: 'avatar', kind, ...refined } },
  { family: 'campaign', params: { slug: 'christmas-assets', kind } },
])

const ASSETS: readonly Page[] = [
  ...KIND_CODES.flatMap((kind) =>
    [true, false].flatMap((free): Page[] => [
      { family: 'item', params: { kind, free, slug: 'red-heart-4k7q2' } },
      { family: 'pack', params: { kind, free, slug: 'red-hearts-4k7q3' } },
    ]),
  ),
  { family: 'bundle', params: { slug: 'everything-4k7q4' } },
]

function ask(address: string, wishes: Partial<Asked> = {}): Resolution {
  const [pathname = '', query] = address.split('?')
  return resolve({ pathname, search: query === undefined ? '' : `?${query}`, ...wishes })
}

/** What an address means where editors have published nothing. */
function askUnpublished(address: string, wishes: Partial<Asked> = {}): Resolution {
  const resolution = ask(address, wishes)
  return resolution.kind === 'landing' ? resolution.otherwise : resolution
}

function addressOf(page: Page, locale: (typeof LOCALE_CODES)[number]): string {
  const own = printFinding(page.params as ContributorFinding).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  const refined = printRefinements(page.params as Refinements, REFINEMENTS)
  const query = [...own, refined].filter((part) => part !== '').join('&')
  return pathOfPage(page, locale) + (query && `?${query}`)
}

describe('resolve', () => {
  it('is tried here with every family', () => {
    const tried = new Set([...PAGES, ...MADE, ...ASSETS].map((page) => page.family))
    expect([...tried].sort()).toEqual([...FAMILY_CODES].sort())
  })

  it.each(LOCALE_CODES)('shows the page that href addresses, for every family in %s', (locale) => {
    for (const page of PAGES) {
      expect(ask(addressOf(page, locale))).toMatchObject({ kind: 'page', locale, page })
    }
  })

  it.each(LOCALE_CODES)('has an asset looked up before it is shown, for every kind in %s', (locale) => {
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

  it.each(LOCALE_CODES)('has it looked up whether editors have published a page, in %s', (locale) => {
    for (const page of MADE) {
      const place = page.family === 'landing' ? 'root' : 'campaign'
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

  it('leaves to the words of a search what templates are not made for', () => {
    expect(ask('/en/templates/email')).toMatchObject({ page: { family: 'templateCategory' } })
    expect(ask('/en/templates/to')).toMatchObject({
      page: { family: 'listing', params: { words: 'to' } },
    })
  })

  it('gives every page its own address and its own inside path', () => {
    const shown = PAGES.map((page) => ask(addressOf(page, 'en')))
    const inside = shown.map((resolution) => (resolution.kind === 'page' ? resolution.inside : null))
    expect(new Set(inside).size).toBe(PAGES.length)
    expect(new Set(PAGES.map((page) => addressOf(page, 'en'))).size).toBe(PAGES.length)
  })

  it('keeps the language code, not the prefix, in the inside path', () => {
    expect(ask('/jp')).toMatchObject({ kind: 'page', inside: '/ja' })
    expect(ask('/kr/categories/nature/icons?page=2')).toMatchObject({
      inside: '/ko/category/nature/kind%3Dicon%26page%3D2',
    })
  })
})

describe('language of an address without a prefix', () => {
  it('is the kept choice, else the browser’s, else English', () => {
    expect(ask('/icons', { cookieLocale: 'jp', acceptLanguage: 'de' })).toMatchObject({ to: '/jp/icons' })
    expect(ask('/icons', { acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8' })).toMatchObject({ to: '/de/icons' })
    expect(ask('/icons', { cookieLocale: 'xx', acceptLanguage: 'zh' })).toMatchObject({ to: '/en/icons' })
    expect(ask('/')).toMatchObject({ kind: 'redirect', to: '/en' })
  })

  it('makes the redirect personal, a prefix does not', () => {
    expect(ask('/icons')).toMatchObject({ personal: true })
    expect(ask('/en/icons/')).toMatchObject({ kind: 'redirect', personal: false })
  })

  it('falls back to English where a page is not offered', () => {
    expect(offeredLocale(['en', 'ja'], 'ja')).toBe('ja')
    expect(offeredLocale(['en', 'ja'], 'ko')).toBe('en')
  })

  it('does not take a language code for a prefix', () => {
    expect(askUnpublished('/ja/icons').kind).toBe('missing')
    expect(askUnpublished('/ko').kind).toBe('missing')
  })
})

describe('one hop', () => {
  const EVERYWHERE = LOCALE_CODES.flatMap((locale) => {
    const { prefix } = LOCALES[locale]
    return [
      { locale, start: `/${prefix}`, wishes: {} },
      { locale, start: '', wishes: { cookieLocale: prefix } },
    ]
  })

  it.each([
    ['/ICONS/', '/icons'],
    ['//icons///', '/icons'],
    ['/Icons/Red-Fox', '/icons/red-fox'],
    ['/icons/red%20fox', '/icons/red-fox'],
    ['/assets', '/all-assets'],
    ['/items', '/all-assets'],
    ['/listing', '/all-assets'],
    ['/assets/red-fox', '/all-assets/red-fox'],
    ['/3ds', '/3d-illustrations'],
    ['/3d', '/3d-illustrations'],
    ['/3ds/red-fox', '/3d-illustrations/red-fox'],
    ['/free-3ds', '/free-3d-illustrations'],
    ['/latest-3d-packs', '/latest-3d-illustration-packs'],
    ['/lotties', '/lottie-animations'],
    ['/lottie', '/lottie-animations'],
    ['/lotties/red-fox', '/lottie-animations/red-fox'],
    ['/popular-lotties', '/popular-lottie-animations'],
    ['/unicons-lines', '/unicons'],
    ['/illustration-kits', '/kit-illustration-packs'],
    ['/illustration-kits/all-assets', '/kit-illustrations'],
    ['/illustration-kits/office', '/kit-illustration-packs/office'],
    [`/reverse-image-search/${HASH}`, `/reverse-image-search/${HASH}/all-assets`],
    [`/reverse-image-search/${HASH}/3ds`, `/reverse-image-search/${HASH}/3d-illustrations`],
    [`/Reverse-Image-Search/${HASH.toUpperCase()}/Icons`, `/reverse-image-search/${HASH}/icons`],
    ['/unicons-lines/red-fox', '/unicons/red-fox'],
    ['/illustration-kits-all-assets/red-fox', '/kit-illustrations/red-fox'],
    ['/latest', '/latest-assets'],
    ['/popular', '/popular-assets'],
    ['/trending', '/popular-assets'],
    ['/exclusive', '/exclusive-assets'],
    ['/spotlight', '/featured-assets'],
    ['/trending-icons', '/popular-icons'],
    ['/new-icons', '/latest-icons'],
    ['/categories/nature/3ds', '/categories/nature/3d-illustrations'],
    ['/categories/nature/all-assets', '/categories/nature'],
    ['/contributors/lucide/lotties', '/contributors/lucide/lottie-animations'],
    ['/icons?product_type=pack', '/icon-packs'],
    ['/free-icons?product_type=pack', '/free-icon-packs'],
    ['/3ds?product_type=pack&page=2', '/3d-illustration-packs?page=2'],
    ['/icons/red-fox?utm_source=x&product_type=pack', '/icon-packs/red-fox?utm_source=x'],
    ['/top-icons/red-fox?product_type=pack', '/icon-packs/red-fox'],
    ['/categories/nature?product_type=pack', '/categories/nature/asset-packs'],
    ['/search', '/all-assets'],
    ['/search?query=Red+Fox', '/all-assets/red-fox'],
    ['/search?query=red%20fox&asset=icon&page=3&utm_source=x', '/icons/red-fox?utm_source=x'],
    ['/search?query=red-fox&asset=3ds&product_type=pack', '/3d-illustration-packs/red-fox'],
    ['/search?query=%21&asset=nonsense', '/all-assets'],
    ['/auth', '/auth/login'],
    ['/login?redirect=%2Fen%2Ficons', '/auth/login?redirect=%2Fen%2Ficons'],
    ['/Signup/', '/auth/signup'],
    ['/dashboard', '/dashboard/downloads'],
    ['/LATEST/?utm_source=a%20b&x=1&page=2', '/latest-assets?utm_source=a%20b&x=1&page=2'],
  ])('%s leads to %s, in every language and from no language', (alias, canonical) => {
    for (const { locale, start, wishes } of EVERYWHERE) {
      const resolution = ask(start + alias, wishes)
      const to = `/${LOCALES[locale].prefix}${canonical}`
      expect(resolution).toMatchObject({ kind: 'redirect', to })
      expect(ask(to).kind).toBe('page')
    }
  })

  it('never leads to another redirect, whatever the words', () => {
    const words = [
      'a',
      'A b',
      'é',
      'Ｈｅａｒｔ',
      'İstanbul',
      '100%25',
      '%E3%83%8F',
      'ß',
      '-x-',
      '_y_',
      "o'neill",
      'x'.repeat(300),
    ]
    const prefixes = ['', '/en', '/EN', '/jp/']
    const shelves = ['icons', '3ds', 'assets', 'latest-icons', 'top-icons', 'icon-packs', 'search', 'tags']
    for (const prefix of prefixes) {
      for (const shelf of shelves) {
        for (const word of words) {
          const first = ask(`${prefix}/${shelf}/${word}?product_type=pack`)
          const settled = first.kind === 'lookup' ? first.otherwise : first
          if (settled.kind !== 'redirect') continue
          const second = ask(settled.to)
          expect((second.kind === 'lookup' ? second.otherwise : second).kind, settled.to).toBe('page')
        }
      }
    }
  })
})

describe('query', () => {
  it('keeps unknown parameters out of the inside path', () => {
    const plain = ask('/en/icons?page=2')
    expect(ask('/en/icons?utm_source=x&page=2&fbclid=1')).toEqual(plain)
  })

  it('counts what goes without saying as absent', () => {
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

  it('knows the same choice in any order and number', () => {
    const chosen = ask('/en/icons?style=line&style=solid')
    expect(ask('/en/icons?style=solid&style=line&style=line')).toEqual(chosen)
    expect(ask('/en/icons?style=line')).not.toEqual(chosen)
  })

  it('has no page beyond the last possible one', () => {
    expect(ask(`/en/icons?page=${MAX_PAGE - 1}`).kind).toBe('page')
    expect(ask(`/en/icons?page=${MAX_PAGE}`).kind).toBe('page')
    expect(ask(`/en/icons?page=${MAX_PAGE + 1}`).kind).toBe('missing')
  })

  it('lets a variant settle its sort and price', () => {
    expect(ask('/en/free-icons?price=exclusive&sort=latest')).toEqual(ask('/en/free-icons'))
    expect(ask('/en/latest-icons?price=free')).toMatchObject({ page: { params: { price: 'free' } } })
  })
})

describe('what an asset may stand behind', () => {
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
  ])('%s is an asset or nothing', (address, form) => {
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

  it('is not looked up for words that no asset can end in', () => {
    expect(ask('/en/icons/red-fox').kind).toBe('page')
    expect(ask('/en/top-icons/red-heart-4k7q2').kind).toBe('page')
  })
})

describe('pages of people', () => {
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

  it('takes a team for the one to switch to, and for nothing else', () => {
    expect(ask(`/en/auth/switch-team/${COLLECTION}`)).toMatchObject({
      page: { family: 'auth', params: { view: 'switch-team', team: COLLECTION } },
      inside: '/en/auth/switch-team',
    })
    expect(ask(`/en/auth/switch-user/${COLLECTION}`).kind).toBe('missing')
  })
})

describe('what does not exist', () => {
  it.each([
    '/en/auth/nonsense',
    '/en/auth/login/more',
    '/en/login/more',
    '/en/canva',
    '/en/canva/reset-password',
    '/en/dashboard/billing',
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

  it('includes the inside paths of pages', () => {
    for (const page of PAGES.filter(({ family }) => family !== 'home')) {
      const shown = ask(addressOf(page, 'ja'))
      expect(shown.kind === 'page' && askUnpublished(shown.inside).kind).toBe('missing')
    }
  })

  it('answers in the language of the prefix or of the visitor', () => {
    expect(askUnpublished('/jp/nonsense')).toEqual({ kind: 'missing', locale: 'ja', path: '/nonsense' })
    expect(askUnpublished('/nonsense', { acceptLanguage: 'ko' })).toEqual({
      kind: 'missing',
      locale: 'ko',
      path: '/nonsense',
    })
  })
})

describe('redirects stay on this site', () => {
  it.each([
    '//evil.example',
    '//evil.example/icons',
    '/\\evil.example/icons',
    '/\\\\evil.example',
    '/%2F%2Fevil.example',
    '/%5C%5Cevil.example',
    '/en//evil.example',
    '/en/icons//evil.example',
    '/icons/%2F%2Fevil.example',
    '/icons/%5Cevil.example',
    '/search?query=//evil.example',
    '/search?query=https://evil.example&asset=//evil.example',
    '/assets/https:%2F%2Fevil.example',
    '/@evil.example/icons',
    '/icons/%0d%0aLocation:%20x',
  ])('%s', (address) => {
    const resolution = ask(address)
    const settled = resolution.kind === 'lookup' ? resolution.otherwise : resolution
    if (settled.kind !== 'redirect') return expect(settled.kind).toBe('missing')
    expect(settled.to).toMatch(/^\/en\/[a-z]/)
    expect(new URL(settled.to, 'https://motif.example').origin).toBe('https://motif.example')
    expect(settled.to).not.toMatch(/[\\\r\n]/)
  })

  it('href cannot be led astray by a slug', () => {
    expect(href('bundle', 'en', { slug: '//evil.example' })).toBe('/en/bundles/%2F%2Fevil.example')
  })
})
