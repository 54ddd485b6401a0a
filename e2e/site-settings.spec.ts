import { href } from '#domain/routing/href.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { actAs } from '#e2e/staff.ts'

/** A change must reach the pages within 2 s; the rest is rendering on a busy machine. */
const POLLING = { timeout: 15_000, intervals: [100] }

test('the legal entity and the links of the site are in the footer once they are saved', async ({
  page,
  request,
  expectAccessible,
}) => {
  const admin = actAs(request, 'admin')
  // The page is cached before the settings change. The name stays, since other journeys read titles.
  await page.goto('/en/contact')
  const settings = {
    legalName: 'Ada Ltd',
    address: '1 High Street\nBerlin',
    links: [{ label: 'Ada on Mastodon', address: 'https://social.example/@ada' }],
  }
  try {
    await admin.updateGlobal('site-settings', settings)
    await expect
      .poll(async () => (await request.get('/en/contact')).text(), POLLING)
      .toContain('Ada on Mastodon')
    await page.goto('/en/contact')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('1 High Street')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Ada on Mastodon' })).toHaveAttribute(
      'href',
      'https://social.example/@ada',
    )
    await expectAccessible()
  } finally {
    await admin.updateGlobal('site-settings', { legalName: '', address: '', links: [] })
  }
})

test('settings that would break pages are refused', async ({ request }) => {
  const admin = actAs(request, 'admin')
  for (const data of [
    { name: '{site}' },
    { accentLight: '#ffffff', accentDark: '#ffffff' },
    { links: [{ label: 'Hostile', address: 'javascript:alert(1)' }] },
  ])
    await expect(admin.updateGlobal('site-settings', data)).rejects.toThrow()
  const { response } = await (await request.get('/api/v2/site')).json()
  expect(response.site.name).toBe(DEFAULT_SITE_NAME)
})

test('the design system shows its four pages, each leading to the others', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(href('designSystem', 'en', { section: 'colors' }))
  for (const name of ['Elements', 'Spacings', 'Typography', 'Colours']) {
    await page.getByRole('navigation', { name: 'Design system' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible()
  }
})
