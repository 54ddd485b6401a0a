import { type ContributorFinding, printFinding } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Family, ListingParams, Page } from '#domain/routing/params.ts'
import { EVERYTHING, printView } from '#domain/routing/view.ts'

/**
 * Where the page of each family stands in the storefront's `app/[locale]`: its folder, then what its dynamic
 * segments are. These paths are for the proxy's rewrites alone; as addresses they mean nothing.
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
  licences: ['licences'],
  pictureSearch: ['picture-search'],
  pictureResults: ['picture-search', '[hash]', '[view]'],
  auth: ['auth', '[screen]'],
  loginWithWeb: ['login-with-web'],
  canva: ['canva', '[screen]'],
  logout: ['logout'],
  dashboard: ['dashboard', '[section]'],
  ownCollection: ['dashboard', 'favorites', '[id]'],
  sharedCollection: ['shared', '[key]'],
  campaign: ['landing', 'campaign', '[slug]', '[view]'],
  landing: ['landing', 'root', '[slug]', '[view]'],
} as const satisfies Record<Family, readonly string[]>

/** Their addresses say by a word of their own what others say by a kind. */
const ONLY_ICONS: readonly Family[] = ['iconStyles', 'iconStyle']

interface Named {
  readonly initial?: string
  /** Which page of signing in it is. */
  readonly view?: string
  readonly [name: string]: unknown
}
/** What any page may say. */
type Said = ListingParams & ContributorFinding & Named

/** The inside path of a page, percent-encoded: `/ja/listing/kind%3Dicon`. */
export function insideOfPage(page: Page, locale: Locale): string {
  const parts = [locale, ...FOLDERS[page.family]].map((part) =>
    part.startsWith('[') ? segmentOf(page, part.slice(1, -1)) : part,
  )
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** What stands in a dynamic segment: the parameter of its name, unless it gathers several. */
function segmentOf({ family, params }: Page, name: string): string {
  const said = params as Said
  switch (name) {
    case 'view':
      return printView(ONLY_ICONS.includes(family) ? { ...said, kind: 'icon' } : said)
    case 'finding':
      return insideFinding(said)
    case 'initial':
      return said.initial ?? EVERYTHING
    case 'screen':
      return said.view ?? ''
    default:
      return String(said[name] ?? '')
  }
}

/** Who is looked for as one segment: `find=ada&order=name`. */
function insideFinding(finding: ContributorFinding): string {
  const said = printFinding(finding).map(([name, value]) => [name, value])
  return said.length === 0 ? EVERYTHING : new URLSearchParams(said).toString()
}
