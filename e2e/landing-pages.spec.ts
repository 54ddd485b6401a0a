import type { APIRequestContext } from '@playwright/test'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { landingAddressesSchema, landingPageSchema } from '#domain/contract/landing.ts'
import { LANDING_PLACES, type LandingAddress } from '#domain/landing/places.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'

// Accessibility is looked at while nothing changes its colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A change by an editor is there for visitors within this time. */
const PATIENCE = { timeout: 20_000, intervals: [250, 500, 1000] }

const addressOf = ({ place, slug }: LandingAddress, locale: Locale) =>
  href(LANDING_PLACES[place].family, locale, { slug })

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status()
}

for (const locale of ['en', 'ja'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a landing page says in ${locale} what it is about, and shows it (${colorScheme})`, async ({
      page,
      catalogue,
      expectAccessible,
    }) => {
      await page.emulateMedia({ colorScheme })
      const at = { place: 'root', slug: 'avatar' } as const
      const { title, description, related } = landingPageSchema.parse(
        await catalogue.read('landing-pages/root/avatar', 'landingPage', { lang: LOCALES[locale].bcp47 }),
      )
      await page.goto(addressOf(at, locale))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByText(description ?? '', { exact: true })).toBeVisible()
      const { total } = await catalogue.listing({ landing: 'root/avatar' })
      expect(total).toBeGreaterThan(0)
      await expectAccessible()

      const [first] = related
      if (first === undefined) throw new Error('the page names no other')
      await page.getByRole('link', { name: first.title, exact: true }).click()
      await expect(page).toHaveURL(addressOf(first, locale))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first.title)
    })
  }
}

test('its listing is turned where it stands, and its address shows the same again', async ({ page }) => {
  await page.goto(href('campaign', 'en', { slug: 'assets-of-the-day' }))
  await page.locator('#kind-icon').click()
  await expect(page).toHaveURL(href('campaign', 'en', { slug: 'assets-of-the-day', kind: 'icon' }))
  const shown = page.locator('.results .plate__a')
  await expect(page.locator('#kind-icon')).toHaveAttribute('aria-current', 'page')
  await expect(shown.first()).toHaveAttribute('href', /^\/en\/free-icon\//)
  const before = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.reload()
  expect(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(before)
})

test.describe('templates', () => {
  for (const locale of ['en', 'ja'] as const) {
    test(`are found by what they are made for, in ${locale}`, async ({
      page,
      catalogue,
      expectAccessible,
    }) => {
      const { templates } = textsOf(locale)
      await page.goto(href('listing', locale, { kind: 'template' }))
      const uses = page.getByRole('navigation', { name: templates.uses })
      await expect(uses.getByRole('link')).toHaveCount(TEMPLATE_CATEGORY_CODES.length)
      await expectAccessible()
      await uses.getByRole('link', { name: templates.name.email, exact: true }).click()
      await expect(page).toHaveURL(href('templateCategory', locale, { use: 'email' }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(templates.title.email)
      const { hits } = await catalogue.listing({ template: 'email' })
      expect(hits.length).toBeGreaterThan(0)
      await expect(page.locator('.results .plate__a')).toHaveCount(hits.length)
      await expectAccessible()
    })
  }
})

test.describe('asked for without a window', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'asked once')

  test('every published page stands in every language', async ({ request, catalogue }) => {
    const pages = landingAddressesSchema.parse(await catalogue.read('landing-pages', 'landingPages'))
    expect(pages.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['avatar', 'emoji', 'stickers', 'notion-icons', 'christmas-assets']),
    )
    for (const at of pages) {
      for (const locale of LOCALE_CODES) expect(await statusOf(request, addressOf(at, locale))).toBe(200)
    }
  })

  test('what an editor publishes is there at once, changes at once, and is gone at once', async ({
    request,
    editor,
  }) => {
    const slug = `journey-${Date.now()}`
    const at = { place: 'root', slug } as const
    const address = addressOf(at, 'de')
    const body = async () => (await request.get(address)).text()
    const { id } = await editor.create('landing-pages', {
      title: 'Made on a journey',
      place: 'root',
      slug,
      hero: 'none',
      selection: { price: 'all', kinds: ['icon'] },
      _status: 'draft',
    })
    try {
      expect(await statusOf(request, address)).toBe(404)
      await editor.update('landing-pages', id, { _status: 'published' })
      await expect.poll(() => statusOf(request, address), PATIENCE).toBe(200)
      expect(await body()).toContain('Made on a journey')
      const bare = await request.get(`/${slug}`, { maxRedirects: 0 })
      expect([bare.status(), bare.headers().location]).toEqual([301, address])

      await editor.update('landing-pages', id, { title: 'Changed on a journey', _status: 'published' })
      await expect.poll(body, PATIENCE).toContain('Changed on a journey')

      await editor.update('landing-pages', id, { slug: `${slug}-moved`, _status: 'published' })
      await expect.poll(() => statusOf(request, `${address}-moved`), PATIENCE).toBe(200)
      await expect
        .poll(async () => (await request.get(address, { maxRedirects: 0 })).headers().location, PATIENCE)
        .toBe(`${address}-moved`)
    } finally {
      await editor.remove('landing-pages', id)
    }
    await expect.poll(() => statusOf(request, `${address}-moved`), PATIENCE).toBe(404)
  })

  test('an editor is told why a page cannot have an address', async ({ editor }) => {
    const make = (slug: string) =>
      editor.create('landing-pages', {
        title: 'No',
        place: 'root',
        slug,
        selection: { price: 'all' },
        _status: 'published',
      })
    await expect(make('icons')).rejects.toThrow(/^400.*Another page of the site has this word/s)
    await expect(make('jp')).rejects.toThrow(/stands for a language/)
    await expect(make('Two words')).rejects.toThrow(/single hyphens/)
  })

  test('words that mean nothing are 404, however many', async ({ request }) => {
    const words = Array.from({ length: 50 }, (_, index) => `/en/nothing-${index}-${Date.now()}`)
    expect(new Set(await Promise.all(words.map((word) => statusOf(request, word))))).toEqual(new Set([404]))
  })

  test('a kit is its pack, by every address of kits', async ({ request, catalogue }) => {
    const leadsTo = async (address: string) =>
      (await request.get(address, { maxRedirects: 0 })).headers().location
    expect(await leadsTo('/en/illustration-kits')).toBe('/en/kit-illustration-packs')
    expect(await leadsTo('/en/illustration-kits/all-assets')).toBe('/en/kit-illustrations')
    const kit = await firstOf(catalogue, 'pack', { kind: 'kit-illustration' })
    expect(await leadsTo(`/en/illustration-kit/${kit.slug}`)).toBe(href('pack', 'en', kit))
  })

  test('templates exist for every use, and stand at one address each', async ({ request, catalogue }) => {
    for (const use of TEMPLATE_CATEGORY_CODES) {
      expect((await catalogue.listing({ template: use })).total, use).toBeGreaterThan(0)
    }
    const template = await firstOf(catalogue, 'item', { template: 'social' })
    const answer = await request.get(`/en/templates/social/${template.slug}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, href('item', 'en', template)])
  })
})
