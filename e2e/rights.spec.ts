import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { LINK_TEXTS } from '#domain/entitlement/link-texts.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyPlan } from '#e2e/payments.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { common, detail, upsell, zip } = textsOf('en')

/** What the button of an exclusive work of each kind says with a plan, before and after a download. */
const PLANS = [
  { name: 'Icons Only', id: 46, icon: detail.access.unlimited, illustration: left(5), '3d': null },
  { name: 'All Access', id: 47, icon: detail.access.unlimited, illustration: left(10), '3d': left(9, 10) },
] as const

for (const plan of PLANS)
  test(`${plan.name} states for each kind what it includes, and what is left of the day`, async ({
    page,
    mailbox,
    catalogue,
  }) => {
    await signUpIn(page, mailbox)
    await buyPlan(page, plan.id)
    for (const kind of ['icon', 'illustration', '3d'] as const satisfies readonly Kind[]) {
      const item = await catalogue.find({ kind, price: 'exclusive' })
      await page.goto(href('item', 'en', item))
      const text = plan[kind]
      if (text === null) {
        await expect(page.getByRole('button', { name: /^Buy for / }).first()).toBeVisible()
        continue
      }
      await expect(page.getByText(text)).toBeVisible()
      await callAs(page, 'POST', '/downloads', { item: item.slug, format: item.originalFormat })
      await page.reload()
      await expect(page.getByText(detail.access.licence)).toBeVisible()
    }
  })

test('a guest is shown the plans after exactly the third Lottie animation', async ({ page, catalogue }) => {
  const item = await catalogue.find(
    { kind: 'lottie', price: 'free' },
    ({ originalFormat }) => originalFormat === 'lottie-json',
  )
  await page.goto(href('item', 'en', item))
  const toast = page.locator('.toast', { hasText: upsell.lottie })
  const downloadOnce = async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Lottie JSON', exact: true }).click()
    await saved
  }
  await downloadOnce()
  await downloadOnce()
  expect(await toast.count()).toBe(0)
  await downloadOnce()
  await expect(toast.getByRole('link', { name: upsell.plans })).toHaveAttribute('href', href('pricing', 'en'))
  await toast.getByRole('button', { name: common.close }).click()
  await downloadOnce()
  await page.waitForTimeout(1_000)
  expect(await toast.count()).toBe(0)
})

test('a download that broke off continues at a new address, and changed files start again', async ({
  request,
  catalogue,
}) => {
  const item = await catalogue.find({ kind: 'icon', price: 'free' })
  const first = await addressOf(request, item)
  const whole = await request.get(first)
  const { etag = '', 'content-disposition': disposition } = whole.headers()
  expect(disposition).toContain('attachment')
  const begun = await request.get(first, { headers: { Range: 'bytes=0-99' } })
  expect(begun.status()).toBe(206)

  const second = await addressOf(request, item)
  const rest = await request.get(second, { headers: { Range: 'bytes=100-', 'If-Range': etag } })
  expect(rest.status()).toBe(206)
  expect(rest.headers()['content-range']).toMatch(/^bytes 100-/)
  expect(Buffer.concat([await begun.body(), await rest.body()])).toEqual(await whole.body())

  const changed = await request.get(second, { headers: { Range: 'bytes=100-', 'If-Range': '"other"' } })
  expect([changed.status(), await changed.body()]).toEqual([200, await whole.body()])
})

test('expired, changed and hotlinked addresses show a page that leads back', async ({
  context,
  request,
  catalogue,
}) => {
  const address = await addressOf(request, await catalogue.find({ kind: 'icon', price: 'free' }))
  // A page that answers 403 is an error in the console of the fixture's page.
  const page = await context.newPage()
  const { heading } = LINK_TEXTS.en.refused['download-link-expired']
  const { pathname } = new URL(address, 'http://localhost')
  for (const unusable of [
    address.replace(/expires=\d+/, 'expires=1'),
    address.replace(/signature=[^&]+/, 'signature=AAAA'),
    pathname,
  ]) {
    const answer = await page.goto(unusable, { referer: 'https://elsewhere.test/' })
    expect(answer?.status(), unusable).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.getByRole('link', { name: LINK_TEXTS.en.home }).click()
  await expect(page).toHaveURL(new RegExp(`${href('home', 'en')}$`))
  await page.close()
})

test('a collection for a client downloads with audit records whose hashes are of the files', async ({
  page,
  mailbox,
  catalogue,
}) => {
  await signUpIn(page, mailbox)
  const { hits } = await catalogue.listing({ kind: 'icon', price: 'free', form: 'item', per_page: 2 })
  const assets = hits.map(({ slug }) => ({ form: 'item', slug }))
  const made = await callAs(page, 'POST', '/personal-collections', { name: 'Client', assets })
  const { id } = (made as { response: { collection: { id: string } } }).response.collection
  await page.goto(href('ownCollection', 'en', { id }))
  await page.getByRole('button', { name: zip.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: zip.audit }).check()
  const files = await savedZip(page, () => dialog.getByRole('button', { name: zip.start }).click())
  const [header, ...lines] = strFromU8(files['audit/files.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
  expect(header).toContain('sha256')
  expect(lines).toHaveLength(assets.length)
  for (const line of lines) {
    const [path = '', sha256] = line.split(',')
    const hash = createHash('sha256').update(files[path] ?? new Uint8Array())
    expect(sha256, path).toBe(hash.digest('hex'))
  }
  expect(Object.keys(files).some((path) => path.startsWith('audit/licences/'))).toBe(true)
})

test('the card of a bundle is marked as downloaded once its ZIP is saved, also after a reload', async ({
  page,
  mailbox,
  catalogue,
}) => {
  await signUpIn(page, mailbox)
  const { hits } = await catalogue.listing({ form: 'bundle', per_page: 50 })
  const free = hits.find((card) => card.form === 'bundle' && card.free)
  if (free === undefined) throw new Error('no free bundle')
  await page.goto(href('bundles', 'en'))
  const button = page.locator(`.act[data-zip="bundle:${free.slug}"]`).first()
  await button.hover()
  await expect(button).not.toHaveAttribute('data-downloaded')
  await button.click()
  const dialog = page.getByRole('dialog', { name: zip.button })
  await savedZip(page, () => dialog.getByRole('button', { name: zip.start }).click())
  await expect(button).toHaveAttribute('data-downloaded', '')
  await page.reload()
  await expect(button).toHaveAttribute('data-downloaded', '')
  await expect(button).toHaveAccessibleDescription(common.downloaded)
})

function left(count: number, limit: number = count): string {
  return detail.access.leftToday.replace('{left}', String(count)).replace('{limit}', String(limit))
}

async function addressOf(request: APIRequestContext, item: ItemDetail): Promise<string> {
  const answer = await request.post('/api/v2/downloads', {
    headers: { Accept: 'application/json' },
    data: { item: item.slug, format: item.originalFormat },
  })
  return (await answer.json()).response.download.url
}

async function savedZip(page: Page, press: () => Promise<void>): Promise<Record<string, Uint8Array>> {
  const coming = page.waitForEvent('download')
  await press()
  return unzipSync(new Uint8Array(await readFile(await (await coming).path())))
}
