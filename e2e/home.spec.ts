import { expect, test } from '#e2e/fixtures.ts'

test.describe('the home page', () => {
  test('the home page shows one idea in every medium and changes to the chosen one', async ({ page }) => {
    await page.goto('/en')
    const choice = page.getByRole('group', { name: 'Choose a subject' })
    const subjects = choice.getByRole('radio')
    const shown = page.locator('.strip:visible')
    await expect(shown).toHaveCount(1)
    const before = await shown.getByRole('link').allTextContents()

    await choice.locator('label').nth(1).click()
    await expect(subjects.nth(1)).toBeChecked()
    await expect(shown).toHaveCount(1)
    expect(await shown.getByRole('link').allTextContents()).not.toEqual(before)
  })

  test('the home page has no motion on load and animates a strip when its subject is chosen', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ animationName }) => {
        document.documentElement.dataset.moved = animationName
      })
    })
    await page.goto('/en')
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-moved')
    for (const subject of [1, 0]) {
      await page.locator('.chips label').nth(subject).click()
      await expect(html).toHaveAttribute('data-moved', 'rise')
      await html.evaluate((element) => element.removeAttribute('data-moved'))
    }
  })

  test('the home page sends a search to its listing and sends no empty search', async ({ page }) => {
    await page.goto('/en')
    const main = page.getByRole('main')
    const field = main.getByLabel('Search assets')
    await field.fill('   ')
    await main.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/en$/)

    await field.fill('  Heart ')
    await main.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/all-assets\/heart$/)
  })

  test('the home page does not scroll sideways and is accessible in both themes', async ({
    page,
    expectAccessible,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/de')
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })

  test('the home page works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/en')
    await page.locator('.chips label').nth(1).click()
    await expect(page.locator('.strip').nth(1)).toBeVisible()
    await expect(page.locator('.strip').nth(0)).toBeHidden()
    await context.close()
  })
})
