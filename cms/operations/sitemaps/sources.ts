import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import { sectionOf } from '#domain/sitemaps/sections.ts'

/** A row that has a page of its own. */
export interface ListedRow extends Record<string, unknown> {
  readonly kind: Kind | null
  readonly free: boolean | null
  readonly slug: string
  readonly changed_at: Date
  /** Languages in which it has a title of its own; null where every language has the page. */
  readonly locales: readonly Locale[] | null
}

export interface SitemapSource {
  /** Tells it from others, which may be of the same table. */
  readonly name: string
  readonly table: string
  /** Which rows (aliased `a`) have a page that search engines may list. */
  readonly listed: SQL
  readonly kind: SQL
  readonly free: SQL
  readonly slug: SQL
  readonly locales: SQL
  /** The sort of page that a row has. */
  readonly section: (row: ListedRow) => string
  readonly page: (row: ListedRow) => Page
}

const PLACE = {
  kind: fragment`null`,
  free: fragment`null::boolean`,
  slug: fragment`a.slug`,
  locales: fragment`null::text[]`,
} as const

/** Whatever stands in the catalogue and has a page, by the table it is kept in. */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  {
    ...PLACE,
    name: 'items',
    table: 'items',
    listed: fragment`a.visibility = 'published' and a.shown_sha256 is not null`,
    kind: fragment`a.kind::text`,
    free: fragment`a.free`,
    locales: localesWithTitle('items'),
    section: (row) => sectionOf('item', kindOf(row)),
    page: (row) => ({ family: 'item', params: detailOf(row) }),
  },
  {
    ...PLACE,
    name: 'packs',
    table: 'packs',
    listed: fragment`a.visibility = 'published'`,
    kind: fragment`a.kind::text`,
    free: fragment`a.free`,
    locales: localesWithTitle('packs'),
    section: (row) => sectionOf('pack', kindOf(row)),
    page: (row) => ({ family: 'pack', params: detailOf(row) }),
  },
  {
    ...PLACE,
    name: 'bundles',
    table: 'bundles',
    listed: fragment`a.visibility = 'published'`,
    locales: localesWithTitle('bundles'),
    section: () => 'bundles',
    page: ({ slug }) => ({ family: 'bundle', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'contributors',
    table: 'contributors',
    listed: fragment`(a.item_count > 0 or a.pack_count > 0)`,
    slug: fragment`a.username`,
    section: () => 'contributors',
    page: ({ slug }) => ({ family: 'contributor', params: { username: slug } }),
  },
  {
    ...PLACE,
    name: 'categories',
    table: 'categories',
    listed: fragment`a.item_count > 0`,
    section: () => 'categories',
    page: ({ slug }) => ({ family: 'category', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'styles',
    table: 'styles',
    listed: fragment`a.item_count > 0`,
    section: () => 'styles',
    page: ({ slug }) => ({ family: 'style', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'icon-styles',
    table: 'styles',
    listed: fragment`a.id in (
      select counted.style_id from catalogue_counts counted where counted.form = 'item' and counted.kind = 'icon')`,
    section: () => 'icon-styles',
    page: ({ slug }) => ({ family: 'iconStyle', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'collections',
    table: 'collections',
    listed: fragment`a._status = 'published'`,
    section: () => 'collections',
    page: ({ slug }) => ({ family: 'collection', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'subjects',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'root'`,
    section: () => 'subjects',
    page: ({ slug }) => ({ family: 'landing', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'campaigns',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'campaign'`,
    section: () => 'campaigns',
    page: ({ slug }) => ({ family: 'campaign', params: { slug } }),
  },
]

function detailOf(row: ListedRow) {
  return { kind: kindOf(row), free: row.free === true, slug: row.slug }
}

function kindOf({ kind, slug }: ListedRow): Kind {
  if (kind === null) throw new Error(`${slug} has no kind`)
  return kind
}

/** Elsewhere an asset is shown with its English title, at an address that names the English page as its own. */
function localesWithTitle(table: string): SQL {
  return fragment`(
    select array_agg(text._locale::text) from ${fragment.raw(`${table}_locales`)} text
     where text._parent_id = a.id and text.title is not null)`
}

/** The languages in which a row has a page. */
export function localesOf({ locales }: ListedRow): readonly Locale[] {
  return locales === null
    ? LOCALE_CODES
    : LOCALE_CODES.filter((code) => code === 'en' || locales.includes(code))
}
