import type { APIRequestContext, Page } from '@playwright/test'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { newAddress } from '#e2e/network-address.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A view is sent after two seconds and counted in the next batch. */
const COUNTED = { timeout: 20_000 }

test('a visitor counts as one view a day across reloads and tabs', async ({
  page,
  context,
  request,
  catalogue,
}) => {
  const item = await unusedItem(catalogue, 'icon')
  const views = () => viewsOf(catalogue, item)
  const before = await views()
  await viewItem(page, item)
  await expect.poll(views, COUNTED).toBe(before + 1)

  await viewItem(page, item)
  await viewItem(await context.newPage(), item)
  // A later visitor, counted in the same batch.
  await sendView(request, item, BROWSER)
  await expect.poll(views, COUNTED).toBe(before + 2)
})

test('requests of crawlers and scripts count no view', async ({ request, catalogue }) => {
  const item = await unusedItem(catalogue, 'illustration')
  const before = await viewsOf(catalogue, item)
  for (const agent of [CRAWLER, 'curl/8.5.0']) await sendView(request, item, agent)
  await sendView(request, item, BROWSER)
  await expect.poll(() => viewsOf(catalogue, item), COUNTED).toBe(before + 1)
})

/** The last item of a kind, which no other journey opens at the same time. */
async function unusedItem(catalogue: Catalogue, kind: ItemDetail['kind']): Promise<ItemDetail> {
  const { hits } = await catalogue.listing({ kind, price: 'free', per_page: 100 })
  const last = hits.at(test.info().project.name === 'phone' ? -2 : -1)
  if (last === undefined) throw new Error(`no free ${kind}`)
  return catalogue.item(last.slug)
}

async function viewsOf(catalogue: Catalogue, { slug }: ItemDetail): Promise<number> {
  return (await catalogue.item(slug)).views
}

/** Stays on the page until the view is counted. */
async function viewItem(page: Page, item: ItemDetail): Promise<void> {
  const viewSent = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/v2/views')
  await page.goto(href('item', 'en', item))
  await viewSent
}

/** Sends the view event of a page from a new network address. */
async function sendView(request: APIRequestContext, { slug }: ItemDetail, userAgent: string): Promise<void> {
  const answer = await request.post('/api/v2/views', {
    headers: { 'User-Agent': userAgent, 'X-Forwarded-For': newAddress(), 'Content-Type': 'text/plain' },
    data: JSON.stringify({ form: 'item', slug }),
  })
  expect(answer.status()).toBe(204)
}
