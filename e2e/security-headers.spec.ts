import type { APIResponse, Page } from '@playwright/test'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import { addressOfEachFamily, firstOf, visit } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** The most that a page of any family takes to load, with everything after its first paint. */
const TIMEOUT_MS = 5_000

const POLICY = 'content-security-policy'

test.describe('the policy of pages', () => {
  test('no page family violates the content security policy, rendered or cached', async ({
    page,
    catalogue,
  }) => {
    test.setTimeout(FAMILY_CODES.length * 2 * TIMEOUT_MS)
    const violations = await watchViolations(page)
    const addresses = await addressOfEachFamily(catalogue, DEFAULT_LOCALE)
    for (const address of Object.values(addresses)) {
      for (const time of ['fresh', 'again']) {
        const response = await visit(page, address)
        expectStrict(response?.headers() ?? {})
        // The attribute shows that the script of the head has run, and the second check that the framework
        // has.
        await expect(page.locator('html'), `${address}, ${time}`).toHaveAttribute('data-theme', /light|dark/)
        await expectHydrated(page)
      }
    }
    expect(violations).toEqual([])
  })

  test('every player works under the content security policy', async ({ page, catalogue }) => {
    const violations = await watchViolations(page)
    for (const kind of ['lottie', 'animated-icon', '3d', 'photo', 'icon']) {
      await page.goto(href('item', 'en', await firstOf(catalogue, 'item', { kind })))
      await expectHydrated(page)
      await page.waitForLoadState('networkidle')
    }
    expect(violations).toEqual([])
  })

  test('error pages have the content security policy', async ({ page }) => {
    const violations = await watchViolations(page)
    const response = await page.goto('/jp/no-such-page')
    expect(response?.status()).toBe(404)
    expectStrict(response?.headers() ?? {})
    await expectHydrated(page)
    expect(violations).toEqual([])
  })

  test('a 304 response has the content security policy with the same script hashes', async ({ request }) => {
    // No other journey changes this page between the two requests.
    const first = await request.get('/en/licenses')
    const { etag = '' } = first.headers()
    const again = await request.get('/en/licenses', { headers: { 'If-None-Match': etag } })
    expect(again.status()).toBe(304)
    expect(again.headers()[POLICY]).toBe(first.headers()[POLICY])
  })
})

/** A separate page, as the `page` fixture fails a test when the browser blocks a script. */
test('an injected script does not run', async ({ browser, origin }) => {
  const page = await browser.newPage()
  const violations = await watchViolations(page)
  await page.route('**/en/icons', async (route) => {
    const response = await route.fetch()
    const brought =
      '<script>window.brought = "script"</script><img src="/none" onerror="window.brought = \'handler\'">'
    const body = (await response.text()).replace('<body>', `<body>${brought}`)
    await route.fulfill({ response, body })
  })
  await page.goto(`${origin}/en/icons`)
  await expect
    .poll(() => violations.map(({ directive }) => directive))
    .toEqual(['script-src-elem', 'script-src-attr'])
  const evaluated = await page.evaluate(() => {
    const added = document.createElement('script')
    added.textContent = 'window.brought = "added"'
    document.head.append(added)
    // A timer makes the request come from the page and not from the test tool.
    return new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(Reflect.construct(Function, ['return "evaluated"'])())
        } catch (error) {
          resolve(error instanceof EvalError ? 'refused' : String(error))
        }
      })
    })
  })
  expect(evaluated).toBe('refused')
  expect(await page.evaluate(() => Reflect.get(window, 'brought'))).toBeUndefined()
  await page.close()
})

test('every response has nosniff and frame protection, and none has HSTS over plain HTTP', async ({
  request,
  catalogue,
}) => {
  const { preview } = await firstOf(catalogue, 'item')
  const answers: APIResponse[] = []
  for (const path of [
    '/en',
    '/en/nowhere',
    '/api/v2/home',
    `/previews/${preview.sha256}?w=400`,
    '/admin/login',
    '/icon.svg',
  ])
    answers.push(await request.get(path))
  answers.push(await request.get('/', { maxRedirects: 0 }))
  for (const answer of answers) {
    expect(answer.headers(), answer.url()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(answer.headers()).not.toHaveProperty('strict-transport-security')
  }
})

test('uploaded files are served inert, and the panel runs only its own scripts', async ({
  page,
  request,
  catalogue,
}) => {
  const { preview } = await firstOf(catalogue, 'item')
  const file = await request.get(`/previews/${preview.sha256}?w=400`)
  expect(file.headers()[POLICY]).toMatch(/^default-src 'none';.*sandbox$/)

  const violations = await watchViolations(page)
  const response = await page.goto('/admin/login')
  expectStrict(response?.headers() ?? {})
  await expect(page.getByRole('button')).not.toHaveCount(0)
  expect(violations).toEqual([])
})

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** Records the violations of the page's policy from now on. */
async function watchViolations(page: Page): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  await page.exposeFunction('reportViolation', (violation: Violation) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation') as (violation: object) => void
      report({ directive: effectiveDirective, blocked: blockedURI, page: window.location.pathname })
    })
  })
  return violations
}

function expectStrict(headers: Readonly<Record<string, string>>): void {
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(headers[POLICY] ?? '')?.[1] ?? ''
  expect(scripts.match(/'sha256-[^']+'/g)?.length).toBeGreaterThanOrEqual(3)
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|blob:/)
  expect(headers[POLICY]).toContain("frame-ancestors 'none'")
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/)
}

/** React adds properties to the elements that it has hydrated. */
async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    undefined,
    { timeout: TIMEOUT_MS },
  )
}
