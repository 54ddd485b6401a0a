import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signInToPanel } from '#e2e/panel.ts'
import { accountOf } from '#e2e/staff.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the panel needs a wide window')
// The tests run one after the other, as they use the same staff accounts.
test.describe.configure({ mode: 'default' })

const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2l3 7 7 .5-5.500 4.500 2 7-6.500-4-6.500 4 2-7L2 9.500 9 9z"/></svg>'

/** A change by an editor is visible to visitors within this time. */
const POLLING = { timeout: 15_000, intervals: [250, 500, 1000] }

test('an editor finds an item by its words in a list with previews', async ({ page, catalogue }) => {
  const item = await catalogue.find({ kind: 'photo' })
  await signInToPanel(page, 'editor')
  await page.goto('/admin/collections/items')
  const rows = page.locator('table tbody tr')
  await expect(rows).toHaveCount(25)
  await expect.poll(() => countOfDrawn(page)).toBeGreaterThan(0)

  await page.getByRole('textbox', { name: 'Search by Title' }).fill(item.title)
  const found = rows.filter({ hasText: item.title }).first()
  await expect(found).toContainText('Published')
  await expect.poll(() => rows.count(), POLLING).toBeLessThan(25)
})

test('a title changed in the panel appears on the page, and the former address redirects', async ({
  page,
  request,
  catalogue,
  editor,
}) => {
  // The newest icon, which no other journey opens.
  const item = await catalogue.find({ kind: 'icon', sort: 'latest' })
  const title = `${item.title} renamed`
  const address = href('item', 'en', item)
  const shown = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get(address)).text())?.[1]
  expect(await shown()).toBe(item.title)

  await signInToPanel(page, 'editor')
  await page.goto(`/admin/collections/items/${item.id}`)
  const field = page.getByRole('textbox', { name: /^Title/ })
  await expect(field).toHaveValue(item.title)
  try {
    await field.fill(title)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/updated successfully/i)).toBeVisible()
    await expect.poll(shown, POLLING).toBe(title)
    const former = await request.get(address, { maxRedirects: 0 })
    expect(former.status()).toBe(301)
    expect(former.headers().location).toContain('renamed')
  } finally {
    await editor.update('items', item.id, { title: item.title })
  }
  await expect.poll(shown, POLLING).toBe(item.title)
})

test('an uploaded original is not public before it is published', async ({ page, catalogue }) => {
  const item = await catalogue.find({ kind: 'unicon', sort: 'latest' })
  await signInToPanel(page, 'editor')
  await page.goto(`/admin/collections/items/${item.id}`)
  const original = page.getByRole('region', { name: 'Original' })
  const state = original.getByText(/^Revision \d+:/)
  await expect(state).toHaveText('Revision 1: Published')

  await original.getByLabel('Send a new original').setInputFiles({
    name: 'star.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(STAR),
  })
  await expect(state).toHaveText('Revision 2: Ready, not published', POLLING)
  const [before, waiting] = await original.getByRole('img').all()
  expect(await before?.getAttribute('src')).not.toBe(await waiting?.getAttribute('src'))

  await original.getByRole('button', { name: 'Publish this original' }).click()
  await expect(state).toHaveText('Revision 2: Published')
  await expect(original.getByRole('button', { name: 'Publish this original' })).toHaveCount(0)
  await expect(original.getByRole('img')).toHaveCount(1)
})

test('the panel refuses visitors and wrong passwords', async ({ browser, baseURL, request }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.goto('/admin/collections/items')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.close()
  const { email } = accountOf('editor')
  const refused = await request.post('/api/users/login', { data: { email, password: 'wrong' } })
  expect(refused.status()).toBe(401)
  expect((await request.get('/api/users')).status()).toBe(403)
})

/** Number of previews in the list that have loaded and are visible. */
function countOfDrawn(page: Page): Promise<number> {
  return page
    .locator('table tbody img')
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    )
}
