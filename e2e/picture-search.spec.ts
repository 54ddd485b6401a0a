import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { PICTURE_BYTES } from '#domain/pictures/limits.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { BOTH_WINDOWS, windowOf } from '#e2e/windows.ts'

/** Texts of the pages in each language. */
const WORDS = {
  en: { found: 'Similar to your image', ended: 'This search has expired', free: 'Free' },
  ja: { found: '画像に似ている素材', ended: 'この検索は有効期限が切れました', free: '無料' },
} as const satisfies Partial<Record<Locale, { found: string; ended: string; free: string }>>

/** The searched item must be among this many first results. */
const SEEN_AT_ONCE = 6

for (const locale of ['en', 'ja'] as const) {
  test(
    `a picture of an icon finds that icon, and filters narrow the results (${locale})`,
    windowOf(locale),
    async ({ page, catalogue, expectAccessible }) => {
      const item = await catalogue.find({ kind: 'icon', price: 'free' })
      const picture = await pictureOf(page.request, item)
      await page.goto(href('pictureSearch', locale))
      await expectAccessible()

      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'found.jpg', mimeType: 'image/jpeg', buffer: picture })
      const hash = createHash('sha256').update(picture).digest('hex')
      await expect(page).toHaveURL(new RegExp(`${href('pictureResults', locale, { hash })}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS[locale].found)
      await expectFirst(page, href('item', locale, item))
      // A small copy of the picture, which exists in this tab only.
      await expect(page.locator('.psearched img')).toHaveAttribute('src', /^data:image\//)
      await expectAccessible()

      await page.locator('#kind-icon').click()
      await expect(page).toHaveURL(new RegExp(`${href('pictureResults', locale, { hash, kind: 'icon' })}$`))
      await expectFirst(page, href('item', locale, item))
      if ((page.viewportSize()?.width ?? 0) >= 1024) {
        await page.locator('#price-exclusive').click()
        await expect(page).toHaveURL(/price=exclusive/)
        await expect(page.getByRole('main').locator(`a[href="${href('item', locale, item)}"]`)).toHaveCount(0)
      }
    },
  )
}

test(
  'a picture is accepted by drop anywhere on the page and by paste',
  BOTH_WINDOWS,
  async ({ page, catalogue }) => {
    const item = await catalogue.find({ kind: 'icon', price: 'free' })
    const picture = await pictureOf(page.request, item)
    for (const way of ['drop', 'paste'] as const) {
      await page.goto(href('pictureSearch', 'en'))
      await page.locator('.pdrop').waitFor()
      await giveFile(page, way, picture)
      await page.waitForURL(/\/all-assets$/)
      await expectFirst(page, href('item', 'en', item))
    }
  },
)

test('a picture that is too large is refused immediately', async ({ page }) => {
  await page.goto(href('pictureSearch', 'en'))
  const buffer = Buffer.alloc(PICTURE_BYTES + 1)
  await page.locator('input[type=file]').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer })
  await expect(page.locator('.pdrop [role=alert]')).toContainText(String(ERRORS['picture-too-large'].number))
  await expect(page).toHaveURL(href('pictureSearch', 'en'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of the picture search works without scripts', async ({ page, catalogue }) => {
    const item = await catalogue.find({ kind: 'icon', price: 'free' })
    const send = async (name: string, buffer: Buffer) => {
      await page.goto(href('pictureSearch', 'en'))
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
      await page.locator('.pdrop button[type=submit]').click()
    }
    await send('hello.png', Buffer.from('no picture at all'))
    await expect(page).toHaveURL(/#refused-file-unknown-format$/)
    const why = page.locator('.psearch__why:visible')
    await expect(why).toHaveCount(1)
    await expect(why).toContainText(String(ERRORS['file-unknown-format'].number))

    await send('found.jpg', await pictureOf(page.request, item))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.en.found)
    await expectFirst(page, href('item', 'en', item))
  })
})

test('an expired picture search shows a message and offers a new search', async ({
  page,
  expectAccessible,
}) => {
  for (const locale of ['en', 'ja'] as const) {
    const response = await page.goto(href('pictureResults', locale, { hash: 'ab'.repeat(32) }))
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].ended)
    await expect(page.locator(`main a[href="${href('pictureSearch', locale)}"]`)).toBeVisible()
  }
  await expectAccessible()
})

test('an item links to visually similar items without itself', async ({ page, catalogue }) => {
  const item = await catalogue.find({ kind: 'icon' }, ({ similar }) => similar.length > 0)
  await page.goto(href('item', 'en', item))
  const hash = item.preview.sha256
  await page.locator(`a[href="${href('pictureResults', 'en', { hash })}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(item.title)
  await expect(page.locator('.results .plate a').first()).toBeVisible()
  await expect(page.locator(`.results a[href="${href('item', 'en', item)}"]`)).toHaveCount(0)
})

test('a picture used for a search is not public', async ({ page, catalogue }) => {
  const item = await catalogue.find({ kind: 'icon', price: 'free' })
  const started = await page.request.post('/api/v2/picture-searches', {
    headers: { 'content-type': 'image/jpeg' },
    data: await pictureOf(page.request, item),
  })
  const { hash } = (await started.json()).response.pictureSearch
  for (const address of [`/previews/${hash}`, `/previews/${hash}/original`, `/files/${hash}/picture.jpg`]) {
    expect((await page.request.get(address)).ok()).toBe(false)
  }
})

/** A copy of an icon as found on another site: at another size, on another background, compressed. */
async function pictureOf(request: APIRequestContext, { preview }: ItemDetail): Promise<Buffer> {
  const shown = await request.get(previewUrl(preview, { width: 400 }))
  const ground = preview.ground === 'dark' ? '#1e293b' : '#fef3c7'
  return sharp(await shown.body())
    .resize(230)
    .flatten({ background: ground })
    .extend({ top: 20, bottom: 60, left: 90, right: 30, background: ground })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** Several sets may contain the same drawing, so the item must be near the top, not first. */
async function expectFirst(page: Page, address: string): Promise<void> {
  await expect(page.locator('.results .plate a[href]').first()).toBeVisible()
  const links = page.locator('.results .plate a[href]')
  const first = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(first.slice(0, SEEN_AT_ONCE)).toContain(address)
}

async function giveFile(page: Page, way: 'drop' | 'paste', picture: Buffer): Promise<void> {
  await page.evaluate(
    ({ way, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'picture.jpg', { type: 'image/jpeg' }))
      const event =
        way === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    },
    { way, base64: picture.toString('base64') },
  )
}
