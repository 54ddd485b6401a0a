import AxeBuilder from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { type Catalogue, openCatalogue } from '#e2e/catalogue.ts'
import { type Mailbox, openMailbox } from '#e2e/mailbox.ts'
import { newAddress } from '#e2e/network-address.ts'
import { actAs, type Staff } from '#e2e/staff.ts'

/** WCAG 2.2, levels A and AA, with what led to it. */
const ACCESSIBILITY_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Fixtures {
  /** The site that is asked, without a slash at its end. */
  readonly origin: string
  /** Fails when the page violates an accessibility rule in its current state; the message names rule and element. */
  readonly expectAccessible: () => Promise<void>
  /** What there is to be opened and downloaded. */
  readonly catalogue: Catalogue
  /** The mails that were sent. */
  readonly mailbox: Mailbox
  readonly admin: Staff
  readonly editor: Staff
}

/**
 * Every journey runs on this page: an error in its console, an exception or a request that the server failed (5xx)
 * fails the test at its end, whatever the test itself looked at.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '')
    // Journeys download, count and sign in: never on anything but this machine.
    expect(['localhost', '127.0.0.1']).toContain(hostname)
    await use(baseURL)
  },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  // What is limited by network address is limited for each journey on its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'X-Forwarded-For': newAddress() }),
  // The cookie notice was answered; the journey that is about it forgets that.
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
      // No page holds a frame of another site, for which axe would open a window of its own each time.
      const axe = new AxeBuilder({ page }).setLegacyMode().withTags(ACCESSIBILITY_RULES)
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
})

export { expect }

/** Scripts are fetched after a page was painted: who goes to one finds it ready to be used. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page
  const ready = () =>
    page.waitForFunction(() => {
      const { dataset } = document.documentElement
      // The header marks that it is hydrated; the rest of the page hydrates with it.
      if (document.querySelector('.hdr') !== null) return dataset.scrolled !== undefined
      const hasScripts = document.querySelector('script[data-src], script[src^="/_next/"]') !== null
      return !hasScripts || Object.keys(document).some((name) => name.startsWith('_reactListening'))
    })
  page.goto = async (address, options) => {
    // A page may lead on by itself before it is whole, as the one that logs out does.
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

/** A call that is refused is an answer, which the page shows; the browser logs it all the same. */
function isRefusal(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank')
  return /^\/api\/(?:v2|console)\//.test(pathname) && /status of 4\d\d/.test(message.text())
}
