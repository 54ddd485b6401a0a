import { gunzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import type { Family } from '#domain/routing/params.ts'
import { addressOfEachFamily, firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** The worker writes sitemaps after it starts, behind the jobs that are due at that time. */
const WRITTEN = { timeout: 60_000, intervals: [1_000] }

const MAX_ADDRESSES = 50_000

test.describe('the head of a page that may be listed', () => {
  // Without scripts, as a crawler reads the page, and so without redirects to the log-in.
  test.use({ javaScriptEnabled: false })

  test('the head links all language versions, and they link back', async ({ page, catalogue, origin }) => {
    const item = await catalogue.find(
      { kind: 'icon' },
      ({ translatedInto }) => translatedInto.length === LOCALE_CODES.length,
    )
    for (const address of [href('item', 'ja', item), '/jp/icons', '/jp/categories', '/jp']) {
      await page.goto(address)
      const alternates = await alternatesOf(page)
      expect(alternates.canonical, address).toBe(origin + address)
      expect(Object.keys(alternates.languages).sort()).toEqual(
        [...LOCALE_CODES.map((code) => LOCALES[code].bcp47), 'x-default'].sort(),
      )
      expect(alternates.languages.ja).toBe(origin + address)
      expect(alternates.languages['x-default']).toBe(alternates.languages.en)
      await page.goto(alternates.languages.ko ?? '')
      expect((await alternatesOf(page)).languages).toEqual(alternates.languages)
    }
  })

  test('only indexed page families have index metadata', async ({ page, catalogue, origin }) => {
    test.setTimeout(180_000)
    const addresses = Object.entries(await addressOfEachFamily(catalogue, 'en')) as [Family, string][]
    for (const [family, address] of addresses) {
      await page.goto(address)
      const robots = await page.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content ?? '',
      )
      const { canonical } = await alternatesOf(page)
      const requested = new URL(address, origin)
      const isRefined = [...requested.searchParams.keys()].some((name) => name !== 'page')
      const isListed = FAMILIES[family].indexed && !isRefined
      const number = requested.searchParams.get('page')
      const itself = origin + requested.pathname + (number === null ? '' : `?page=${number}`)
      expect({ noindex: robots.includes('noindex'), canonical }, `${family} ${address}`).toEqual({
        noindex: !isListed,
        canonical: isListed ? itself : null,
      })
    }
  })

  test('the canonical address omits filters', async ({ page }) => {
    await page.goto('/en/icons?sort=latest')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })
})

test('an asset page has structured data with licence, author and breadcrumbs', async ({
  page,
  catalogue,
  origin,
}) => {
  const item = await catalogue.find({ kind: '3d' })
  const address = origin + href('item', 'en', item)
  await page.goto(address)
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
    '@graph'
  ]
  const types = graph.map((node: Record<string, unknown>) => node['@type'])
  expect(types).toEqual(expect.arrayContaining(['ImageObject', '3DModel', 'BreadcrumbList', 'Organization']))
  expect(graph[0]).toMatchObject({
    url: address,
    creator: { name: item.contributor.name },
    acquireLicensePage: expect.stringContaining(`${origin}/en/licenses#`),
  })
  expect(graph[0].license).toMatch(/^https?:/)
  expect(graph[0].creditText).not.toBe('')
})

test.describe('a card', () => {
  test('assets have a share card as their Open Graph image', async ({ page, request, catalogue, origin }) => {
    for (const form of ['item', 'pack', 'bundle'] as const) {
      const asset = await firstOf(catalogue, form)
      const address =
        asset.form === 'bundle'
          ? href('bundle', 'de', asset)
          : href(asset.form, 'de', { ...asset, kind: asset.kind })
      await page.goto(address)
      const image = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect(image).toBe(`${origin}/cards/${form}/${asset.slug}.jpg`)
      const answer = await request.get(image ?? '')
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(await answer.body()).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
    }
  })

  test('share cards exist for assets only and ignore extra parameters', async ({ request, catalogue }) => {
    const { slug } = await firstOf(catalogue, 'item')
    const [plain, requested] = await Promise.all(
      [`/cards/item/${slug}.jpg`, `/cards/item/${slug}.jpg?title=x&w=99999`].map((path) => request.get(path)),
    )
    expect(requested?.headers().etag).toBe(plain?.headers().etag)
    for (const path of [
      `/cards/pack/${slug}.jpg`,
      '/cards/item/nothing.jpg',
      '/cards/item/..%2f..%2fx.jpg',
      `/cards/item/${slug}.svg`,
    ])
      expect((await request.get(path)).status(), path).toBe(404)
  })
})

test.describe('sitemaps', () => {
  test('sitemaps list every indexed page at its canonical address', async ({
    request,
    catalogue,
    origin,
  }) => {
    test.setTimeout(120_000)
    await expect.poll(async () => (await request.get('/sitemap.xml')).status(), WRITTEN).toBe(200)
    const files = addressesOf(await (await request.get('/sitemap.xml')).text())
    expect(files.length).toBeGreaterThan(LOCALE_CODES.length)
    const listed = new Set<string>()
    for (const file of files) {
      const addresses = addressesOf(await sitemapAt(request, file))
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.length).toBeLessThanOrEqual(MAX_ADDRESSES)
      for (const address of addresses) {
        expect(listed.has(address), address).toBe(false)
        listed.add(address)
      }
    }
    const item = await catalogue.find({ kind: 'icon' }, ({ translatedInto }) => translatedInto.includes('ko'))
    const bundle = await firstOf(catalogue, 'bundle')
    for (const address of [
      '/en',
      '/jp/icons',
      href('item', 'en', item),
      href('item', 'ko', item),
      href('bundle', 'en', bundle),
    ])
      expect(listed, address).toContain(origin + address)
    expect([...listed].filter((address) => /\/(?:dashboard|auth)(?:\/|$)|\?/.test(address))).toEqual([])

    for (const address of [...listed].filter((_, index) => index % Math.ceil(listed.size / 40) === 0)) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
    }
  })

  test('robots.txt names the sitemaps', async ({ request, origin }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect((await request.get('/sitemaps/nothing-en-0.xml.gz')).status()).toBe(404)
  })
})

interface Alternates {
  readonly canonical: string | null
  readonly languages: Readonly<Record<string, string>>
}

function alternatesOf(page: Page): Promise<Alternates> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    return {
      canonical:
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.replace(/\/$/, '') ?? null,
      languages: Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
    }
  })
}

async function sitemapAt(request: APIRequestContext, address: string): Promise<string> {
  return gunzipSync(await (await request.get(address)).body()).toString()
}

function addressesOf(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
