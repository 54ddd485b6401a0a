import type { Page } from '@playwright/test'
import { contributorsSchema, keywordsSchema, overviewSchema } from '#domain/contract/directories.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { OVERVIEW_KINDS } from '#domain/routing/overviews.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, sampleOf, windowOf } from '#e2e/windows.ts'

/** Languages of the journeys that exist in both; Japanese has another script and no spaces between words. */
const LOCALES = ['en', 'ja'] as const satisfies readonly Locale[]

/** Whether an element makes the page wider than the window. */
async function overflowsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}

/** Kinds in English; in Japanese one kind of small works and one of large works. */
const KINDS_IN = { en: sampleOf(OVERVIEW_KINDS, 3), ja: ['icon', '3d'] } as const

/** `axe.spec.ts` opens each of them in English, in both themes. */
const DIRECTORIES = ['categories', 'styles', 'iconStyles', 'collections', 'bundles', 'tags'] as const

for (const locale of LOCALES) {
  test.describe(`the page of a kind, in ${locale}`, windowOf(locale), () => {
    for (const kind of KINDS_IN[locale]) {
      test(`the overview of ${kind} links to its subjects and shows first results`, async ({
        page,
        catalogue,
        expectAccessible,
      }) => {
        const texts = textsOf(locale)
        await page.goto(href('listing', locale, { kind }))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.kinds[kind].many)
        await expect(page.getByText(texts.overviews.lead[kind])).toBeVisible()

        const { subjects } = overviewSchema.parse(await catalogue.read(`overviews/${kind}`, 'overview'))
        for (const { slug, name } of subjects.length > 1 ? subjects : []) {
          const ways = page.getByRole('link', { name })
          await expect(
            ways.and(page.locator(`[href="${href('category', locale, { slug, kind })}"]`)),
          ).toHaveCount(1)
        }
        await expect(page.locator('.results .plate').first()).toBeInViewport()
        expect(await overflowsWindow(page)).toBe(false)
        await expectAccessible()
      })
    }
  })
}

test.describe('the ways into a kind', () => {
  test('overview links lead to as many assets as they state', async ({ page }) => {
    const texts = textsOf('en')
    // Tiles state their counts; low windows have links without.
    await page.setViewportSize({ width: 1280, height: 1200 })
    await page.goto(href('listing', 'en', { kind: 'icon' }))
    const subject = page.getByRole('region', { name: texts.overviews.subjects }).getByRole('link').nth(1)
    const count = (await subject.locator('.num').textContent()) ?? ''
    await subject.click()
    await expect(page).toHaveURL(/\/en\/categories\/[^/]+\/icons$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(count)
  })

  test('a search replaces the overview links', async ({ page }) => {
    await page.goto(href('listing', 'en', { kind: 'icon' }))
    await page.locator('#listing-search').fill('star')
    await expect(page).toHaveURL(/\/en\/icons\/star$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Star')
    await expect(page.locator('.over')).toHaveCount(0)
  })
})

test.describe('contributors', () => {
  test(
    'contributors are searched by name and sorted, and an empty result shows a message',
    BOTH_WINDOWS,
    async ({ page, catalogue, expectAccessible }) => {
      const texts = textsOf('en').contributor
      const { entries } = contributorsSchema.parse(await catalogue.read('contributors', 'contributors'))
      const { name, username } = entries.at(-1) ?? { name: '', username: '' }
      await page.goto(href('contributors', 'en'))
      await page.getByRole('searchbox', { name: texts.find.label }).fill(name)
      await page.getByRole('button', { name: texts.find.submit }).click()
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href('contributor', 'en', { username }),
      )
      await page.getByRole('link', { name: texts.find.orders.name }).click()
      await expect(page).toHaveURL(/find=.*&order=name/)

      await page.goto(href('contributors', 'en', { find: 'nobody-is-called-so' }))
      await expectAccessible()
      await page.getByRole('link', { name: texts.find.everybody }).click()
      await expect(page).toHaveURL(/\/en\/contributors$/)
    },
  )

  test(
    'a contributor page shows the profile and links to similar contributors',
    BOTH_WINDOWS,
    async ({ page, catalogue, expectAccessible }) => {
      const texts = textsOf('de').contributor
      const { entries } = contributorsSchema.parse(
        await catalogue.read('contributors', 'contributors', { designation: 'motion-designer' }),
      )
      const open = entries.find(({ openToWork }) => openToWork)
      if (open === undefined) throw new Error('no contributor of the seed takes commissions')
      await page.goto(href('contributor', 'de', open))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(open.name)
      await expect(page.getByText(texts.open)).toBeVisible()
      await expect(page.getByRole('link', { name: texts.write })).toHaveAttribute(
        'href',
        `mailto:${open.contact}`,
      )
      await expect(page.locator('.kinds .kind')).not.toHaveCount(0)
      expect(await overflowsWindow(page)).toBe(false)
      await expectAccessible()

      await page.getByRole('link', { name: texts.designation['motion-designer'].many }).click()
      await expect(page).toHaveURL(href('hire', 'de', { designation: 'motion-designer' }))
      const taking = page.getByRole('region', { name: texts.hire.open })
      await expect(taking.getByRole('link', { name: open.name, exact: true })).toBeVisible()
      await expectAccessible()
    },
  )

  test('contributors are listed by known designations only', async ({ request }) => {
    for (const designation of DESIGNATION_CODES) {
      const response = await request.get(href('hire', 'ko', { designation }))
      expect([designation, response.status()]).toEqual([designation, 200])
    }
    expect((await request.get('/en/contributors/hire/astronaut')).status()).toBe(404)
  })
})

test('a contributor cannot take a reserved username', async ({ editor }) => {
  await expect(editor.create('contributors', { username: 'hire', name: 'Hire' })).rejects.toThrow(/^400/)
})

test.describe('keywords', () => {
  test('keywords link to the most popular and newest assets of a kind', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(href('keywords', 'en'))
    await expectAccessible()
    const icons = page.getByRole('region', { name: 'Icons', exact: true })
    await icons.getByRole('list').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\/top-icons\/./)
    await expect(page.locator('.results .plate').first()).toBeVisible()
  })

  for (const locale of LOCALES) {
    test(
      `keywords are listed by the initials of ${locale} in pages`,
      windowOf(locale),
      async ({ page, catalogue, expectAccessible }) => {
        const { initials } = keywordsSchema.parse(
          await catalogue.read('keywords', 'keywords', { lang: locale }),
        )
        const last = initials.at(-2)?.initial ?? ''
        await page.goto(href('keywordList', locale))
        await expectAccessible()
        await page.locator('.initials').getByText(last.toUpperCase(), { exact: true }).click()
        await expect(page).toHaveURL(href('keywordList', locale, { initial: last }))
        await expect(page.getByRole('region', { name: last.toUpperCase(), exact: true })).toBeVisible()
        await expect(page.locator('.pill-row .pill').first()).toBeVisible()
        expect(await overflowsWindow(page)).toBe(false)
      },
    )
  }

  test('an initial of another language shows an empty state', async ({ page }) => {
    await page.goto(href('keywordList', 'en', { initial: 'な' }))
    await expect(page.getByText(textsOf('en').taxonomy.keywordList.none)).toBeVisible()
  })
})

test.describe('directories', () => {
  test.use({ colorScheme: 'dark' })
  for (const family of sampleOf(DIRECTORIES, 3)) {
    test(
      `the directory ${family} is accessible in the dark theme`,
      BOTH_WINDOWS,
      async ({ page, expectAccessible }) => {
        await page.goto(href(family, 'ja'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ja').taxonomy[family].title)
        expect(await overflowsWindow(page)).toBe(false)
        await expectAccessible()
      },
    )
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('contributors are searched without scripts', async ({ page }) => {
    const texts = textsOf('en').contributor
    await page.goto(href('contributors', 'en'))
    await page.getByRole('searchbox', { name: texts.find.label }).fill('motif')
    await page.getByRole('button', { name: texts.find.submit }).click()
    await expect(page).toHaveURL(/\?find=motif$/)
    await expect(page.getByRole('link', { name: 'Motif Studio', exact: true })).toBeVisible()
  })
})
