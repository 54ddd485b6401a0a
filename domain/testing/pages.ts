import { PACK_VARIANT_CODES, VARIANT_CODES, VARIANTS } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { printContactOutcome } from '#domain/contact/outcome.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { type ContributorFinding, printFinding } from '#domain/contributors/finding.ts'
import { OTHER_INITIAL } from '#domain/keywords/initials.ts'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import { LINT_RULE_CODES } from '#domain/lint/rule-codes.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { printSubscribeOutcome } from '#domain/newsletter/outcome.ts'
import { PLAN_PAGE_CODES } from '#domain/plans/plan-pages.ts'
import { AUTH_VIEW_CODES, CANVA_VIEWS, DASHBOARD_SECTION_CODES } from '#domain/routing/account-views.ts'
import { printPostSearch } from '#domain/routing/blog-patterns.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import type { Page, Refinements } from '#domain/routing/params.ts'
import { printRefinements, REFINEMENTS } from '#domain/routing/refinements.ts'
import { type Asked, type Resolution, resolve } from '#domain/routing/resolve.ts'
import { printTakedownQuery } from '#domain/takedown/claim.ts'

const refined = { page: 2, sort: 'latest', price: 'free', style: ['line'], colour: ['red'] } as const
const { style: _style, ...unstyled } = refined

const KINDS_AND_ALL = [null, ...KIND_CODES] as const

const LISTINGS: readonly Page[] = KINDS_AND_ALL.flatMap((kind): Page[] => [
  { family: 'listing', params: { kind, form: 'item', variant: null, ...refined } },
  { family: 'listing', params: { kind, form: 'pack', variant: null } },
  { family: 'listing', params: { kind, form: 'item', variant: null, words: 'red-fox' } },
  { family: 'listing', params: { kind, form: 'pack', variant: null, words: 'ハート-한국어' } },
  ...VARIANT_CODES.map(
    (variant): Page => ({
      family: 'listing',
      params: { kind, form: 'item', variant, ...(VARIANTS[variant].keyword ? { words: 'summer' } : {}) },
    }),
  ),
  ...PACK_VARIANT_CODES.map(
    (variant): Page => ({ family: 'listing', params: { kind, form: 'pack', variant } }),
  ),
])

const SCOPES = KINDS_AND_ALL.flatMap((kind) => (['item', 'pack'] as const).map((form) => ({ kind, form })))

/** Of a picture: a SHA-256. */
export const HASH = '0123456789abcdef'.repeat(4)

/** Of a personal collection: a UUID. */
export const COLLECTION = '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77'

/** At least one page of every family. */
export const PAGES: readonly Page[] = [
  { family: 'home', params: {} },
  ...LISTINGS,
  { family: 'bundles', params: { page: 3 } },
  { family: 'categories', params: {} },
  { family: 'styles', params: {} },
  { family: 'style', params: { slug: 'hand-drawn', ...unstyled } },
  { family: 'iconStyles', params: {} },
  { family: 'iconStyle', params: { slug: 'line', page: 2 } },
  { family: 'tags', params: { page: 2 } },
  { family: 'keywords', params: {} },
  { family: 'keywordList', params: {} },
  ...['a', 'な', 'ㄱ', OTHER_INITIAL].map(
    (initial): Page => ({ family: 'keywordList', params: { initial, page: 2 } }),
  ),
  { family: 'collections', params: {} },
  ...TEMPLATE_CATEGORY_CODES.map(
    (use): Page => ({ family: 'templateCategory', params: { use, ...refined } }),
  ),
  { family: 'contributors', params: { find: 'Paweł & co', order: 'name', page: 2 } },
  ...DESIGNATION_CODES.map((designation): Page => ({ family: 'hire', params: { designation, page: 2 } })),
  { family: 'pricing', params: {} },
  ...PLAN_PAGE_CODES.map((plans): Page => ({ family: 'planPage', params: { plans } })),
  { family: 'offer', params: { slug: 'welcome' } },
  { family: 'purchase', params: {} },
  { family: 'applyCode', params: {} },
  { family: 'testAb', params: {} },
  { family: 'subscribed', params: {} },
  { family: 'subscribed', params: { outcome: 'check' } },
  { family: 'unsubscribe', params: {} },
  { family: 'testGrowthbook', params: {} },
  { family: 'invitation', params: { code: '0a1b2c3d4e5f' } },
  { family: 'frontendSettings', params: {} },
  { family: 'paymentConfirmation', params: {} },
  { family: 'licences', params: {} },
  { family: 'blog', params: {} },
  { family: 'blog', params: { page: 2 } },
  { family: 'blogCategory', params: { slug: 'icons', page: 3 } },
  { family: 'blogTag', params: { slug: 'icon-grids' } },
  { family: 'blogAuthor', params: { slug: 'ada', page: 2 } },
  { family: 'blogAuthors', params: {} },
  { family: 'blogSearch', params: { query: 'アイコン & 格子', page: 2 } },
  { family: 'blogPost', params: { slug: 'icon-grids' } },
  ...LEGAL_PAGES.map((slug): Page => ({ family: 'legal', params: { slug } })),
  { family: 'contact', params: {} },
  { family: 'contact', params: { outcome: 'sent' } },
  { family: 'customOrder', params: {} },
  { family: 'customOrder', params: { outcome: 'sent' } },
  { family: 'uploadRules', params: {} },
  ...LINT_RULE_CODES.map((rule): Page => ({ family: 'uploadRule', params: { rule } })),
  { family: 'designSystem', params: { section: 'colors' } },
  { family: 'takedown', params: {} },
  { family: 'takedown', params: { outcome: 'sent', work: 'red-heart-4k7q2' } },
  { family: 'pictureSearch', params: {} },
  ...KINDS_AND_ALL.map((kind): Page => {
    const params = { hash: HASH, kind, page: 2, price: 'free', style: ['line'] } as const
    return { family: 'pictureResults', params }
  }),
  ...AUTH_VIEW_CODES.map((view): Page => ({ family: 'auth', params: { view } })),
  ...CANVA_VIEWS.map((view): Page => ({ family: 'canva', params: { view } })),
  ...DASHBOARD_SECTION_CODES.map((section): Page => ({ family: 'dashboard', params: { section } })),
  { family: 'loginWithWeb', params: {} },
  { family: 'logout', params: {} },
  { family: 'becomeContributor', params: {} },
  { family: 'ownCollection', params: { id: COLLECTION } },
  { family: 'cart', params: { slug: '3f9c1b7ad2e84c60' } },
  { family: 'transaction', params: { transaction: COLLECTION } },
  { family: 'cashoutReceipt', params: { cashout: COLLECTION } },
  { family: 'statement', params: { statement: COLLECTION } },
  { family: 'statements', params: {} },
  { family: 'certificateSearch', params: {} },
  { family: 'certificate', params: { number: '7k3q-9xwa-2b4d-m5' } },
  { family: 'sharedCollection', params: { key: 'q3h7k2m9x4' } },
  ...SCOPES.flatMap((scope): Page[] => [
    { family: 'category', params: { slug: 'nature', ...scope, ...refined } },
    { family: 'collection', params: { slug: 'first-light', ...scope } },
    { family: 'contributor', params: { username: 'lucide', ...scope, page: 4 } },
  ]),
]

/** Pages that exist once editors have published them. */
export const EDITORIAL_PAGES: readonly Page[] = KINDS_AND_ALL.flatMap((kind): Page[] => [
  { family: 'landing', params: { slug: 'avatar', kind, ...refined } },
  { family: 'campaign', params: { slug: 'christmas-assets', kind } },
  { family: 'page', params: { slug: 'formats', kind } },
  { family: 'plugin', params: { slug: 'for-figma', kind } },
  { family: 'desktop', params: { slug: 'for-mac', kind } },
])

/** Pages of assets, which need a look-up. */
export const ASSETS: readonly Page[] = [
  ...KIND_CODES.flatMap((kind) =>
    [true, false].flatMap((free): Page[] => [
      { family: 'item', params: { kind, free, slug: 'red-heart-4k7q2' } },
      { family: 'pack', params: { kind, free, slug: 'red-hearts-4k7q3' } },
    ]),
  ),
  { family: 'bundle', params: { slug: 'everything-4k7q4' } },
]

/** Resolves an address. */
export function ask(address: string, wishes: Partial<Asked> = {}): Resolution {
  const [pathname = '', query] = address.split('?')
  return resolve({ pathname, search: query === undefined ? '' : `?${query}`, ...wishes })
}

/** Resolves an address when no landing page is published. */
export function askUnpublished(address: string, wishes: Partial<Asked> = {}): Resolution {
  const resolution = ask(address, wishes)
  return resolution.kind === 'landing' ? resolution.otherwise : resolution
}

/** The address of a page, with its query. */
export function addressOf(page: Page, locale: Locale): string {
  const own = [
    ...printFinding(page.params as ContributorFinding),
    ...(page.family === 'blogSearch' ? printPostSearch(page.params) : []),
    ...(page.family === 'contact' || page.family === 'customOrder' ? printContactOutcome(page.params) : []),
    ...(page.family === 'subscribed' ? printSubscribeOutcome(page.params) : []),
    ...(page.family === 'takedown' ? printTakedownQuery(page.params) : []),
  ].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const refined = printRefinements(page.params as Refinements, REFINEMENTS)
  const query = [...own, refined].filter((part) => part !== '').join('&')
  return pathOfPage(page, locale) + (query && `?${query}`)
}
