import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

/** Whether `PLAIN_NEXT` switches the replay off (`storefront/next-tuning`). */
function isPlain(): boolean {
  const off = process.env.PLAIN_NEXT?.split(',') ?? []
  return off.includes('1') || off.includes('replayed-clicks')
}

test.skip(isPlain(), '`replayed-clicks` is switched off')

/** Delays the scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before hydration is replayed after it', BOTH_WINDOWS, async ({ context, catalogue }) => {
  const item = await catalogue.find({ kind: 'icon', price: 'free' })
  const page = await context.newPage()
  const letGo = await holdScripts(page)
  await page.goto(href('item', 'en', item), { waitUntil: 'domcontentloaded' })
  const { theme } = await page.locator('html').evaluate(({ dataset }) => ({ ...dataset }))
  const toggle = page.getByRole('button', { name: 'Dark theme' })
  await toggle.click()
  // Clicks a second time, as a visitor does when the first click has no effect.
  await toggle.click()
  await page.locator('[data-save]').first().click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'light' : 'dark')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a query typed before hydration is searched after it', async ({ context }) => {
  const page = await context.newPage()
  const letGo = await holdScripts(page)
  await page.goto(href('listing', 'en'), { waitUntil: 'domcontentloaded' })
  await page.locator('main input[type=search]').pressSequentially('star')
  letGo()
  await expect(page).toHaveURL(/\/all-assets\/star$/)
})
