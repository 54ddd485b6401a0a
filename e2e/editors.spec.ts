import { expect, test } from '#e2e/fixtures.ts'
import { signInToPanel } from '#e2e/panel.ts'
import { accountOf } from '#e2e/staff.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the panel needs a wide window')
// The tests run one after the other, as they use the same staff accounts.
test.describe.configure({ mode: 'default' })

const SLUG = 'page-of-the-editors-journey'

const fileOf = (address: string) =>
  JSON.stringify({
    kind: 'landing-page',
    version: 1,
    page: {
      title: { en: 'Page of a journey', de: 'Seite einer Reise' },
      place: 'page',
      slug: SLUG,
      layout: 'blocks',
      hero: 'none',
      blocks: [
        {
          blockType: 'action',
          heading: { en: 'Begin here' },
          actions: [{ label: { en: 'Go' }, address }],
        },
      ],
    },
  })

test('the panel opens on what waits for an editor: an imported draft with a broken link', async ({
  page,
  expectAccessible,
}) => {
  await signInToPanel(page, 'editor')
  await expect(page.getByRole('heading', { name: 'What waits for you' })).toBeVisible()
  await page.goto('/admin/collections/landing-pages')
  const input = page.getByLabel('Import a page from JSON')
  await input.setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert').filter({ hasText: 'not a page of this site' })).toBeVisible()
  await input.setInputFiles({
    name: 'p.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf('/pages/no-such-page-of-a-journey')),
  })
  await expect(page.locator('#field-title')).toHaveValue('Page of a journey')
  const marks = page.getByRole('region', { name: 'Translations' })
  await expect(marks.getByRole('listitem').filter({ hasText: '日本語' })).toContainText('Missing')
  await expect(marks.getByRole('listitem').filter({ hasText: 'Deutsch' })).toContainText('missing')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/^page-\d+\.json$/)

  await page.goto('/admin')
  const links = page.getByRole('region', { name: /^Broken links/ })
  await expect(links.getByRole('link', { name: '/pages/no-such-page-of-a-journey' })).toBeVisible()
  const drafts = page.getByRole('region', { name: /^Drafts/ })
  await expect(drafts.getByRole('link', { name: 'Page of a journey' }).first()).toBeVisible()
  await expectAccessible()
})

test('the panel speaks the language of the editor', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' })
  const page = await context.newPage()
  const { email, password } = accountOf('editor')
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('heading', { name: '対応待ちの作業' })).toBeVisible()
  await page.goto('/admin/collections/landing-pages')
  await expect(page.getByRole('heading', { name: 'ランディングページ' })).toBeVisible()
  await context.close()
})

test('an editor sees no plans, and an admin types a price as 19.99', async ({ page, browser, baseURL }) => {
  await signInToPanel(page, 'editor')
  await expect(page.locator('nav a[href="/admin/collections/posts"]')).toHaveCount(1)
  await expect(page.locator('nav a[href="/admin/collections/plans"]')).toHaveCount(0)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInToPanel(other, 'admin')
  await other.goto('/admin/collections/coupons/create')
  await other.getByRole('button', { name: /^Add/ }).first().click()
  const amount = other.getByRole('textbox', { name: /^Amount/ }).first()
  await amount.fill('9,5')
  await amount.blur()
  await expect(amount).toHaveValue('9.50')
  await other.close()
})

test('a post that is saved right after a word in its call-out keeps the word', async ({ page, editor }) => {
  const author = await editor.create('authors', { name: 'Author of a journey', slug: `author-${Date.now()}` })
  const topic = await editor.create('blog-topics', {
    name: 'Topic of a journey',
    kind: 'category',
    slug: `topic-${Date.now()}`,
  })
  const fields = { id: 'a1b2c3d4e5f6a1b2c3d4e5f6', blockType: 'callout', tone: 'note', text: 'First.' }
  const block = { type: 'block', version: 2, format: '', fields }
  const body = {
    root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [block] },
  }
  const { id } = await editor.create('posts', {
    title: 'A post of a journey',
    slug: `post-${Date.now()}`,
    author: author.id,
    category: topic.id,
    body,
    _status: 'draft',
  })
  try {
    await signInToPanel(page, 'editor')
    await page.goto(`/admin/collections/posts/${id}?locale=en`)
    const text = page.locator('.LexicalEditorTheme__block textarea')
    await expect(text).toHaveValue('First.')
    // Enables the save button, as a change of the post itself does.
    await page.locator('#field-description').fill('A change')
    await expect(page.locator('#action-save-draft')).toBeEnabled()
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Last.')
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await page.reload()
    await expect(text).toHaveValue('First. Last.')
  } finally {
    await editor.remove('posts', id)
    await editor.remove('blog-topics', topic.id)
    await editor.remove('authors', author.id)
  }
})

test('the trash of pages can be emptied', async ({ page, editor }) => {
  const title = `A page for the trash, ${Date.now()}`
  const { id } = await editor.create('landing-pages', {
    title,
    place: 'page',
    slug: `trash-${Date.now()}`,
    layout: 'blocks',
    hero: 'none',
    blocks: [],
    _status: 'draft',
  })
  await editor.update('landing-pages', id, { deletedAt: new Date().toISOString() })
  await signInToPanel(page, 'editor')
  await page.goto('/admin/collections/landing-pages/trash')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Empty Landing pages trash' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/in trash\.$/)).toBeVisible()
})
