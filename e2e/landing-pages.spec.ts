import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { landingPageSchema } from '#domain/contract/landing.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

// Without animations, so that axe never measures the contrast of a colour in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['en', 'ja'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `a landing page shows its subject and results in ${locale} (${colorScheme})`,
      windowOf(locale),
      async ({ page, catalogue, expectAccessible }) => {
        await page.emulateMedia({ colorScheme })
        const { title, description, related } = landingPageSchema.parse(
          await catalogue.read('landing-pages/root/avatar', 'landingPage', { lang: LOCALES[locale].bcp47 }),
        )
        await page.goto(href('landing', locale, { slug: 'avatar' }))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
        await expect(page.getByText(description ?? '', { exact: true })).toBeVisible()
        const { total } = await catalogue.listing({ landing: 'root/avatar' })
        expect(total).toBeGreaterThan(0)
        await expectAccessible()

        const [first] = related
        if (first === undefined) throw new Error('the page names no other')
        await page.getByRole('link', { name: first.title, exact: true }).click()
        await expect(page).toHaveURL(href(LANDING_PLACES[first.place].family, locale, first))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(first.title)
      },
    )
  }
}

test('the listing of a landing page pages in place, and its address reproduces the page', async ({
  page,
}) => {
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
    test(
      `templates are found by their use in ${locale}`,
      windowOf(locale),
      async ({ page, catalogue, expectAccessible }) => {
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
      },
    )
  }
})
