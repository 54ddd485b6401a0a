import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyTeamPlan, TEAM } from '#e2e/payments.ts'
import { openGuest, signUpIn, signUpOnPage } from '#e2e/people.ts'
import { textsOf, translatorOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { account, detail, team } = textsOf('en')
const t = translatorOf('en')

test(
  'an owner invites a guest, who signs up, joins and downloads with the plan of the team, and loses it when removed',
  BOTH_WINDOWS,
  async ({ page, browser, origin, mailbox, catalogue, expectAccessible }) => {
    test.slow()
    const email = `guest.${randomUUID().slice(0, 8)}@example.com`
    await signUpIn(page, mailbox)
    await buyTeamPlan(page)
    await page.goto(href('dashboard', 'en', { section: 'members' }))
    await page.getByLabel(team.emails).fill(email)
    await page.getByRole('button', { name: team.invite, exact: true }).click()
    await expect(page.locator('.toast')).toContainText(team.invited)
    await expect(page.getByRole('button', { name: t('team.revokeOf', { email }) })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(t('team.seats', { used: 2, seats: 5 }))
    await expectAccessible()

    const guest = await openGuest(browser, origin)
    const { link } = await mailbox.letterTo(email, 'team-invitation')
    await guest.goto(link)
    await signUpOnPage(guest, mailbox, email, 'en')
    await guest.getByRole('main').getByRole('button', { name: account.joining.submit }).click()
    await expect(guest.getByText(t('account.invited.done', { name: TEAM }))).toBeVisible()
    await guest.getByRole('link', { name: t('account.switch.team', { name: TEAM }) }).click()
    await expect(guest).not.toHaveURL(/switch-team/)

    const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
    await guest.goto(href('item', 'en', item))
    await expect(guest.getByText(detail.access.unlimited)).toBeVisible()
    const download = guest.waitForEvent('download')
    await submit(guest).click()
    expect((await download).suggestedFilename()).toBe(`${item.slug}.svg`)

    await page.reload()
    const member = page.getByRole('listitem').filter({ hasText: email })
    await member.getByRole('button', { name: team.remove.act }).click()
    await page.getByRole('dialog').getByRole('button', { name: team.remove.act, exact: true }).click()
    await expect(member).toHaveCount(0)
    await guest.reload()
    await expect(guest.getByRole('button', { name: /^Buy for / })).toBeVisible()
    await expect(submit(guest)).toHaveCount(0)
    await guest.context().close()
  },
)

function submit(page: Page) {
  return page.getByRole('button', { name: t('detail.download.submit', { format: 'SVG' }) })
}
