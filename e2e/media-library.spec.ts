import sharp from 'sharp'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signInToPanel } from '#e2e/panel.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the panel needs a wide window')

/** A change by an editor is visible to visitors within this time. */
const POLLING = { timeout: 15_000, intervals: [250, 500, 1000] }
const TITLE = 'Harbour of a journey'
const ALT = 'Boats in a harbour at dusk'

test('an editor uploads a picture, sets its focal point, places it in a page and sees where it is used', async ({
  page,
  request,
  editor,
  expectAccessible,
}) => {
  // Waits for the panel, and for the worker.
  test.slow()
  const slug = `pictures-${Date.now()}`
  await signInToPanel(page, 'editor')
  await page.goto('/admin/collections/pictures/create')
  await page.locator('input[type=file]').setInputFiles({
    name: 'harbour.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(),
  })
  await page.locator('#field-title').fill(TITLE)
  await page.locator('#action-save').click()
  await expect(page.locator('.field-type.text').filter({ has: page.locator('#field-alt') })).toContainText(
    '12221',
  )
  await page.locator('#field-alt').fill(ALT)
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/admin\/collections\/pictures\/\d+/)
  const picture = Number(/pictures\/(\d+)/.exec(page.url())?.[1])
  const uses = page.getByRole('region', { name: 'Used in' })
  await expect(uses).toContainText('No document uses this picture.')

  await page.getByRole('button', { name: 'Edit Image' }).click()
  await page.locator('input[name="X %"]').fill('20')
  await page.locator('input[name="Y %"]').fill('30')
  await page.getByRole('button', { name: 'Apply changes' }).click()
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  const { id } = await editor.create('landing-pages', {
    title: 'A page with a picture',
    place: 'page',
    slug,
    layout: 'blocks',
    hero: 'none',
    selection: { price: 'all' },
    blocks: [{ blockType: 'picture', width: 'wide' }],
    _status: 'draft',
  })
  try {
    await page.goto(`/admin/collections/landing-pages/${id}?locale=en`)
    await page.locator('#field-blocks').getByRole('button', { name: 'Choose from existing' }).click()
    const drawer = page.locator('.list-drawer')
    await drawer.getByRole('textbox').first().fill('harbour dusk boats')
    await drawer.getByRole('row').filter({ hasText: TITLE }).getByRole('button').first().click()
    await expect(page.locator('#field-blocks')).toContainText('harbour')
    await page.locator('#action-save').click()

    const address = href('page', 'en', { slug })
    await expect.poll(async () => (await request.get(address)).status(), POLLING).toBe(200)
    await page.goto(address)
    const shown = page.getByRole('img', { name: ALT })
    await expect(shown).toBeVisible()
    await expect(shown).toHaveAttribute('srcset', /\/media\/[0-9a-f]{64}\/640\.webp 640w/)
    await expect(shown).toHaveAttribute('width', '1200')
    await expect(shown).toHaveCSS('object-position', '20% 30%')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible()

    await page.goto(`/admin/collections/pictures/${picture}`)
    await expect(uses.getByRole('link', { name: 'A page with a picture' })).toBeVisible()
    await expect(uses).toContainText('Published')
    await expect(editor.remove('pictures', picture)).rejects.toThrow(/A page with a picture.*12223/s)

    await page.goto('/admin/collections/pictures')
    const row = page.getByRole('row').filter({ hasText: TITLE })
    await expect(row.locator('img[src*="/media/"]')).toBeVisible()
    await expect(row.locator('.cell-uses')).toHaveText('1')
  } finally {
    await editor.remove('landing-pages', id)
    await editor.remove('pictures', picture)
  }
})

function makePhoto(): Promise<Buffer> {
  // Other colours in each run, because a picture that is stored already is not stored again.
  const background = { r: Date.now() % 256, g: Math.floor(Date.now() / 256) % 256, b: 120 }
  return sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
