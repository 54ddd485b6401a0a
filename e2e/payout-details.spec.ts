import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'

const { payees, errors, dashboard } = textsOf('en')
/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
const NAME = 'Grace Contributor'
const IBAN = 'DE89370400440532013000'

test('a contributor states identity, tax form and payout method; finance verifies, approves and sees the IBAN once', async ({
  page,
  browser,
  mailbox,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const { email } = await signUpIn(page, mailbox)
  await becomeContributor(page)
  await page.goto(href('dashboard', 'en', { section: 'payout-details' }))
  await expect(page.getByRole('link', { name: dashboard.sections['payout-details'] })).toBeVisible()
  await expect(page.getByText(payees.gaps['identity-none'])).toBeVisible()
  await expectAccessible()

  // Without a pointer: the first fault has the focus, and what was typed stays.
  await page.getByLabel(payees.fields.legal_name, { exact: true }).fill(NAME)
  await page.getByRole('button', { name: payees.identity.send }).press('Enter')
  await expect(page.getByLabel(payees.fields.birth_date)).toBeFocused()
  await expect(page.getByText(errors['payee-field-missing']).first()).toBeVisible()
  await fill(page, {
    birth_date: '1990-05-06',
    birth_place: 'Berlin',
    street: 'Main street 1',
    city: 'Berlin',
  })
  await expect(page.getByLabel(payees.fields.legal_name, { exact: true })).toHaveValue(NAME)
  await page.getByLabel(payees.fields.country, { exact: true }).selectOption('DE')
  await page.getByRole('button', { name: payees.identity.send }).press('Enter')
  await expect(page.getByRole('heading', { name: payees.identity.title })).toBeFocused()
  await expect(page.getByText('G•••').first()).toBeVisible()

  await page.getByLabel(payees.document.label).setInputFiles({
    name: 'passport.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 passport'),
  })
  await page.getByRole('button', { name: payees.document.send }).click()
  await expect(page.getByText(payees.document.stored)).toBeVisible()

  await signW8Ben(page)
  await page.getByLabel(payees.method.kinds.bank).check()
  await fill(page, { holder: NAME, iban: 'DE89 3704 0044 0532 0130 01' })
  await page.getByRole('button', { name: payees.method.send }).press('Enter')
  await expect(page.getByText(errors['iban-invalid'])).toBeVisible()
  await page.getByLabel(new RegExp(`^${payees.fields.iban}`)).fill(IBAN)
  await page.getByRole('button', { name: payees.method.send }).press('Enter')
  await expect(page.getByText('DE•••3000')).toBeVisible()
  // Scrolled, the header of the site covers a part of the navigation, whose link is then too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()

  await decideAsFinance(browser, new URL(page.url()).origin, email)
  await page.reload()
  await expect(page.getByText(payees.identity.states.verified)).toBeVisible()
  await expect(page.getByText(payees.taxForm.states.approved, { exact: true })).toBeVisible()
})

test('a member without a contributor profile learns how to become a contributor', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  await page.goto(href('dashboard', 'en', { section: 'payout-details' }))
  await expect(page.getByRole('heading', { name: payees.contributorsOnly.heading })).toBeVisible()
  await expectAccessible()
})

async function becomeContributor(page: Page): Promise<void> {
  const username = `grace-${randomUUID().slice(0, 8)}`
  const form = { name: `Grace ${username}`, username, agreement: AGREEMENT.version, accepted: true }
  await callAs(page, 'POST', '/auth/contributor', form)
}

/** Fields of text by their names; their labels may state that they are optional. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const label = payees.fields[name as keyof typeof payees.fields]
    await page.getByLabel(new RegExp(`^${label}`)).fill(value)
  }
}

/** Without a treaty and without taxpayer numbers. */
async function signW8Ben(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: payees.taxForm.send }) })
  await form.getByLabel(/^Legal name/).fill(NAME)
  await form.getByLabel(/^Country of citizenship/).selectOption('DE')
  await form.getByLabel(/^Street and number/).fill('Main street 1')
  await form.getByLabel(/^City/).fill('Berlin')
  await form.getByLabel(/^Country \(/).selectOption('DE')
  await form.getByLabel(/^Date of birth/).fill('1990-05-06')
  for (const statement of await form.getByRole('checkbox').all()) await statement.check()
  await form.getByLabel(payees.fields.signature).fill('Ada Lovelace')
  await form.getByRole('button', { name: payees.taxForm.send }).press('Enter')
  await expect(page.getByText(errors['signature-differs'])).toBeVisible()
  await form.getByLabel(payees.fields.signature).fill(NAME)
  await form.getByRole('button', { name: payees.taxForm.send }).press('Enter')
  await expect(page.getByText('30% is withheld from income from the United States.')).toBeVisible()
}

/** Another browser, in which finance decides and reveals. */
async function decideAsFinance(browser: Browser, origin: string, payee: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/console/payees`)
  const { email, password } = accountOf('finance')
  await page.getByLabel('Email').fill(email, FIRST_LOAD)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('cell', { name: payee }).click(FIRST_LOAD)
  await run(page, 'Verify identity')
  await run(page, 'Approve tax form')
  await run(page, 'Show payout method in full')
  const revealed = page.getByRole('dialog', { name: 'Show payout method in full' })
  await expect(revealed.getByText(IBAN)).toBeVisible()
  await revealed.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(IBAN)).toBeHidden()
  await context.close()
}

/** A command with its reason. */
async function run(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click(FIRST_LOAD)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Reason').fill('Checked for the first payout')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog.getByLabel('Reason')).toBeHidden()
}
