import { z } from 'zod'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { MOTIF_E2E_MAILBOX = 'http://127.0.0.1:8025' } = process.env
const mailsSchema = z.array(z.object({ text: z.string() }))
const texts = textsOf('en')

test(
  'the contact form names what is missing, sends the message by keyboard, and states where the answer goes',
  BOTH_WINDOWS,
  async ({ page, request, expectAccessible }) => {
    await page.goto(href('home', 'en'))
    await page.getByRole('contentinfo').getByRole('link', { name: texts.header.contact }).click()
    await expect(page).toHaveURL(href('contact', 'en'))
    await expectAccessible()

    await page.getByRole('button', { name: texts.contact.submit }).press('Enter')
    await expect(page.getByText(texts.errors['display-name-missing'])).toBeVisible()
    await expect(page.getByRole('textbox', { name: texts.contact.name })).toBeFocused()
    await expectAccessible()

    const message = `Is this licence right for a poster? ${Date.now()}`
    await page.getByRole('textbox', { name: texts.contact.name }).fill('Ada')
    await page.getByRole('textbox', { name: texts.contact.email }).fill('ada@example.com')
    await page.getByRole('combobox', { name: texts.contact.topic.label }).selectOption('licence')
    await page.getByRole('textbox', { name: texts.contact.message }).fill(message)
    await page.getByRole('button', { name: texts.contact.submit }).press('Enter')
    await expect(page.getByRole('heading', { name: texts.contact.sent.heading })).toBeFocused()
    await expect(page.getByText('ada@example.com')).toBeVisible()
    await expectAccessible()

    await expect(async () => {
      const response = await request.get(`${MOTIF_E2E_MAILBOX}/mails.json`, {
        params: { to: 'support@localhost' },
      })
      const mails = mailsSchema.parse(await response.json())
      expect(mails.some(({ text }) => text.includes(message))).toBe(true)
    }).toPass({ timeout: 30_000 })
  },
)

test('a message that the server cannot take stays in the form', async ({ page }) => {
  await page.goto(href('contact', 'en'))
  await page.route('**/api/v2/contact', (route) => route.abort())
  await page.getByRole('textbox', { name: texts.contact.name }).fill('Ada')
  await page.getByRole('textbox', { name: texts.contact.email }).fill('ada@example.com')
  await page.getByRole('textbox', { name: texts.contact.message }).fill('Hello')
  await page.getByRole('button', { name: texts.contact.submit }).click()
  const errors = page.locator('[data-form-errors]')
  await expect(errors).toHaveText(texts.form.unreachable)
  await expect(errors).toBeFocused()
  await expect(page.getByRole('textbox', { name: texts.contact.message })).toHaveValue('Hello')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form sends itself, and the page states the outcome', async ({ page }) => {
    await page.goto(href('contact', 'de'))
    const { contact } = textsOf('de')
    await page.getByRole('textbox', { name: contact.name }).fill('Ada')
    await page.getByRole('textbox', { name: contact.email }).fill('ada@example.com')
    await page.getByRole('textbox', { name: contact.message }).fill('Hallo')
    await page.getByRole('button', { name: contact.submit }).click()
    await expect(page).toHaveURL(href('contact', 'de', { outcome: 'sent' }))
    await expect(page.getByRole('heading', { name: contact.sent.heading })).toBeVisible()
  })
})

for (const slug of LEGAL_PAGES) {
  test(`the page about ${slug} has its sections in every language, and a way to ask`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(href('legal', 'en', { slug }))
    const english = await page.locator('.legal__s').allInnerTexts()
    expect(english.length).toBeGreaterThan(5)
    await expectAccessible()
    await page.goto(href('legal', 'ja', { slug }))
    const japanese = await page.locator('.legal__s').allInnerTexts()
    expect(japanese).toHaveLength(english.length)
    expect(japanese.filter((section) => english.includes(section))).toEqual([])
    await page.getByRole('link', { name: textsOf('ja').legal.ask }).click()
    await expect(page).toHaveURL(href('contact', 'ja'))
  })
}

test('signing up and the cookie notice link to the terms and to privacy', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto(href('auth', 'en', { view: 'signup' }))
  await expect(page.getByRole('main').getByRole('link', { name: 'terms', exact: true })).toHaveAttribute(
    'href',
    href('legal', 'en', { slug: 'terms' }),
  )
  const notice = page.getByRole('region', { name: texts.account.cookies.label })
  await expect(notice.getByRole('link')).toHaveAttribute('href', href('legal', 'en', { slug: 'privacy' }))
})
