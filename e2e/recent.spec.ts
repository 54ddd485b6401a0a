import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `motif:${name}`)

test('recently viewed assets move to the account on log-in and leave the browser on log-out', async ({
  page,
  browser,
  baseURL,
  mailbox,
  catalogue,
}) => {
  const [one, other] = (await catalogue.listing({ per_page: 2, kind: 'icon', price: 'free' })).hits
  if (one?.form !== 'item' || other?.form !== 'item') throw new Error('there are no two icons')
  await page.goto(href('item', 'en', one))
  await expect.poll(() => stored(page, 'recently-viewed')).toContain(one.slug)

  const person = await signUpIn(page, mailbox)
  await page.goto(href('item', 'en', other))
  await expect.poll(() => stored(page, 'recent-of')).toContain(other.slug)
  expect(await stored(page, 'recent-of')).toContain(one.slug)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const second = await elsewhere.newPage()
  await callAs(second, 'POST', '/auth/login', { ...person, remember: true })
  await second.goto(href('home', 'en'))
  await expect.poll(() => stored(second, 'recently-viewed')).toBe(JSON.stringify([other.slug, one.slug]))

  await callAs(second, 'POST', '/logout', {})
  await second.goto(href('home', 'en'))
  await expect.poll(() => stored(second, 'recent-of')).toBeNull()
  expect(await stored(second, 'recently-viewed')).toBeNull()
  await elsewhere.close()
})
