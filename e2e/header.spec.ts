import type { Locator, Page } from '@playwright/test'
import { menuSchema } from '#domain/contract/menu.ts'
import { dayAt } from '#domain/menu/calendar.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'

test.describe('the main menu of a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'a small screen has the other menu')

  test('the main menu opens one section with Enter, and Escape closes it and returns the focus', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const icons = menu.getByRole('button', { name: 'Icons' })
    await icons.press('Enter')
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeVisible()
    await expect(menu.locator('[data-picks="icon"] .plate')).toHaveCount(4)
    await expectAccessible()

    await menu.getByRole('button', { name: '3D' }).click()
    await expect(menu.getByRole('link', { name: '3D packs' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: '3D packs' })).toBeHidden()
    await expect(menu.getByRole('button', { name: '3D' })).toBeFocused()
  })

  test('arrow keys move through the main menu, and a click outside closes it', async ({ page }) => {
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: '3D' }).focus()
    await expect(async () => {
      await menu.getByRole('button', { name: '3D' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(menu.getByRole('button', { name: 'Lottie' })).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    const tools = menu.getByRole('button', { name: 'Tools' })
    await expect(tools).toBeFocused()

    await page.keyboard.press('ArrowDown')
    const byPicture = menu.getByRole('link', { name: 'Search by image' })
    await expect(byPicture).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(tools).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(byPicture).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeVisible()

    await page.mouse.click(640, 880)
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()
  })

  test('the main menu is closed after returning to the page', async ({ page }) => {
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Icons' }).click()
    await menu.getByRole('link', { name: 'Icon packs' }).click()
    await expect(page).toHaveURL(/\/en\/icon-packs$/)
    await page.goBack()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()
  })

  test('the main menu shows the free assets of the day and changes them at midnight UTC', async ({
    page,
    request,
  }) => {
    const { freeOfDay } = menuSchema.parse(await (await request.get('/menu/en')).json())
    expect(freeOfDay.map(({ day }) => day)).toEqual([dayAt(Date.now()), dayAt(Date.now(), 1)])
    for (const { day, item } of freeOfDay) {
      await page.clock.setFixedTime(`${day}T00:00:00Z`)
      await page.goto('/en')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('button', { name: 'Lottie' }).click()
      await expect(menu.getByText('Free today:').locator('visible=true')).toContainText(item.title)
    }
  })

  test('the header shows a search field once the page’s own scrolls out of view', async ({ page }) => {
    await page.goto('/en')
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search assets' })
    await expect(search).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect(search).toBeVisible()
  })
})

test.describe('the menu of a small screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'a wide screen has the other menu')

  test('the small-screen menu opens over the page, one section at a time', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Icons', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeVisible()
    await menu.getByText('3D', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Icon packs' })).toBeHidden()
    await expectAccessible()

    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('link', { name: 'Log in' })).toBeInViewport()
    await menu.getByRole('link', { name: 'Free assets' }).click()
    await expect(page).toHaveURL(/\/en\/free-assets$/)
  })

  test('the small-screen menu links a signed-in user to exclusive assets and logs out', async ({
    page,
    mailbox,
  }) => {
    await signUpIn(page, mailbox)
    await page.goto('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Exclusive assets' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Free assets' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeHidden()
    await expect(page.locator('#drawer').getByRole('link', { name: 'Log out' })).toBeInViewport()
  })

  test('the small-screen menu opens at its search field once the page’s own is out of view', async ({
    page,
  }) => {
    await page.goto('/en')
    const find = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
    await expect(find).toBeHidden()
    await page.mouse.wheel(0, 600)
    await pressInPlace(page, find)
    // The suggestions turn the field into a combobox when they load, so it is found by its type.
    await expect(page.locator('#drawer input[type="search"]')).toBeFocused()
  })

  test('the small-screen menu and the filters of a listing are not open together', async ({ page }) => {
    await page.goto('/en/icons')
    await page.mouse.wheel(0, 600)
    const filters = page.getByRole('region', { name: 'Filters' })
    await pressInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Filters' }))
    await expect(filters).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()

    // When closed, the focus returns to the button on the page that opened them.
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await pressInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Filters' }))
    await expect(menu).toBeHidden()
    await expect(filters).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every menu section is reachable without scripts and shows no loading state', async ({
    page,
    viewport,
  }) => {
    await page.goto('/de')
    const small = (viewport?.width ?? 0) < 1024
    if (small) await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('navigation', { name: small ? 'Menü' : 'Hauptmenü', exact: true })
    await menu.getByText('Werkzeuge', { exact: true }).click()
    await expect(menu.getByText('Auswahl der Woche').locator('visible=true')).toHaveCount(0)
    await menu.getByRole('link', { name: 'Bildersuche' }).click()
    await expect(page).toHaveURL(/\/de\/reverse-image-search$/)
  })
})

test('the user menu links to personal pages and names the plan', async ({ page, mailbox }) => {
  await signUpIn(page, mailbox)
  await page.goto('/en')
  await page.getByRole('button', { name: /^Account: / }).click()
  const menu = page.getByRole('navigation', { name: /^Account: / })
  await expect(menu.getByRole('link')).toHaveText([
    'Go to dashboard',
    'Downloads',
    'Favourites',
    'Cart',
    'Notifications',
    'Profile',
    'Log out',
  ])
  await expect(page.getByText('Free plan')).toBeVisible()
})

test('the chosen theme persists', async ({ page }) => {
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

test('changing the language stays on the page and persists', async ({ page, context }) => {
  await page.goto('/en/free-assets?utm_source=mail')
  await page.locator('summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/jp\/free-assets\?utm_source=mail$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect((await context.cookies()).find(({ name }) => name === 'is_locale')?.value).toBe('jp')
})

test('an unknown address answers 404 with a page in its language', async ({ page, expectAccessible }) => {
  const response = await page.goto('/de/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
  await expect(page.getByText('Fehler 1001')).toBeVisible()
  await expectAccessible()
})

/** Clicks an element in the header of a scrolled page without scrolling to the top. */
async function pressInPlace(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const box = await control.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}
