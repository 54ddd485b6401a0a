import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import { landingPageSchema } from '#domain/contract/landing.ts'
import { PREVIEW_WIDTHS, previewPath } from '#domain/landing/preview.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signInToPanel } from '#e2e/panel.ts'
import { windowOf } from '#e2e/windows.ts'

// Without animations, so that axe never measures the contrast of a colour in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A change by an editor is visible to visitors within this time. */
const POLLING = { timeout: 15_000, intervals: [250, 500, 1000] }
const GUIDE = { slug: 'guide' } as const

for (const locale of ['en', 'ja'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `a page shows every block in ${locale} (${colorScheme})`,
      windowOf(locale),
      async ({ page, catalogue, expectAccessible }) => {
        await page.emulateMedia({ colorScheme })
        const { title, blocks } = landingPageSchema.parse(
          await catalogue.read('landing-pages/page/guide', 'landingPage', { lang: LOCALES[locale].bcp47 }),
        )
        expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
        await page.goto(href('page', locale, GUIDE))
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.locator('.blocks > section, .blocks > .contents > section')).toHaveCount(
          blocks.length,
        )
        await expectAccessible()
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(await overflow()).toBe(0)
      },
    )
  }
}

test('a film of another site is requested by a click alone', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })
  })
  await page.goto(href('page', 'en', GUIDE))
  const play = page.getByRole('button', { name: /^Play video: / })
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.click()
  await expect(page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')).toBeFocused()
  await expect.poll(() => asked.length).toBe(1)
})

test('the viewers of a page load when the window comes near them', async ({ page, catalogue }) => {
  const { blocks } = landingPageSchema.parse(
    await catalogue.read('landing-pages/page/guide', 'landingPage', { lang: LOCALES.en.bcp47 }),
  )
  await page.goto(href('page', 'en', GUIDE))
  const viewers = page.locator('.viewer')
  const loaded = page.locator('.viewer__stage')
  await expect(viewers).toHaveCount(blocks.filter(({ type }) => type === 'lottie' || type === 'model').length)
  await page.waitForLoadState('networkidle')
  await expect(loaded).toHaveCount(0)
  for (const viewer of await viewers.all()) {
    await viewer.scrollIntoViewIfNeeded()
    await expect(viewer.locator(loaded)).toBeAttached()
  }
})

test.describe('an editor', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the panel needs a wide window')

  test('previews a draft that visitors do not see, and publishes it at its date', async ({
    page,
    browser,
    baseURL,
    request,
    editor,
  }) => {
    // Waits for the panel, and for the worker.
    test.slow()
    const slug = `preview-${Date.now()}`
    const address = href('page', 'ja', { slug })
    const status = async () => (await request.get(address, { maxRedirects: 0 })).status()
    const { id } = await editor.create('landing-pages', {
      title: 'A page to preview',
      place: 'page',
      slug,
      layout: 'blocks',
      hero: 'none',
      selection: { price: 'all' },
      blocks: [{ blockType: 'steps', heading: 'Three steps', items: [{ title: 'Search' }] }],
      _status: 'draft',
    })
    try {
      await signInToPanel(page, 'editor')
      for (const { width, height } of PREVIEW_WIDTHS) {
        await page.setViewportSize({ width, height })
        const shown = await page.goto(previewPath('ja', id))
        expect(shown?.headers()['cache-control']).toContain('no-store')
        await expect(page.getByRole('heading', { name: 'Three steps' })).toBeVisible()
      }
      const visitor = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
      const refused = await visitor.request.get(previewPath('ja', id))
      expect(await refused.text()).not.toContain('Three steps')
      await visitor.close()
      expect(await status()).toBe(404)

      await page.setViewportSize({ width: 1600, height: 1000 })
      await page.goto(`/admin/collections/landing-pages/${id}?locale=en`)
      const preview = page.locator('#live-preview-iframe')
      // The panel may remember that the preview was open.
      await expect(async () => {
        if (!(await preview.isVisible())) await page.locator('#live-preview-toggler').click()
        await expect(preview).toBeVisible({ timeout: 3_000 })
      }).toPass()
      const frame = page.frameLocator('#live-preview-iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toContainText('A page to preview')
      await page.locator('#field-title').fill('Other words')
      await expect(frame.getByRole('heading', { level: 1 })).toContainText('Other words', { timeout: 15_000 })

      const soon = new Date(Date.now() + 2_000).toISOString()
      await editor.update('landing-pages', id, { publishAt: soon, _status: 'draft' })
      await expect.poll(status, POLLING).toBe(200)
      expect(await (await request.get(address)).text()).toContain('Three steps')
    } finally {
      await editor.remove('landing-pages', id)
    }
    await expect.poll(status, POLLING).toBe(404)
  })
})
