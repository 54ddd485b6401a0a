import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { offeredLocale } from '#domain/routing/resolve.ts'
import { ask, askUnpublished, HASH } from '#domain/testing/pages.ts'

describe('language of an address without a prefix', () => {
  it('is the cookie, else the browser’s, else English', () => {
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

  it('does not treat a language code as a prefix', () => {
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
    ['/unicons-lines', '/unicons?style=line'],
    ['/unicons-lines?page=2', '/unicons?page=2&style=line'],
    ['/illustration-kits', '/kit-illustration-packs'],
    ['/illustration-kits/all-assets', '/kit-illustrations'],
    ['/illustration-kits/kit-illustration-packs', '/kit-illustration-packs'],
    ['/illustration-kits/icons', '/icons'],
    ['/illustration-kits/office', '/kit-illustration-packs/office'],
    [`/reverse-image-search/${HASH}`, `/reverse-image-search/${HASH}/all-assets`],
    [`/reverse-image-search/${HASH}/3ds`, `/reverse-image-search/${HASH}/3d-illustrations`],
    [`/Reverse-Image-Search/${HASH.toUpperCase()}/Icons`, `/reverse-image-search/${HASH}/icons`],
    ['/unicons-lines/red-fox', '/unicons/red-fox?style=line'],
    ['/search?query=Weather&asset=unicon', '/unicons?query=Weather'],
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
    ['/search?query=%2E&asset=nonsense', '/all-assets'],
    ['/auth', '/auth/login'],
    ['/login?redirect=%2Fen%2Ficons', '/auth/login?redirect=%2Fen%2Ficons'],
    ['/Signup/', '/auth/signup'],
    ['/dashboard', '/dashboard/downloads'],
    ['/certificate?number=0000+0000-0000%2000', '/certificate/0000-0000-0000-00'],
    [
      '/certificate?number=oooo%E2%80%93oooo%E2%80%93oooo%E2%80%93oo&utm_source=x',
      '/certificate/0000-0000-0000-00?utm_source=x',
    ],
    ['/certificate?number=0000-0000+0000-01', '/certificate/0000-00000000-01'],
    ['/LATEST/?utm_source=a%20b&x=1&page=2', '/latest-assets?utm_source=a%20b&x=1&page=2'],
  ])('redirects %s to %s, in every language and without one', (alias, canonical) => {
    for (const { locale, start, wishes } of EVERYWHERE) {
      const resolution = ask(start + alias, wishes)
      const to = `/${LOCALES[locale].prefix}${canonical}`
      expect(resolution).toMatchObject({ kind: 'redirect', to })
      expect(ask(to).kind).toBe('page')
    }
  })

  it('never redirects to another redirect, whatever the words', () => {
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

  it('href ignores hostile slugs', () => {
    expect(href('bundle', 'en', { slug: '//evil.example' })).toBe('/en/bundles/%2F%2Fevil.example')
  })
})
