import { z } from 'zod'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'

const { MOTIF_E2E_MAILBOX = 'http://127.0.0.1:8025' } = process.env
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))
const texts = textsOf('en').newsletter

test('a visitor subscribes in the footer, reads a newsletter in the mailbox, and unsubscribes with one press', async ({
  page,
  request,
  editor,
  expectAccessible,
}) => {
  const email = `reader-${Date.now()}@example.com`
  const mailWith = async (subject: string): Promise<string> => {
    let found: string | undefined
    await expect(async () => {
      const response = await request.get(`${MOTIF_E2E_MAILBOX}/mails.json`, { params: { to: email } })
      found = mailsSchema.parse(await response.json()).find((mail) => mail.subject === subject)?.text
      expect(found, `a mail with the subject ${subject}`).toBeDefined()
    }).toPass({ timeout: 30_000 })
    return found ?? ''
  }

  await page.goto(href('home', 'en'))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: texts.email }).fill(email)
  await footer.getByRole('button', { name: texts.submit }).click()
  await expect(page).toHaveURL(href('subscribed', 'en', { outcome: 'check' }))
  await expect(page.getByRole('heading', { level: 1, name: texts.check.title })).toBeVisible()
  await expectAccessible()

  await page.goto(linkTo(await mailWith('Confirm your subscription'), '/subscribe/thank-you?token='))
  await page.getByRole('checkbox').first().check()
  await expectAccessible()
  await page.getByRole('main').getByRole('button', { name: texts.confirm.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: texts.confirm.doneHeading })).toBeVisible()

  const subject = `News ${Date.now()}`
  await publish(subject)
  const letter = await mailWith(subject)
  expect(letter).toContain('New works')

  await page.goto(linkTo(letter, '/unsubscribe?token='))
  await expectAccessible()
  await page.getByRole('main').getByRole('button', { name: texts.end.submit }).click()
  await expect(page.getByText(texts.end.done)).toBeVisible()
  await expectAccessible()

  /** An editor writes the newsletter through the API of the panel and sends it from the console. */
  async function publish(words: string): Promise<void> {
    const { id } = await editor.create('newsletters', {
      name: words,
      subject: words,
      content: [
        { blockType: 'letterText', text: 'New works' },
        { blockType: 'letterButton', label: 'Plans', address: '/pricing' },
      ],
      segment: { languages: ['en'], audiences: ['visitor'] },
    })
    await editor.command(`newsletters/${id}/send`, { reason: 'News of the week' })
  }
})

test('an unknown link says so, and an invalid address is refused on the page', async ({ page }) => {
  await page.goto(`${href('unsubscribe', 'en')}?token=unknown`)
  await page.getByRole('main').getByRole('button', { name: texts.end.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    textsOf('en').errors['newsletter-link-ended'],
  )
  await page.goto(href('subscribed', 'en', { outcome: 'invalid' }))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(texts.outcome.invalid)
})

/** The link of a mail to a page. */
function linkTo(text: string, page: string): string {
  const link = (text.match(/https?:\/\/\S+/g) ?? []).find((one) => one.includes(page))
  if (link === undefined) throw new Error(`no link to ${page} in ${text}`)
  return link
}
