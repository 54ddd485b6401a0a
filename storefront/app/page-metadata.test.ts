import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '#domain/routing/params.ts'

const ICONS: Page = { family: 'listing', params: { kind: 'icon' } }

/** As views say it: what a page is about is chosen in them too. */
const OF_LINES = { slug: 'line', style: ['line'] }
const OF_NATURE = { slug: 'nature', category: ['nature'] }

async function headOf(page: Page, INDEXING: 'on' | 'off' = 'on', facts: object = {}) {
  vi.stubEnv('INDEXING', INDEXING)
  const { pageMetadata } = await import('./page-metadata.ts')
  return pageMetadata({ page, locale: 'ja', title: 'Icons', ...facts })
}

beforeEach(() => {
  vi.resetModules()
  for (const name of ['PUBLIC_URL', 'CMS_URL', 'FILES_URL']) vi.stubEnv(name, 'https://motif.example')
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32))
})

describe('the head of a page', () => {
  it('says nothing to search engines where the site is closed to them', async () => {
    const head = await headOf(ICONS, 'off')
    expect(head.robots).toEqual({ index: false, follow: false })
    expect(head.alternates).toBeUndefined()
  })

  it('shows the drawn picture of a page where it has one', async () => {
    const card = { kind: 'page', locale: 'ja', place: 'root', slug: 'avatar' }
    const { openGraph, twitter } = await headOf(ICONS, 'on', { card })
    const images = [
      { url: '/cards/page/ja/root/avatar.jpg', width: 1200, height: 630, type: 'image/jpeg', alt: 'Icons' },
    ]
    expect(openGraph?.images).toEqual(images)
    expect(twitter).toEqual({ card: 'summary_large_image', images })
    expect((await headOf(ICONS)).twitter).toBeUndefined()
  })

  it('names its one address and those in other languages, by language and not by prefix', async () => {
    const { robots, alternates } = await headOf(ICONS)
    expect(robots).toEqual({ index: true, follow: true })
    expect(alternates?.canonical).toBe('/jp/icons')
    expect(alternates?.languages).toEqual({
      en: '/en/icons',
      es: '/es/icons',
      pt: '/pt/icons',
      fr: '/fr/icons',
      de: '/de/icons',
      ja: '/jp/icons',
      ko: '/kr/icons',
      'x-default': '/en/icons',
    })
  })

  it('lets the second page of a listing stand for itself', async () => {
    const { alternates } = await headOf({ family: 'listing', params: { kind: 'icon', page: 2 } })
    expect(alternates?.canonical).toBe('/jp/icons?page=2')
    expect(alternates?.languages).toMatchObject({ de: '/de/icons?page=2' })
  })

  it.each<Page>([
    { family: 'listing', params: { kind: 'icon', sort: 'latest' } },
    { family: 'listing', params: { kind: 'icon', price: 'free', page: 2 } },
    { family: 'category', params: { slug: 'nature', contributor: 'ada' } },
    { family: 'contributors', params: { find: 'ada' } },
  ])('has what was narrowed or turned followed and not listed (%o)', async (page) => {
    const { robots, alternates } = await headOf(page)
    expect(robots).toEqual({ index: false, follow: true })
    expect(alternates).toBeUndefined()
  })

  it.each<Page>([
    { family: 'style', params: OF_LINES },
    { family: 'category', params: OF_NATURE },
  ])('lists a page about what it is narrowed to (%o)', async (page) => {
    const { robots, alternates } = await headOf(page)
    expect(robots).toEqual({ index: true, follow: true })
    expect(alternates?.canonical).not.toContain('?')
  })

  const KANA: Page = { family: 'keywordList', params: { initial: 'あ' } }

  it('names no other language where none has such a page', async () => {
    const { alternates } = await headOf(KANA, 'on', { untranslated: true })
    expect(alternates).toEqual({ canonical: '/jp/keywords-listing/%E3%81%82' })
  })

  it('has a page with nothing on it followed and not listed', async () => {
    const { robots, alternates } = await headOf(KANA, 'on', { empty: true })
    expect(robots).toEqual({ index: false, follow: true })
    expect(alternates).toBeUndefined()
  })

  it('keeps pages of people out', async () => {
    const { robots } = await headOf({ family: 'dashboard', params: { section: 'profile' } })
    expect(robots).toEqual({ index: false, follow: false })
  })
})
