import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { type LandingAddress, landingPath } from '#domain/landing/places.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import type { CuratedLandingPage } from '#seed/landing-pages.ts'
import type { NewBlocks, WorksOfKind } from '#seed/pages/blocks.ts'
import { inLanguage, withTextsOf } from '#seed/pages/in-language.ts'
import { SUBJECT_BLOCKS } from '#seed/pages/subject-blocks.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** Works of each kind that blocks may name. */
const WORKS_OF_KIND = 12

/** The most popular free works of each kind, those that move first where the kind moves. */
export async function readWorks(client: pg.ClientBase): Promise<WorksOfKind> {
  const { rows } = await client.query<{ kind: Column<'items.kind'>; ids: Computed<number[]> }>(
    `select kind, (array_agg(id order by moves desc, popularity desc, id))[1:$1] as ids from (
       select id, kind::text, popularity, coalesce(shown_motion in ('lottie', 'model'), false) as moves
         from items where visibility = 'published' and shown_sha256 is not null and free) shown
      group by kind`,
    [WORKS_OF_KIND],
  )
  const ids = new Map(rows.map((row) => [row.kind, row.ids]))
  return (kind, most) => (ids.get(kind) ?? []).slice(0, most)
}

/** The pages whose address is unused, also by drafts. */
export async function newLandingPages(
  client: pg.ClientBase,
  curated: readonly CuratedLandingPage[],
): Promise<readonly CuratedLandingPage[]> {
  const { rows } = await client.query<LandingAddress>('select place::text, slug from landing_pages')
  const known = new Set(rows.map(landingPath))
  return curated.filter((page) => !known.has(landingPath(page)))
}

/** A page with the rows of the taxonomy that it names. */
export interface NewLandingPage {
  readonly page: CuratedLandingPage
  readonly tags: readonly number[]
  readonly styles: readonly number[]
  readonly categories: readonly number[]
  readonly blocks: NewBlocks
}

/** The pages for whose fields the library has at least one term each. */
export async function withTerms(
  client: pg.ClientBase,
  pages: readonly CuratedLandingPage[],
  works: WorksOfKind,
): Promise<readonly NewLandingPage[]> {
  const [tags, styles, categories] = [
    await idsByKey(
      client,
      'tags',
      'slug',
      pages.flatMap(({ tags = [] }) => tags),
    ),
    await idsByKey(client, 'styles', 'slug'),
    await idsByKey(client, 'categories', 'slug'),
  ]
  const idsOf = (known: ReadonlyMap<string, number>, slugs: readonly string[] = []) =>
    slugs.flatMap((slug) => known.get(slug) ?? [])
  return pages
    .map((page) => ({
      page,
      tags: idsOf(tags, page.tags),
      styles: idsOf(styles, page.styles),
      categories: idsOf(categories, page.categories),
      blocks: (page.blocks ?? SUBJECT_BLOCKS[page.slug])?.(works) ?? [],
    }))
    .filter(({ page, ...found }) => FIELDS.every((field) => !page[field]?.length || found[field].length > 0))
}

/** A page that names terms of a field, none of which the library has, would list every item. */
const FIELDS = ['tags', 'styles', 'categories'] as const

/** Publishes pages in every language, then links each to its related pages, new or existing. */
export async function createLandingPages(
  payload: Payload,
  req: TransactionOnly,
  pages: readonly NewLandingPage[],
): Promise<void> {
  const made: { readonly id: number; readonly page: CuratedLandingPage }[] = []
  for (const page of pages) made.push({ id: await createLandingPage(payload, req, page), page: page.page })
  const { docs } = await payload.find({
    collection: 'landing-pages',
    where: { slug: { in: pages.flatMap(({ page }) => page.related) } },
    pagination: false,
    depth: 0,
    req,
  })
  const ids = new Map(docs.map(({ id, slug }) => [slug, id]))
  for (const { id, page } of made) {
    const related = page.related.flatMap((slug) => ids.get(slug) ?? [])
    if (related.length === 0) continue
    await payload.update({
      collection: 'landing-pages',
      depth: 0,
      id,
      data: { related, _status: 'published' },
      req,
    })
  }
}

async function createLandingPage(
  payload: Payload,
  req: TransactionOnly,
  { page, tags, styles, categories, blocks }: NewLandingPage,
): Promise<number> {
  const { place, slug, titles, descriptions, hero, kinds = [], price = 'all', layout = 'listing' } = page
  const created = await payload.create({
    collection: 'landing-pages',
    depth: 0,
    locale: DEFAULT_LOCALE,
    data: {
      title: titles[DEFAULT_LOCALE],
      description: descriptions[DEFAULT_LOCALE],
      place,
      slug,
      hero,
      layout,
      blocks,
      selection: {
        price,
        kinds: [...kinds],
        tags: [...tags],
        styles: [...styles],
        categories: [...categories],
      },
      _status: 'published',
    },
    req,
  })
  for (const locale of LOCALE_CODES) {
    if (locale === DEFAULT_LOCALE) continue
    const data = {
      title: titles[locale],
      description: descriptions[locale],
      blocks: titled(
        page.blocksIn
          ? withTextsOf(created.blocks ?? [], page.blocksIn(locale))
          : inLanguage(created.blocks ?? [], locale),
        titles[locale],
      ),
      _status: 'published' as const,
    }
    await payload.update({ collection: 'landing-pages', depth: 0, id: created.id, locale, data, req })
  }
  return created.id
}

/** The blocks with the title of the page in its hero. */
function titled(blocks: NewBlocks, heading: string): NewBlocks {
  return blocks.map((block) => (block.blockType === 'hero' ? { ...block, heading } : block))
}
