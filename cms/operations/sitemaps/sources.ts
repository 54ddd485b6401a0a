import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import { sectionOf } from '#domain/sitemaps/sections.ts'

/** A row with a page of its own. */
export interface ListedRow extends Record<string, unknown> {
  readonly kind: Column<`${'items' | 'packs'}.kind`> | null
  readonly free: Column<`${'items' | 'packs'}.free`>
  readonly slug: Computed<string>
  readonly changed_at: Column<'items.updated_at'>
  /** Languages in which the row has a title; null when every language has the page. */
  readonly locales: Computed<readonly Locale[] | null>
}

export interface SitemapSource {
  /** Identifies the source; several may use one table. */
  readonly name: string
  readonly table: string
  /** The condition of rows (aliased `a`) with an indexed page. */
  readonly listed: SQL
  readonly kind: SQL
  readonly free: SQL
  readonly slug: SQL
  readonly locales: SQL
  /** The section of a row's page. */
  readonly section: (row: ListedRow) => string
  readonly page: (row: ListedRow) => Page
}

const PLACE = {
  kind: fragment`null`,
  free: fragment`null::boolean`,
  slug: fragment`a.slug`,
  locales: fragment`null::text[]`,
} as const

/** All tables with indexed pages. */
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
    // Categories of the Unicons font have no page.
    listed: fragment`a.item_count > 0 and a.tree = 'general'`,
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
    listed: fragment`a._status = 'published' and a.place = 'root' and a.seo_hidden is not true`,
    section: () => 'subjects',
    page: ({ slug }) => ({ family: 'landing', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'campaigns',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'campaign' and a.seo_hidden is not true`,
    section: () => 'campaigns',
    page: ({ slug }) => ({ family: 'campaign', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'information',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'page' and a.seo_hidden is not true`,
    section: () => 'information',
    page: ({ slug }) => ({ family: 'page', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'plugins',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'plugin' and a.seo_hidden is not true`,
    section: () => 'plugins',
    page: ({ slug }) => ({ family: 'plugin', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'desktop',
    table: 'landing_pages',
    listed: fragment`a._status = 'published' and a.place = 'desktop' and a.seo_hidden is not true`,
    section: () => 'desktop',
    page: ({ slug }) => ({ family: 'desktop', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'posts',
    table: 'posts',
    listed: fragment`a._status = 'published' and a.published_at <= now()`,
    locales: fragment`(
      select array_agg(text._locale::text) from posts_locales text
      where text._parent_id = a.id and text.title is not null and text.body is not null)`,
    section: () => 'blog',
    page: ({ slug }) => ({ family: 'blogPost', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'blog-categories',
    table: 'blog_topics',
    listed: fragment`a.kind = 'category' and a.id in (select category_id from posts where _status = 'published')`,
    section: () => 'blog-categories',
    page: ({ slug }) => ({ family: 'blogCategory', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'blog-tags',
    table: 'blog_topics',
    listed: fragment`a.kind = 'tag' and a.id in (
      select rel.blog_topics_id from posts_rels rel join posts p on p.id = rel.parent_id
      where rel.path = 'tags' and p._status = 'published')`,
    section: () => 'blog-tags',
    page: ({ slug }) => ({ family: 'blogTag', params: { slug } }),
  },
  {
    ...PLACE,
    name: 'blog-authors',
    table: 'authors',
    listed: fragment`a.id in (select author_id from posts where _status = 'published')`,
    section: () => 'blog-authors',
    page: ({ slug }) => ({ family: 'blogAuthor', params: { slug } }),
  },
]

function detailOf(row: ListedRow) {
  return { kind: kindOf(row), free: row.free === true, slug: row.slug }
}

function kindOf({ kind, slug }: ListedRow): Kind {
  if (kind === null) throw new Error(`${slug} has no kind`)
  return kind
}

/** In other languages the asset is shown with its English title, and the canonical address is the English page. */
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
