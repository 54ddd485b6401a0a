import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { windowOf } from '#e2e/windows.ts'

/** Label of the download button. */
const SUBMIT = {
  en: (format) => `Download ${format}`,
  ja: (format) => `${format} をダウンロード`,
  de: (format) => `${format} herunterladen`,
} as const satisfies Partial<Record<Locale, (format: string) => string>>
type Spoken = keyof typeof SUBMIT

/** The first bytes of a file of each format. */
const SIGNATURES = {
  png: '89504e470d0a1a0a',
  jpg: 'ffd8ff',
  webp: '52494646',
  glb: '676c5446',
} as const satisfies Partial<Record<Format, string>>

const PNG_WIDTH_AT = 16
const CHOSEN_WIDTH = 256

const isDesktop = (viewport: { width: number } | null) => (viewport?.width ?? 0) >= 1024

/** Raised, so that the journeys can be repeated within an hour. */
test.beforeEach(({ admin }) => admin.updateGlobal('download-settings', { guestDownloadsPerHour: 10_000 }))

for (const locale of Object.keys(SUBMIT) as Spoken[]) {
  test(
    `a visitor finds a free icon and downloads it as SVG and as PNG of a chosen width (${locale})`,
    windowOf(locale),
    async ({ page, catalogue }) => {
      const item = await openFirst(page, catalogue, { locale, kind: 'icon', fits: isCreditedVector })

      const vector = await downloadOf(page, SUBMIT[locale]('SVG'))
      expect(vector.name).toBe(`${item.slug}.svg`)
      expect(await readSvg(page, vector.bytes)).toEqual({
        root: 'svg',
        rights: await creditOf(catalogue, item),
      })

      await page.locator('.fmt label', { hasText: 'PNG' }).click()
      await page.locator('.widths label:visible', { hasText: String(CHOSEN_WIDTH) }).click()
      const picture = await downloadOf(page, SUBMIT[locale]('PNG'))
      expect(picture.name).toBe(`${item.slug}-${CHOSEN_WIDTH}.png`)
      expect(picture.bytes.toString('hex')).toMatch(new RegExp(`^${SIGNATURES.png}`))
      expect(picture.bytes.readUInt32BE(PNG_WIDTH_AT)).toBe(CHOSEN_WIDTH)
      expect(picture.bytes.includes(await creditOf(catalogue, item))).toBe(true)
    },
  )
}

test.describe('the other media', () => {
  test.skip(({ viewport }) => !isDesktop(viewport), 'one size of screen is enough')

  test('a Lottie animation downloads as an animation', async ({ page, catalogue }) => {
    const item = await openFirst(page, catalogue, {
      kind: 'lottie',
      fits: ({ originalFormat }) => originalFormat === 'lottie-json',
    })
    const { name, bytes } = await downloadOf(page, SUBMIT.en('Lottie JSON'))
    expect(name).toBe(`${item.slug}.json`)
    const animation = JSON.parse(bytes.toString('utf8'))
    expect(animation.layers.length).toBeGreaterThan(0)
    expect(animation.meta?.a).toBe(item.attribution ?? animation.meta?.a)
  })

  for (const kind of ['3d', 'photo'] as const) {
    test(`a ${kind} asset downloads as the original with only its credit added`, async ({
      page,
      catalogue,
    }) => {
      const item = await openFirst(page, catalogue, {
        kind,
        fits: ({ originalFormat }) => originalFormat in SIGNATURES,
      })
      const { label, extension } = FORMATS[item.originalFormat]
      const { name, bytes } = await downloadOf(page, SUBMIT.en(label))
      expect(name).toBe(`${item.slug}.${extension}`)
      const signature = SIGNATURES[item.originalFormat as keyof typeof SIGNATURES]
      expect(bytes.toString('hex', 0, signature.length / 2)).toBe(signature)
      if (item.attribution === null) expect(sha256(bytes)).toBe(item.preview.sha256)
      else expect(bytes.includes(item.attribution)).toBe(true)
    })
  }

  test('an exclusive asset has no download button, and the server refuses the request', async ({
    page,
    catalogue,
    request,
  }) => {
    const item = await catalogue.find({ price: 'exclusive' })
    await page.goto(href('item', 'en', item))
    const price = page.getByRole('region', { name: 'Price' })
    await expect(price).toBeVisible()
    await expect(price.getByRole('button', { name: /^Buy for / })).toBeVisible()
    await expect(page.locator('form[action*="/downloads"]')).toHaveCount(0)

    const asked = await request.post('/api/v2/downloads', {
      headers: { Accept: 'application/json' },
      data: { item: item.slug, format: item.originalFormat },
    })
    expect(asked.status()).toBe(402)
    expect((await request.get(`/previews/${item.preview.sha256}/original`)).ok()).toBe(false)
  })

  test('a tampered download address is refused', async ({ catalogue, request }) => {
    const [free, exclusive] = [
      await catalogue.find({ kind: 'icon', price: 'free' }),
      await catalogue.find({ price: 'exclusive' }),
    ]
    const url = await grantedUrl(request, free.slug, free.originalFormat)
    expect((await request.get(url)).status()).toBe(200)
    const stolen = [
      url.replace(free.preview.sha256, exclusive.preview.sha256),
      url.replace(/signature=[^&]+/, 'signature=AAAA'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
    ]
    for (const address of stolen) expect((await request.get(address)).status()).toBe(403)
  })

  test('repeated requests count one download', async ({ catalogue, request, extraHTTPHeaders }) => {
    const { slug, originalFormat } = await catalogue.find(
      { kind: 'unicon', price: 'free', sort: 'latest' },
      ({ downloads }) => downloads === 0,
    )
    const counted = async () => (await catalogue.item(slug)).downloads
    await grantedUrl(request, slug, originalFormat)
    await expect.poll(counted).toBe(1)

    await grantedUrl(request, slug, originalFormat)
    await grantedUrl(request, slug, 'png', 64)
    const pretended = `203.0.113.7, ${extraHTTPHeaders?.['X-Forwarded-For']}`
    await grantedUrl(request, slug, originalFormat, undefined, { 'X-Forwarded-For': pretended })
    expect(await counted()).toBe(1)
  })
})

test('a free icon downloads without scripts', async ({ browser, baseURL, catalogue }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const item = await openFirst(page, catalogue, { kind: 'icon', fits: isCreditedVector })
  const { name, bytes } = await downloadOf(page, SUBMIT.en('SVG'))
  expect(name).toBe(`${item.slug}.svg`)
  expect(bytes.toString('utf8')).toContain('</svg>')
  await context.close()
})

interface Wanted {
  readonly locale?: Locale
  readonly kind: Kind
  readonly fits: (item: ItemDetail) => boolean
}

/** Opens the first matching asset of the listing of free assets, as a visitor would. */
async function openFirst(
  page: Page,
  catalogue: Catalogue,
  { locale = 'en', kind, fits }: Wanted,
): Promise<ItemDetail> {
  await page.goto(href('listing', locale, { kind, variant: 'free' }))
  for (const link of await page.locator('.results .plate__a').all()) {
    const address = (await link.getAttribute('href')) ?? ''
    const item = await catalogue.item(address.split('/').at(-1) ?? '', locale)
    if (!fits(item)) continue
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
    await expect(page).toHaveURL(new RegExp(`${href('item', locale, item)}$`))
    return item
  }
  throw new Error(`no ${kind} of the listing fits ${fits}`)
}

function isCreditedVector({ originalFormat, attribution }: ItemDetail): boolean {
  return originalFormat === 'svg' && attribution !== null
}

/** The credit in the file: always in English, as the file is the same for every language (`readFacts`). */
async function creditOf(catalogue: Catalogue, { slug }: ItemDetail): Promise<string> {
  return (await catalogue.item(slug)).attribution ?? ''
}

/** Clicks the button and waits for the download. */
async function downloadOf(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const arrives: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await arrives
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Parses the file with the browser's XML parser. */
function readSvg(page: Page, bytes: Buffer): Promise<{ root: string; rights: string | null }> {
  return page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml')
    const rights = drawn.querySelector('metadata')?.getElementsByTagNameNS('*', 'rights')[0]
    return { root: drawn.documentElement.localName, rights: rights?.textContent ?? null }
  }, bytes.toString('utf8'))
}

async function grantedUrl(
  request: APIRequestContext,
  item: string,
  format: Format,
  width?: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await request.post('/api/v2/downloads', {
    headers: { Accept: 'application/json', ...headers },
    data: { item, format, width },
  })
  return (await answer.json()).response.download.url
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
