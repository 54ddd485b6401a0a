import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'

test('an announcement is shown above the header until it is closed', async ({
  page,
  mailbox,
  editor,
  expectAccessible,
}) => {
  // The journey signs up a user and waits for pages to be rendered again.
  test.slow()
  await signUpIn(page, mailbox)
  // The page is cached before the announcement is published, which invalidates the cache.
  await page.goto('/en')
  // Only for signed-in users, so that the pages of other journeys do not change.
  const audience = 'people'
  await editor.updateGlobal('announcements', {
    entries: [
      { text: 'This is over', audience, until: '2026-01-01T00:00:00.000Z' },
      { text: 'This is to come', audience, from: '2099-01-01T00:00:00.000Z' },
      { text: 'Icons by the hundred.', linkLabel: 'See them', address: '/icons', audience },
    ],
  })
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(async () => {
    await page.goto('/en')
    await expect(bar.getByText('Icons by the hundred.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(bar.getByText('This is')).toHaveCount(1)
  await expect(bar.getByText('This is to come')).toBeHidden()
  await expectAccessible()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Icons' }).click()
  const edges = () =>
    page.evaluate(() => ({
      header: document.querySelector('.hdr')?.getBoundingClientRect().bottom,
      sheet: document.querySelector('.mega:popover-open')?.getBoundingClientRect().top,
    }))
  // The announcement slides in, so its final position is awaited.
  await expect(async () => {
    const { header, sheet } = await edges()
    expect(sheet).toBeCloseTo(header ?? 0, 0)
  }).toPass()
  await page.keyboard.press('Escape')

  await bar.getByRole('link', { name: 'See them' }).click()
  await expect(page).toHaveURL(/\/en\/icons$/)
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar.getByText('Icons by the hundred.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
  await expect(bar.getByText('Icons by the hundred.')).toBeHidden()

  await editor.updateGlobal('announcements', { entries: [] })
})
