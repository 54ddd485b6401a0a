import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

test('a toast closes after five seconds, pauses on hover and focus, and is replaced by the next', async ({
  page,
  context,
  catalogue,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(href('item', 'en', await firstOf(catalogue, 'item', { kind: 'icon', price: 'free' })))
  // The clock only moves as told: on a busy machine, seconds pass between two actions.
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = page.getByRole('button', { name: 'Copy data URI' })
  const toast = page.locator('.toast')
  const close = toast.getByRole('button', { name: 'Close' })

  await copy.click()
  await expect(toast).toHaveText('Copied to clipboard: data URI')
  await expect(page.getByRole('status').filter({ has: toast })).toBeAttached()
  await page.clock.runFor(4_000)
  await page.getByRole('button', { name: 'Copy SVG' }).click()
  // Two copies of one form have the same text, which would not say whether the first toast has been replaced.
  await expect(toast).toHaveText('Copied to clipboard: SVG')
  await page.clock.runFor(4_000)
  await expect(toast).toHaveCount(1)

  // Animation frames stop with the clock, so Playwright's wait for a stable position would never end.
  const box = await toast.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await close.focus()
  await page.mouse.move(10, 500)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()

  await copy.focus()
  await page.clock.runFor(5_000)
  await expect(toast).toBeHidden()

  await copy.click()
  await close.click()
  await expect(toast).toBeHidden()
})
