import type { Page } from '@playwright/test'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { MAX_RECENT_SEARCHES } from '#domain/search/recent-searches.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { windowOf } from '#e2e/windows.ts'

/** A word of every seed, as it is typed in each language. */
const WORDS = { en: 'star', ja: '星', ko: '별', de: 'Stern' } as const satisfies Partial<
  Record<Locale, string>
>
const SPOKEN = Object.keys(WORDS) as (keyof typeof WORDS)[]

/** The search field of the listing, which is the page's main search field in every language. */
const fieldOf = (page: Page) => page.locator('#listing-search')
const optionsOf = (page: Page) => page.getByRole('main').getByRole('option')

for (const locale of SPOKEN) {
  test.describe(`the search field in ${LOCALES[locale].name}`, windowOf(locale), () => {
    test.use({ locale: LOCALES[locale].bcp47 })

    test('the search field suggests queries; arrows cycle and copy, Escape closes, Enter searches', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(href('listing', locale))
      const field = fieldOf(page)
      const options = optionsOf(page)
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await expect(options).toHaveCount(0)

      await field.pressSequentially(WORDS[locale].slice(0, 3))
      await expect(options.first()).toBeVisible()
      const suggested = await options.locator('.cut').allInnerTexts()
      expect(suggested.length).toBeLessThanOrEqual(5)
      await expect(field).toHaveAttribute('aria-expanded', 'true')

      await field.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveValue(suggested[0] ?? '')
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id')) ?? '',
      )
      await field.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveValue(suggested.at(-1) ?? '')
      await expectAccessible()

      await field.press('Escape')
      await expect(options.first()).toBeHidden()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await field.press('Enter')
      await expect(page).toHaveURL(href('listing', locale, { words: suggested[0] ?? '' }))
      await expect(page.locator('#results-title')).toContainText(wordsOfSlug(suggested[0] ?? ''), {
        ignoreCase: true,
      })
    })

    test('typing shows results and updates the address', async ({ page }) => {
      await page.goto(href('listing', locale))
      const before = page.url()
      await fieldOf(page).click()
      await fieldOf(page).pressSequentially(WORDS[locale], { delay: 40 })
      await expect(page).toHaveURL(href('listing', locale, { words: WORDS[locale] }))
      await expect(page.locator('#results-title')).toContainText(WORDS[locale], { ignoreCase: true })
      await expect(page.locator('.results .plate__a').first()).toBeVisible()
      await expect(fieldOf(page)).toBeFocused()

      await page.goBack()
      await expect(page).toHaveURL(before)
      await expect(fieldOf(page)).toHaveValue('')
    })
  })
}

test('typing restarts the suggestions', async ({ page }) => {
  await page.goto(href('listing', 'en'))
  const field = fieldOf(page)
  await field.fill('sta')
  await expect(optionsOf(page).first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await field.pressSequentially('r')
  await expect(field).not.toHaveAttribute('aria-activedescendant', /.+/)
})

test('an empty search is not sent', async ({ page }) => {
  await page.goto(href('listing', 'en'))
  await fieldOf(page).fill('   ')
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await expect(page).toHaveURL(href('listing', 'en'))
})

test('crawlers get no suggestions', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/v2/suggest') && requests.push(request.url()))
  await page.goto(href('listing', 'en'))
  await fieldOf(page).focus()
  await expect(fieldOf(page)).toHaveRole('combobox')
  await fieldOf(page).fill('star')
  await expect(page).toHaveURL(/\/all-assets\/star$/)
  expect(requests).toEqual([])
  await context.close()
})

test('recent searches are listed newest first without duplicates and can be cleared', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en')
  const field = page.locator('#hero-search')
  for (const words of ['star', 'red heart', 'star']) {
    await page.goto('/en')
    await field.fill(words)
    await expect(field).toHaveRole('combobox')
    await field.press('Enter')
    await expect(page).toHaveURL(href('listing', 'en', { words }))
  }
  await page.goto('/en')
  await field.focus()
  const recent = page.getByRole('listbox', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveText(['star', 'red heart'])
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toBeHidden()
})

test(`at most ${MAX_RECENT_SEARCHES} recent searches are stored, and invalid ones are dropped`, async ({
  page,
}) => {
  const stored = Array.from({ length: MAX_RECENT_SEARCHES + 1 }, (_, index) => ({
    query: `fox ${index}`,
    asset: null,
    contributors: [],
    lang: 'en',
  }))
  await page.addInitScript(
    (text) => localStorage.setItem('motif:recent-searches', text),
    JSON.stringify([{ query: 3 }, ...stored]),
  )
  await page.goto('/en')
  await page.locator('#hero-search').focus()
  const recent = page.getByRole('listbox', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveCount(MAX_RECENT_SEARCHES)
})

test('recently viewed assets are shown in the search field and link back', async ({ page, catalogue }) => {
  const { hits } = await catalogue.listing({ kind: 'icon', price: 'free', per_page: 2 })
  const [first, second] = hits.filter((hit) => hit.form === 'item')
  if (!first || !second) throw new Error('the seed has no two free icons')
  for (const item of [first, second]) {
    await page.goto(href('item', 'en', item))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('motif:recently-viewed')))
      .toContain(item.slug)
  }
  await page.goto('/en')
  await page.locator('#hero-search').focus()
  const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
  await expect(viewed).toHaveCount(2)
  await expect(viewed.first()).toHaveAttribute('href', href('item', 'en', second))
  await viewed.last().click()
  await expect(page).toHaveURL(href('item', 'en', first))
})

test('a search is limited to a contributor until the pill is removed', async ({ page, catalogue }) => {
  const { contributor } = await catalogue.find({ kind: 'icon', price: 'free' })
  await page.goto(href('contributor', 'en', contributor))
  const pill = page.getByRole('link', { name: `Search all contributors, not just ${contributor.name}` })
  await expect(pill).toBeVisible()
  await fieldOf(page).fill('star')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(href('listing', 'en', { words: 'star', contributor: contributor.username }))
  await pill.click()
  await expect(page).toHaveURL(href('listing', 'en', { words: 'star' }))
  await expect(pill).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form works in the chosen kind and keeps the filters without scripts', async ({ page }) => {
    await page.goto('/en/free-icons')
    await fieldOf(page).fill('star')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: 'star', price: 'free' }))
    await page.getByRole('main').getByRole('link', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/en/free-icons')
  })
})
