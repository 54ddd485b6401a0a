import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import { LINT_RULE_CODES } from '#domain/lint/rule-codes.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { PLAN_PAGE_CODES } from '#domain/plans/plan-pages.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import type { Page } from '#domain/routing/params.ts'
import { listingsOf } from './sections.ts'

/** Pages that exist independently of the catalogue. */
const ALWAYS: readonly Page[] = [
  { family: 'home', params: {} },
  { family: 'listing', params: {} },
  { family: 'bundles', params: {} },
  { family: 'categories', params: {} },
  { family: 'styles', params: {} },
  { family: 'iconStyles', params: {} },
  { family: 'tags', params: {} },
  { family: 'keywords', params: {} },
  { family: 'keywordList', params: {} },
  { family: 'collections', params: {} },
  { family: 'contributors', params: {} },
  ...DESIGNATION_CODES.map((designation): Page => ({ family: 'hire', params: { designation } })),
  { family: 'pricing', params: {} },
  ...PLAN_PAGE_CODES.map((plans): Page => ({ family: 'planPage', params: { plans } })),
  { family: 'licences', params: {} },
  { family: 'blog', params: {} },
  { family: 'blogAuthors', params: {} },
  ...LEGAL_PAGES.map((slug): Page => ({ family: 'legal', params: { slug } })),
  { family: 'contact', params: {} },
  { family: 'customOrder', params: {} },
  { family: 'certificateSearch', params: {} },
  { family: 'statements', params: {} },
  { family: 'uploadRules', params: {} },
  ...LINT_RULE_CODES.map((rule): Page => ({ family: 'uploadRule', params: { rule } })),
  { family: 'takedown', params: {} },
  { family: 'pictureSearch', params: {} },
]

/**
 * Indexed pages of a language without a database row: the fixed ones, and the listings of existing assets.
 *
 * @param sections the sections with addresses
 */
export function fixedPages(sections: ReadonlySet<string>, locale: Locale): readonly Page[] {
  const listings = [...sections].sort().flatMap(listingsOf)
  return [...ALWAYS, ...listings].filter(({ family }) => {
    const { indexed, locales } = FAMILIES[family]
    return indexed && locales.includes(locale)
  })
}
