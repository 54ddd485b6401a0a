import AxeBuilder from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { type Catalogue, openCatalogue } from '#e2e/catalogue.ts'
import { type Mailbox, openMailbox } from '#e2e/mailbox.ts'
import { type Market, openMarket } from '#e2e/market.ts'
import { newAddress } from '#e2e/network-address.ts'
import { actAs, type Staff } from '#e2e/staff.ts'

/** WCAG 2.2, levels A and AA, with the earlier versions that it includes. */
const ACCESSIBILITY_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Fixtures {
  /** Origin of the tested site, without a slash at its end. */
  readonly origin: string
  /** Fails when the page violates an accessibility rule in its current state; the message names rule and element. */
  readonly expectAccessible: () => Promise<void>
  /** Assets that journeys open and download. */
  readonly catalogue: Catalogue
  /** The mails that the site sent. */
  readonly mailbox: Mailbox
  readonly admin: Staff
  readonly editor: Staff
}

interface WorkerFixtures {
  /** Jumps in time, and a stage for journeys about money. Started once, with the first journey that needs it. */
  readonly market: Market
}

/**
 * Every journey runs on this page: an error in its console, an exception or a failed request (5xx) fails the
 * test at its end.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({ baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '')
    // Journeys download, count and sign in: they must run against this machine only.
    expect(['localhost', '127.0.0.1']).toContain(hostname)
    await use(baseURL)
  },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  // A network address for each journey, so that rate limits are not shared.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'X-Forwarded-For': newAddress() }),
  // The cookie notice counts as answered; the journey of the notice removes this state.
  context: async ({ context, baseURL }, use) => {
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'necessary', url: baseURL ?? '' }])
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const faults = watchFaults(page)
    if (javaScriptEnabled) waitForScripts(page)
    await use(page)
    expect(faults, 'the browser reported no error').toEqual([])
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Without legacy mode, axe opens a window for each check to test frames of other sites; no page has
      // one.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        // Describing the elements that pass takes longer than finding those that do not.
        .options({ resultTypes: ['violations'] })
        .withTags(ACCESSIBILITY_RULES)
      const { violations } = await axe.analyze()
      const broken = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
      expect(broken).toEqual([])
    })
  },
  catalogue: async ({ request }, use) => use(openCatalogue(request)),
  mailbox: async ({ request }, use) => use(openMailbox(request)),
  admin: async ({ request }, use) => use(actAs(request, 'admin')),
  editor: async ({ request }, use) => use(actAs(request, 'editor')),
  market: [
    async ({ browserName: _ }, use) => {
      const market = openMarket()
      await use(market)
      market.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** Scripts load after the first paint: makes every `goto` wait until they are ready. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page
  const ready = () =>
    page.waitForFunction(() => {
      const { dataset } = document.documentElement
      // The header sets this attribute when it is hydrated; the rest of the page hydrates with it.
      if (document.querySelector('.hdr') !== null) return dataset.scrolled !== undefined
      const hasScripts = document.querySelector('script[data-src], script[src^="/_next/"]') !== null
      return !hasScripts || Object.keys(document).some((name) => name.startsWith('_reactListening'))
    })
  page.goto = async (address, options) => {
    // A page may navigate by itself before it has loaded, as the log-out page does.
    const response = await Reflect.apply(goto, page, [address, { waitUntil: 'commit', ...options }])
    await page.waitForLoadState()
    await ready()
    return response
  }
  page.reload = async (...args) => {
    const response = await Reflect.apply(reload, page, args)
    await ready()
    return response
  }
}

function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, page) || isRefusal(message)) return
    faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** The browser logs a page that answers 404 or 410 as an error; the test checks that status. Other resources still count. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && /status of 4(04|10)/.test(message.text())
}

/** The browser logs refused calls, and those that a test aborts, as errors, although the page handles and shows them. */
function isRefusal(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank')
  return (
    /^\/api\/(?:(?:v2|console|panel)\/|pictures(?:$|\/))/.test(pathname) &&
    /status of 4\d\d|net::ERR_FAILED/.test(message.text())
  )
}
