import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** Set by `npm test`: a second storefront process on the same CMS. */
const { MOTIF_E2E_SECOND_URL: second = '' } = process.env

test.skip(second === '', 'this stack has one storefront process')
// The tests change one item, so they run one after the other.
test.describe.configure({ mode: 'default' })

/** A change must reach every process within 2 s; the rest is rendering on a busy machine. */
const POLLING = { timeout: 15_000, intervals: [100] }

/** An item that no other journey opens. */
const UNTOUCHED = { kind: 'icon', price: 'free', per_page: 10, page: 2 } as const

test('a changed title reaches the cached page of both storefront processes', async ({
  request,
  origin,
  catalogue,
  editor,
}) => {
  const item = await catalogue.find(UNTOUCHED)
  const title = `${item.title} ${randomUUID().slice(0, 8)}`
  const page = href('item', 'en', item)
  for (const storefront of [origin, second]) await fillCaches(request, storefront + page)
  await editor.update('items', item.id, { title })
  try {
    for (const storefront of [origin, second])
      await expect.poll(async () => (await request.get(storefront + page)).text(), POLLING).toContain(title)
  } finally {
    await editor.update('items', item.id, { title: item.title })
  }
})

test('a retired item is gone on both storefront processes, and there again when it is published', async ({
  request,
  origin,
  catalogue,
  admin,
}) => {
  const item = await catalogue.find(UNTOUCHED)
  const page = href('item', 'en', item)
  const statusOf = (storefront: string) => async () => (await request.get(storefront + page)).status()
  for (const storefront of [origin, second]) await fillCaches(request, storefront + page)
  await admin.update('items', item.id, { visibility: 'retired' })
  try {
    for (const storefront of [origin, second]) await expect.poll(statusOf(storefront), POLLING).toBe(410)
  } finally {
    await admin.update('items', item.id, { visibility: 'published' })
  }
  for (const storefront of [origin, second]) await expect.poll(statusOf(storefront), POLLING).toBe(200)
})

/** The first request renders the page; the second stores it in the page cache in front of Next. */
async function fillCaches(request: APIRequestContext, url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) expect((await request.get(url)).status()).toBe(200)
}
