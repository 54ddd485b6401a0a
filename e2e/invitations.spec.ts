import type { Page } from '@playwright/test'
import { COOKIES } from '#domain/accounts/sessions.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { openCheckout, payByRequest } from '#e2e/payments.ts'
import { openGuest, signUpIn } from '#e2e/people.ts'
import { actAs } from '#e2e/staff.ts'
import { textsOf, translatorOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { invitation, referral } = textsOf('en')
const REFERRAL = href('dashboard', 'en', { section: 'referral' })
const INDIVIDUAL = 24
/** A change must reach the pages within 2 s; the rest is rendering on a busy machine. */
const POLLING = { timeout: 15_000, intervals: [100] }

/** The address that a signed-in user shares. */
async function sharedAddress(page: Page): Promise<string> {
  await page.goto(REFERRAL)
  const link = page.getByLabel(referral.link.label)
  await expect(link).toHaveValue(/\/r\/[0-9a-f]{12}$/)
  return link.inputValue()
}

test(
  'an invited visitor sees who gains what, signs up and pays, and the reward appears for the user who invited',
  BOTH_WINDOWS,
  async ({ page, context, browser, origin, mailbox, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const inviter = await signUpIn(page, mailbox)
    const address = await sharedAddress(page)
    await page.getByRole('button', { name: referral.link.copy }).click()
    await expect(page.getByRole('button', { name: referral.link.copied })).toBeVisible()
    await page.goto(address)
    await expect(page.getByText(invitation.own)).toBeVisible()
    await expectAccessible()

    const guest = await openGuest(browser, origin)
    const answer = await guest.goto(address)
    expect(await answer?.text()).not.toContain(inviter.email)
    await expect(guest).toHaveURL(/\/en\/r\/[0-9a-f]{12}$/)
    await expect(guest.getByText(invitation.byCustomer)).toBeVisible()
    await expect(guest.getByText(/20% of your first payment, up to \$200\.00/)).toBeVisible()
    await expect(guest.getByRole('link', { name: invitation.plans })).toHaveAttribute(
      'href',
      /\/en\/pricing\?referral_code=[0-9a-f]{12}/,
    )
    await expect
      .poll(async () => (await guest.context().cookies()).map(({ name }) => name))
      .toContain(COOKIES.referral)
    await signUpIn(guest, mailbox)
    await payByRequest(await openCheckout(guest, { plan_id: INDIVIDUAL, billing_period: 'year' }))
    await guest.close()

    await expect(async () => {
      await page.goto(REFERRAL)
      await expect(page.getByRole('main').getByText('$35.99').first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)

test('an invitation of no account says so, is not indexed, and stores no code', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(href('invitation', 'en', { code: '000000000000' }))
  await expect(page.getByText(invitation.unknown)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/cards\/invitation\/en\.jpg$/,
  )
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: invitation.plans })).toHaveAttribute('href', '/en/pricing')
  await expectAccessible()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain(COOKIES.referral)
  const card = await page.request.get('/cards/invitation/en.jpg')
  expect(card.headers()['content-type']).toBe('image/jpeg')
})

test('invitations have the words of marketing in each language within seconds', async ({ page, request }) => {
  const admin = actAs(request, 'admin')
  const german = href('invitation', 'de', { code: '000000000000' })
  await page.goto(german)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorOf('de')('invitation.heading'))
  try {
    await admin.updateGlobal('site-texts', { invitation: { heading: 'Draw with us', text: 'Come and see.' } })
    await expect
      .poll(async () => (await request.get(german)).text(), POLLING)
      .toContain('<h1 class="h-1">Draw with us</h1>')
  } finally {
    await admin.updateGlobal('site-texts', { invitation: { heading: '', text: '' } })
  }
})
