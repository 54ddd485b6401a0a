import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyTeamPlan, openCheckout, payByRequest } from '#e2e/payments.ts'
import { signUpIn } from '#e2e/people.ts'
import { becomeContributor, buyWork, openBuyer } from '#e2e/sales.ts'
import { textsOf } from '#e2e/texts.ts'

const { detail, errors } = textsOf('en')
const SIGNATURE = '8BPS'
/** A plan without source files. */
const INDIVIDUAL = 24
const heldSchema = z.object({ response: z.object({ subscriptions: z.array(z.unknown()) }) })
const grantedSchema = z.object({ response: z.object({ download: z.object({ url: z.string() }) }) })

test('a team plan and a purchase give the source file of a work as an attachment; others read who gets it', async ({
  page,
  browser,
  origin,
  mailbox,
  market,
  expectAccessible,
}) => {
  const author = await openBuyer(browser, origin, mailbox)
  const [slug = ''] = await market.makeWorks(await becomeContributor(author), [700])
  await market.addSource(slug)

  await signUpIn(page, mailbox)
  await payByRequest(await openCheckout(page, { plan_id: INDIVIDUAL, billing_period: 'month' }))
  await expect.poll(() => holdsPlan(page)).toBe(true)
  await page.goto(href('item', 'en', { kind: 'icon', slug, free: false }))
  const sources = page.getByRole('region', { name: detail.sources.heading })
  await sources.getByRole('button', { name: /PSD/ }).click()
  await expect(sources.getByRole('alert')).toContainText(errors['source-files-not-included'])
  await expectAccessible()

  await buyTeamPlan(page)
  await page.reload()
  const saved = page.waitForEvent('download')
  await sources.getByRole('button', { name: /PSD/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${slug}-source.psd`)
  expect((await readFile(await file.path())).toString('latin1')).toMatch(new RegExp(`^${SIGNATURE}`))

  const buyer = await openBuyer(browser, origin, mailbox)
  await buyWork(buyer, slug)
  await expect.poll(async () => (await ask(buyer, slug)).status()).toBe(200)
  const { response } = grantedSchema.parse(await (await ask(buyer, slug)).json())
  const sent = await buyer.request.get(response.download.url)
  expect(sent.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(`^attachment; filename="${slug}-source.psd"`),
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  })
  expect((await sent.text()).slice(0, SIGNATURE.length)).toBe(SIGNATURE)
})

/** Whether the paid plan is held: the gateway reports its payment. */
async function holdsPlan(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/v2/auth?subscriptions=1', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  return heldSchema.parse(await answer.json()).response.subscriptions.length > 0
}

function ask(page: Page, slug: string) {
  return page.request.post('/api/v2/source-downloads', {
    headers: { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    data: { item: slug, format: 'psd' },
  })
}
