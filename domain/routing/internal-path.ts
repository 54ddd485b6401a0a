import { type ContributorFinding, printFinding } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Family, ListingParams, Page } from '#domain/routing/params.ts'
import { EVERYTHING, printView } from '#domain/routing/view.ts'

/**
 * The folder of each page family in the storefront's `app/[locale]`, then its dynamic segments. These paths are for
 * the proxy's rewrites only; they are not public addresses.
 */
const FOLDERS = {
  home: [],
  listing: ['listing', '[view]'],
  item: ['item', '[slug]'],
  pack: ['pack', '[slug]'],
  bundle: ['bundle', '[slug]'],
  bundles: ['bundles', '[view]'],
  categories: ['categories'],
  category: ['category', '[slug]', '[view]'],
  styles: ['styles', '[view]'],
  style: ['style', '[slug]', '[view]'],
  iconStyles: ['styles', '[view]'],
  iconStyle: ['style', '[slug]', '[view]'],
  tags: ['tags', '[view]'],
  keywords: ['keywords'],
  keywordList: ['keyword-list', '[initial]', '[view]'],
  collections: ['collections', '[view]'],
  collection: ['collection', '[slug]', '[view]'],
  contributors: ['contributors', '[finding]', '[view]'],
  hire: ['hire', '[designation]', '[view]'],
  contributor: ['contributor', '[username]', '[view]'],
  templateCategory: ['templates', '[use]', '[view]'],
  pricing: ['pricing', '[variant]'],
  planPage: ['plans', '[plans]'],
  offer: ['offer', '[slug]'],
  // One page for all codes, which the browser reads from the address.
  invitation: ['invitation'],
  purchase: ['purchase'],
  applyCode: ['apply-code'],
  paymentConfirmation: ['payment-confirmation'],
  licences: ['licences'],
  blog: ['blog', 'index', '[page]'],
  blogCategory: ['blog', 'category', '[slug]', '[page]'],
  blogTag: ['blog', 'tag', '[slug]', '[page]'],
  blogAuthor: ['blog', 'author', '[slug]', '[page]'],
  blogAuthors: ['blog', 'authors'],
  blogSearch: ['blog', 'search', '[query]', '[page]'],
  blogPost: ['blog', 'post', '[slug]'],
  legal: ['legal', '[slug]'],
  contact: ['contact', '[outcome]'],
  subscribed: ['subscribed', '[outcome]'],
  unsubscribe: ['unsubscribe'],
  customOrder: ['custom-order', '[outcome]'],
  uploadRules: ['upload-rules'],
  uploadRule: ['upload-rules', '[rule]'],
  designSystem: ['design-system', '[section]'],
  takedown: ['takedown', '[outcome]'],
  pictureSearch: ['picture-search'],
  pictureResults: ['picture-search', '[hash]', '[view]'],
  auth: ['auth', '[screen]'],
  loginWithWeb: ['login-with-web'],
  canva: ['canva', '[screen]'],
  logout: ['logout'],
  becomeContributor: ['become-contributor'],
  dashboard: ['dashboard', '[section]'],
  ownCollection: ['dashboard', 'favorites', '[id]'],
  cart: ['dashboard', 'carts', '[slug]'],
  transaction: ['print', '[transaction]'],
  cashoutReceipt: ['print', 'cashout', '[cashout]'],
  statement: ['print', 'statement', '[statement]'],
  statements: ['statements'],
  certificateSearch: ['certificate'],
  certificate: ['certificate', '[number]'],
  sharedCollection: ['shared', '[key]'],
  testAb: ['test-ab', '[variant]'],
  testGrowthbook: ['test-growthbook'],
  frontendSettings: ['frontend-settings'],
  campaign: ['landing', 'campaign', '[slug]', '[view]'],
  page: ['landing', 'page', '[slug]', '[view]'],
  plugin: ['landing', 'plugin', '[slug]', '[view]'],
  desktop: ['landing', 'desktop', '[slug]', '[view]'],
  landing: ['landing', 'root', '[slug]', '[view]'],
} as const satisfies Record<Family, readonly string[]>

/** Families whose address implies the kind. */
const ONLY_ICONS: readonly Family[] = ['iconStyles', 'iconStyle']

interface Named {
  readonly initial?: string
  readonly outcome?: string
  /** Words of a search for posts. */
  readonly query?: string
  /** The view of an authentication page. */
  readonly view?: string
  readonly [name: string]: unknown
}
/** All parameters of all pages. */
type PageParams = ListingParams & ContributorFinding & Named

/** The internal path of a page, percent-encoded: `/ja/listing/kind%3Dicon`. */
export function internalPathOfPage(page: Page, locale: Locale): string {
  const parts = [locale, ...FOLDERS[page.family]].map((part) =>
    part.startsWith('[') ? segmentOf(page, part.slice(1, -1)) : part,
  )
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** The value of a dynamic segment: the parameter of its name, unless it combines several. */
function segmentOf({ family, params }: Page, name: string): string {
  const said = params as PageParams
  switch (name) {
    case 'view':
      return printView(ONLY_ICONS.includes(family) ? { ...said, kind: 'icon' } : said)
    case 'finding':
      return findingSegment(said)
    case 'outcome':
      return said.outcome ?? EVERYTHING
    case 'page':
      return String(said.page ?? 1)
    case 'query':
      return said.query === undefined ? EVERYTHING : new URLSearchParams({ query: said.query }).toString()
    case 'variant':
      return said.variant ?? EVERYTHING
    case 'initial':
      return said.initial ?? EVERYTHING
    case 'screen':
      return said.view ?? ''
    default:
      return String(said[name] ?? '')
  }
}

/** The search for contributors as one segment: `find=ada&order=name`. */
function findingSegment(finding: ContributorFinding): string {
  const said = printFinding(finding).map(([name, value]) => [name, value])
  return said.length === 0 ? EVERYTHING : new URLSearchParams(said).toString()
}
