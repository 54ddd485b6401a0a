import { SaxesParser } from 'saxes'
import { FEED_FORMATS, FEEDS, feedPath } from '#domain/blog/feeds.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'

const POST = 'icon-grids-and-keylines'
const TRANSLATED = 'accessible-icons'

test('a reader comes from the list to an article, and from it to a section, a work and the next article', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(href('blog', 'en'))
  await page.getByRole('link', { name: 'Icon grids and keylines' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Icon grids and keylines')
  await expect(page.getByText(/min read/).first()).toBeVisible()
  await expectAccessible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  if (await contents.isVisible()) {
    await contents.getByRole('link', { name: 'The line' }).click()
    expect(new URL(page.url()).hash).toBe('#the-line')
    await expect(page.getByRole('heading', { name: 'The line' })).toBeInViewport()
  }
  await expect(page.locator('.prose .plate__a').first()).toHaveAttribute('href', /\/en\//)
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(POST))
})

test('a reader finds articles by words, topic and author', async ({ page, expectAccessible }) => {
  await page.goto(href('blog', 'en'))
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('keylines')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/blog\/keyword\?query=keylines/)
  await expect(page.getByRole('link', { name: 'Icon grids and keylines' })).toBeVisible()
  await expectAccessible()
  await page.goto(href('blogTag', 'en', { slug: 'lottie' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottie')
  await page.goto(href('blogAuthors', 'en'))
  await page.getByRole('link', { name: 'Kenji Mori' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenji Mori')
})

test('a translated article is in every language, another one in English with its language marked', async ({
  page,
}) => {
  for (const locale of LOCALE_CODES) {
    await page.goto(href('blogPost', locale, { slug: TRANSLATED }))
    await expect(page.locator('article.post')).toHaveAttribute('lang', LOCALES[locale].bcp47)
  }
  await page.goto(href('blogPost', 'ja', { slug: POST }))
  await expect(page.locator('article.post')).toHaveAttribute('lang', 'en')
})

test('feeds are found from the page and parse in every language', async ({ page, request }) => {
  await page.goto(href('blog', 'en'))
  for (const format of FEED_FORMATS) {
    const link = page.locator(`link[rel="alternate"][type="${FEEDS[format].mime}"]`)
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname).toBe(feedPath(format, 'en'))
    for (const locale of LOCALE_CODES) {
      const response = await request.get(feedPath(format, locale))
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toContain(FEEDS[format].mime)
      const text = await response.text()
      expect(text).toContain(TRANSLATED)
      if (format === 'json') JSON.parse(text)
      else new SaxesParser().write(text).close()
    }
  }
})

test('an address of the blog is a page, one redirect or missing', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf('/en/blog/no-such-article')).toBe(404)
  expect(await statusOf('/en/blog/tag/no-such-tag')).toBe(404)
  expect(await statusOf('/en/blog/page/99')).toBe(404)
  for (const [from, to] of [
    [`/en/blog/${POST}/anything`, `/en/blog/${POST}`],
    ['/en/blog/page/1', '/en/blog'],
    ['/en/blog/redirect', '/en/blog'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), new URL(response.headers().location ?? '', 'http://x').pathname]).toEqual([
      301,
      to,
    ])
  }
})

test('an article appears, changes and disappears as an editor publishes it, and its old address redirects', async ({
  editor,
  page,
  request,
}) => {
  const slug = 'written-on-a-journey'
  const body = {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [
            {
              type: 'text',
              version: 1,
              text: '<img src=x onerror=alert(1)>',
              format: 0,
              detail: 0,
              mode: 'normal',
              style: '',
            },
          ],
        },
      ],
    },
  }
  const author = await editor.create('authors', { name: 'Journey', slug: 'journey' })
  const category = await editor.create('blog-topics', {
    kind: 'category',
    name: 'Journeys',
    slug: 'journeys',
  })
  const { id } = await editor.create('posts', {
    title: 'Written on a journey',
    slug,
    body,
    publishedAt: new Date().toISOString(),
    author: author.id,
    category: category.id,
    _status: 'draft',
  })
  const address = href('blogPost', 'en', { slug })
  try {
    expect((await request.get(address)).status()).toBe(404)
    await editor.update('posts', id, { _status: 'published' })
    await expect.poll(async () => (await request.get(address)).status(), { timeout: 20_000 }).toBe(200)
    await page.goto(address)
    await expect(page.locator('.prose')).toHaveText('<img src=x onerror=alert(1)>')
    await editor.update('posts', id, { slug: `${slug}-moved`, _status: 'published' })
    await expect
      .poll(async () => (await request.get(address, { maxRedirects: 0 })).status(), { timeout: 20_000 })
      .toBe(301)
  } finally {
    await editor.remove('posts', id)
    await editor.remove('blog-topics', category.id)
    await editor.remove('authors', author.id)
  }
  await expect
    .poll(async () => (await request.get(`${address}-moved`)).status(), { timeout: 20_000 })
    .toBe(404)
})
