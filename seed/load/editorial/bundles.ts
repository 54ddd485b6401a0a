import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import type { CuratedBundle } from '#seed/curated.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import { publishedAt } from '../spread.ts'
import type { TransactionOnly } from './transaction.ts'

/** A bundle with the values that follow from its packs. */
export interface Bundle extends CuratedBundle {
  readonly packIds: readonly number[]
  readonly licenceId: number
  readonly contributorId: number
  readonly popularity: number
}

/** The bundles that are not in the library, with at least two packs that are. */
export async function bundlesOf(
  client: pg.ClientBase,
  curated: readonly CuratedBundle[],
): Promise<readonly Bundle[]> {
  const known = await idsByKey(client, 'bundles', 'source_key')
  const bundles: Bundle[] = []
  for (const bundle of curated.filter(({ slug }) => !known.has(sourceKey(slug)))) {
    const packs = await packsOf(client, bundle.packs)
    const [lead] = packs
    if (!lead || packs.length < 2) continue
    bundles.push({
      ...bundle,
      packIds: packs.map(({ id }) => id),
      // The strictest licence of the packs: complying with it complies with all of them.
      licenceId: (packs.find(({ attribution }) => attribution) ?? lead).licence_id,
      contributorId: lead.contributor_id,
      popularity: packs.reduce((sum, { popularity }) => sum + popularity, 0) / packs.length,
    })
  }
  return bundles
}

/** Publishes a bundle in every language. */
export async function createBundle(payload: Payload, req: TransactionOnly, bundle: Bundle): Promise<void> {
  const { slug, titles, descriptions, price, tint, packIds, licenceId, contributorId, popularity } = bundle
  const { id } = await payload.create({
    collection: 'bundles',
    depth: 0,
    locale: DEFAULT_LOCALE,
    data: {
      title: titles[DEFAULT_LOCALE],
      description: descriptions[DEFAULT_LOCALE],
      visibility: 'published',
      publishedAt: publishedAt(sourceKey(slug)).toISOString(),
      sourceKey: sourceKey(slug),
      priceAmount: price,
      priceCurrency: 'USD',
      licence: licenceId,
      contributor: contributorId,
      packs: [...packIds],
      tint,
      views: 0,
      downloads: 0,
      popularity: Math.round(popularity * 1e4) / 1e4,
    },
    req,
  })
  for (const locale of LOCALE_CODES) {
    if (locale === DEFAULT_LOCALE) continue
    const data = { title: titles[locale], description: descriptions[locale] }
    await payload.update({ collection: 'bundles', depth: 0, id, locale, data, req })
  }
}

function sourceKey(slug: string): string {
  return `bundle:${slug}`
}

interface PackRow {
  id: Column<'packs.id'>
  licence_id: Column<'packs.licence_id'>
  contributor_id: Column<'packs.contributor_id'>
  attribution: Computed<boolean>
  popularity: Cast<'packs.popularity', number>
}

async function packsOf(client: pg.ClientBase, keys: readonly string[]): Promise<readonly PackRow[]> {
  const { rows } = await client.query<PackRow>(
    `select packs.id, licence_id, contributor_id, licences.attribution, popularity::float8
     from packs join licences on licences.id = licence_id
     where source_key = any($1) order by array_position($1, source_key::text)`,
    [keys],
  )
  return rows
}
