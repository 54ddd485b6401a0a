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

type Named = Partial<
  Record<'slug' | 'username' | 'hash' | 'use' | 'section' | 'id' | 'key' | 'designation' | 'initial', string>
>
/** A page of signing in says by `view` which it is; everything else, what of a listing it shows. */
type Said = ListingParams & ContributorFinding & { readonly view?: string }

/** The inside path of a page, percent-encoded: `/ja/listing/kind%3Dicon`. */
export function insideOfPage({ family, params }: Page, locale: Locale): string {
  const {
    slug = '',
    username = '',
    hash = '',
    use = '',
    section = '',
    id = '',
    key = '',
    designation = '',
    initial = EVERYTHING,
    view: screen = '',
    ...said
  } = params as Named & Said
  const view: ListingParams = ONLY_ICONS.includes(family) ? { ...said, kind: 'icon' } : said
  const values: Readonly<Record<string, string>> = {
    '[slug]': slug,
    '[username]': username,
    '[hash]': hash,
    '[use]': use,
    '[section]': section,
    '[id]': id,
    '[key]': key,
    '[designation]': designation,
    '[initial]': initial,
    '[finding]': insideFinding(said),
    '[screen]': screen,
    '[view]': printView(view),
  }
  return `/${[locale, ...FOLDERS[family]].map((part) => encodeURIComponent(values[part] ?? part)).join('/')}`
}

/** Who is looked for as one segment: `find=ada&order=name`. */
function insideFinding(finding: ContributorFinding): string {
  const said = printFinding(finding).map(([name, value]) => [name, value])
  return said.length === 0 ? EVERYTHING : new URLSearchParams(said).toString()
}
