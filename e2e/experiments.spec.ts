import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import type { ConsoleExperiments } from '#domain/contract/console/experiments.ts'
import { VARIANT_SECONDS, variantCookie } from '#domain/experiments/variant.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'

const { pricing } = textsOf('en')
const PRICING = href('pricing', 'en')
const COOKIE = variantCookie('pricing-period')
/** The pressed button of the choice of the period, in the HTML of the server. */
const PRESSED = /aria-pressed="true"[^>]*data-period="(\w+)"/
const VISITORS = 60

test.describe.configure({ mode: 'default' })

test('an editor tests the period of the pricing page: visitors keep their variant, without a flicker, from a cached page', async ({
  page,
  context,
  editor,
  origin,
  playwright,
  expectAccessible,
}) => {
  // Visitors who agree to all cookies load a script of Google.
  await context.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const { id } = await editor.find('flags', 'code', 'pricing-period')
  await editor.update('flags', id, { isRunning: true })
  try {
    const visit = async (cookie?: string) => {
      const visitor = await playwright.request.newContext({
        baseURL: origin,
        extraHTTPHeaders: cookie === undefined ? {} : { Cookie: `${COOKIE}=${cookie}` },
      })
      const response = await visitor.get(PRICING)
      const made = response
        .headersArray()
        .find(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith(`${COOKIE}=`))
      const shown = PRESSED.exec(await response.text())?.[1]
      await visitor.dispose()
      return { shown, cookie: made?.value ?? '', headers: response.headers() }
    }
    // The proxy keeps the flags for ten seconds.
    await expect(async () => expect((await visit()).cookie).not.toBe('')).toPass({ timeout: 30_000 })

    const seen: (string | undefined)[] = []
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const { shown, cookie, headers } = await visit()
      expect(cookie).toContain(`${COOKIE}=${shown};`)
      expect(cookie).toContain(`Max-Age=${VARIANT_SECONDS}`)
      expect(headers['cache-control']).toContain('private')
      seen.push(shown)
    }
    const months = seen.filter((shown) => shown === 'month').length
    expect(months + seen.filter((shown) => shown === 'year').length).toBe(VISITORS)
    // Five standard deviations of 3.9.
    expect(Math.abs(months - VISITORS / 2)).toBeLessThan(20)

    for (const variant of ['month', 'year', 'month', 'year', 'month']) {
      const { shown, cookie, headers } = await visit(variant)
      expect([shown, cookie]).toEqual([variant, ''])
      expect(headers['x-nextjs-cache']).toBe('HIT')
    }

    await context.addCookies([
      { name: CONSENT_COOKIE, value: 'all', url: origin },
      { name: COOKIE, value: 'month', url: origin },
    ])
    await page.goto(PRICING)
    await expect(page.getByRole('button', { name: pricing.period.month })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('[data-plan="individual"]')).toContainText('$19.99')
    await expectAccessible()

    await expect(async () => {
      const { experiments } = await editor.read<ConsoleExperiments>('experiments')
      const result = experiments.find(({ code }) => code === 'pricing-period')
      expect(result?.variants.find(({ code }) => code === 'month')?.exposures).toBeGreaterThan(0)
    }).toPass({ timeout: 15_000 })
  } finally {
    await editor.update('flags', id, { isRunning: false })
  }
})
