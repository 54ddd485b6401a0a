import type { Page, Response } from '@playwright/test'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { createLinkAsker } from '#e2e/crawl/ask-links.ts'
import { languageFaults } from '#e2e/crawl/language-faults.ts'
import { readPage } from '#e2e/crawl/read-page.ts'
import { addressOfEachFamily, visit } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

const TIMEOUT_MS = 420_000
/** Where only some may look, the browser leads others elsewhere. */
const LEADS_AWAY: ReadonlySet<string> = new Set(FAMILY_CODES.filter((family) => !FAMILIES[family].indexed))

/**
 * Goes to one page of each family of the route table in each language, reads it, and asks for what it links to. A
 * family that is new is visited by itself; its address stands in `e2e/families.ts`.
 */
for (const locale of LOCALE_CODES) {
  test(`no page has dead links, errors or untranslated text in ${LOCALES[locale].name}`, async ({
    page,
    request,
    catalogue,
  }) => {
    test.setTimeout(TIMEOUT_MS)
    const links = createLinkAsker(request)
    const parts = watchParts(page)
    const addresses = await addressOfEachFamily(catalogue, locale)
    const findings = FAMILY_CODES.filter((family) => !(family in addresses)).map(
      (family) => `the family "${family}" has no address in e2e/families.ts`,
    )
    for (const [family, address] of Object.entries(addresses)) {
      const reading = await test.step(address, async () => {
        await visit(page, address)
        if (LEADS_AWAY.has(family)) await page.waitForLoadState('networkidle')
        return readPage(page, LOCALES[locale].bcp47)
      })
      const faults = [
        ...reading.faults,
        ...parts.missing(),
        ...languageFaults(reading.texts, locale),
        ...(await links.ask(reading.links, family === 'home' ? 'all' : 'some')),
      ]
      findings.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    expect(findings).toEqual([])
  })
}

/** Pictures, styles, scripts and fonts that a page asks for in vain. */
function watchParts(page: Page) {
  const lost: Response[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() >= 400 && ['image', 'stylesheet', 'script', 'font', 'media'].includes(kind))
      lost.push(response)
  })
  return {
    /** Those since the last call. */
    missing: () =>
      lost.splice(0).map((response) => `it needs ${response.url()}, which is ${response.status()}`),
  }
}
