import type { Page } from '#domain/routing/params.ts'

/** Page families with variants, and the flag whose variant each shows. */
const TESTED_PAGES: Partial<Record<Page['family'], string>> = { testAb: 'test-ab' }

/** The code of the flag whose variant a page shows; null for a page that is the same for everyone. */
export function testOfPage(page: Page): string | null {
  return TESTED_PAGES[page.family] ?? null
}

/** The page in a variant. */
export function pageInVariant(page: Page, variant: string): Page {
  return page.family === 'testAb' ? { ...page, params: { ...page.params, variant } } : page
}
