import { expect, test } from '#e2e/fixtures.ts'

test.describe('the main menu of a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'a small screen has the other menu')

  test('opens with Enter, one section at a time, and closes with Escape where it was opened', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const icons = menu.getByRole('button', { name: 'Icons' })
    await icons.press('Enter')
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeVisible()
    await expectAccessible()

    await menu.getByRole('button', { name: '3D' }).click()
    await expect(menu.getByRole('link', { name: '3D packs' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: '3D packs' })).toBeHidden()
    await expect(menu.getByRole('button', { name: '3D' })).toBeFocused()
  })

  test('brings the search once that of the page is out of sight', async ({ page }) => {
    await page.goto('/en')
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search assets' })
    await expect(search).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect(search).toBeVisible()
  })
})

test.describe('the menu of a small screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'a wide screen has the other menu')

  test('opens over the page, one section at a time, and leads on', async ({ page, expectAccessible }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Icons', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeVisible()
    await menu.getByText('3D', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()
    await expectAccessible()
    await menu.getByRole('link', { name: 'Free assets' }).click()
    await expect(page).toHaveURL(/\/en\/free-assets$/)
  })
})

test('the theme that was chosen stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en')
  const toggle = page.getByRole('button', { name: 'Dark theme' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
})

test('another language keeps the page and is kept itself', async ({ page, context }) => {
  await page.goto('/en/free-assets?utm_source=mail')
  await page.locator('summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/jp\/free-assets\?utm_source=mail$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect((await context.cookies()).find(({ name }) => name === 'is_locale')?.value).toBe('jp')
})

test('an address that leads nowhere says so in its language, with status 404', async ({
  page,
  expectAccessible,
}) => {
  const response = await page.goto('/de/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite wurde nicht gefunden')
  await expect(page.getByText('Fehler 1001')).toBeVisible()
  await expectAccessible()
})
