import type { Page } from '@playwright/test'
import { z } from 'zod'
import { href } from '#domain/routing/href.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { openGuest, signUpIn } from '#e2e/people.ts'
import { becomeContributor, buyWork, deskOf, dollars, earnedOf, openBuyer, sumsOf } from '#e2e/sales.ts'
import { actAs, openAs } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'

const { statements } = textsOf('en')
/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
const PRICE = 12_345
const [AT_60, AT_70] = [earnedOf(PRICE), earnedOf(PRICE, 70)]
const announcedSchema = z.object({ announced: z.array(z.object({ version: z.int(), note: z.string() })) })

test('a contributor reads what new rules would have paid and is paid by them once they are in force; a visitor checks the statement', async ({
  page,
  browser,
  request,
  origin,
  mailbox,
  market,
  expectAccessible,
}) => {
  test.slow()
  await signUpIn(page, mailbox)
  const username = await becomeContributor(page)
  const [work = '', later = ''] = await market.makeWorks(username, [PRICE, PRICE])
  const buyer = await openBuyer(browser, origin, mailbox)
  await buyWork(buyer, work)
  await expect.poll(() => sumsOf(page)).toEqual([AT_60, 0, 0, 0])
  await market.closeMonth()

  const note = `More for ${username}`
  const { contributor } = await deskOf(page)
  const agreed = { contributor, sale_share: 7_000 }
  await actAs(request, 'finance').command('royalty-rules', {
    ...FIRST_TERMS,
    exceptions: [agreed],
    reason: note,
  })
  await market.computeForecasts()
  const finance = await openAs(browser, 'finance', origin)
  await finance.goto('/console/royalty-rules')
  await finance.getByRole('row').filter({ hasText: note }).getByRole('link').first().click(FIRST_LOAD)
  const differences = finance.getByRole('table', { name: 'Largest differences, USD' })
  const own = differences.getByRole('row').filter({ hasText: username })
  await expect(own).toContainText(dollars(AT_60))
  await expect(own).toContainText(dollars(AT_70))
  await finance.getByRole('button', { name: 'Publish' }).click()
  const dialog = finance.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Agreed with contributors')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/console/royalties')
  const wouldHave = page.getByRole('table', { name: 'Your last 12 months under these rules' }).last()
  await expect(wouldHave.getByRole('row').last()).toContainText(dollars(AT_60), FIRST_LOAD)
  await expect(wouldHave.getByRole('row').last()).toContainText(dollars(AT_70))
  await expectAccessible()
  await market.bringIntoForce(await versionOf(page, note))
  await page.reload()
  const inForce = page.locator('section', { has: page.getByRole('heading', { name: 'Rules in force' }) })
  await expect(inForce.getByText('70', { exact: true })).toBeVisible(FIRST_LOAD)
  await buyWork(buyer, later)
  await expect.poll(() => sumsOf(page)).toEqual([AT_60 + AT_70, 0, 0, 0])

  await page.goto(href('dashboard', 'en', { section: 'statements' }))
  const row = page.getByRole('row').last()
  await expect(row).toContainText(dollars(AT_60))
  const saved = page.waitForEvent('download')
  await row.getByRole('link', { name: /^JSON of / }).click()
  const visitor = await openGuest(browser, origin)
  await visitor.goto(href('statements', 'en'))
  await visitor.getByLabel(statements.check.file).setInputFiles(await (await saved).path())
  await expect(visitor.getByText(statements.check.valid)).toBeVisible()
  await visitor.context().close()
})

/** The version that was announced with a note. */
async function versionOf(page: Page, note: string): Promise<number> {
  const answer = await page.request.get('/api/console/royalties', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { announced } = announcedSchema.parse(await answer.json())
  return announced.find((rule) => rule.note === note)?.version ?? 0
}
