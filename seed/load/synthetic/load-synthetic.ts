import type pg from 'pg'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { SeedFault } from '../fault.ts'
import { announceCatalogue } from '../finish/announce.ts'
import { count } from '../finish/count.ts'
import { idOf } from '../reference/ids.ts'
import { loadLicences } from '../reference/licences.ts'
import { loadCategories, loadStyles } from '../reference/terms.ts'
import { copyRows } from '../rows/copy-rows.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import { reserveIds } from '../rows/reserve-ids.ts'
import { inTransaction } from '../rows/transaction.ts'
import type { Frame } from './frame.ts'
import * as itemRows from './item-rows.ts'
import { type Layout, layOut } from './layout.ts'
import * as packRows from './pack-rows.ts'
import { loadSamples } from './samples.ts'
import { vocabulary } from './vocabulary.ts'
import { withoutIndexes } from './without-indexes.ts'

type Say = (line: string) => void

/**
 * Fills an empty library with generated items in realistic proportions, for measurements. It runs in one transaction,
 * so an error loads nothing. Titles are English only.
 *
 * @throws SeedFault when the library is not empty
 */
export async function loadSynthetic(client: pg.ClientBase, items: number, say: Say): Promise<void> {
  await refuseUnlessEmpty(client)
  const terms = vocabulary()
  await inTransaction(client, async () => {
    const licences = await loadLicences(client)
    const categories = [...(await loadCategories(client)).values()]
    const layout = layOut(items, terms, categories.length)
    const packCount = [...layout.packs()].length
    await insertMissing(
      client,
      'tags',
      terms.map(({ slug }) => ({ slug, item_count: 0 })),
    )
    const tags = await idsByKey(client, 'tags', 'slug')
    const names = terms.map(({ slug, text }) => ({ _locale: 'en', _parent_id: idOf(tags, slug), name: text }))
    await insertMissing(client, 'tags_locales', names)
    const frame: Frame = {
      firstItem: await reserveIds(client, 'items_id_seq', items),
      firstRevision: await reserveIds(client, 'revisions_id_seq', items),
      firstPack: await reserveIds(client, 'packs_id_seq', packCount),
      firstContributor: await reserveIds(client, 'contributors_id_seq', layout.contributors),
      firstPackNumber: await reserveIds(client, 'asset_numbers', packCount),
      firstItemNumber: await reserveIds(client, 'asset_numbers', items),
      licences: { free: idOf(licences, 'motif-free'), sale: idOf(licences, 'motif-standard') },
      categories,
      styles: await loadStyles(client),
      tags,
      samples: await loadSamples(client),
    }
    await copyAuthorsAndPacks(client, layout, frame)
    await withoutIndexes(client, ITEM_TABLES, () => copyItems(client, layout, frame, say), say)
    say('counting')
    await count(client)
    await announceCatalogue(client)
  })
  await client.query('refresh materialized view catalogue_counts')
  await client.query('vacuum analyze')
}

const ITEM_TABLES = ['items', 'items_locales', 'items_rels', 'revisions'] as const

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ holds: Computed<boolean> }>(
    'select exists (select from items) or exists (select from packs) or exists (select from contributors) as holds',
  )
  if (rows[0]?.holds)
    throw new SeedFault('A synthetic catalogue goes into an empty database only, and this one holds assets.')
}

async function copyAuthorsAndPacks(client: pg.ClientBase, layout: Layout, frame: Frame): Promise<void> {
  const contributors = Array.from({ length: layout.contributors }, (_, index) =>
    packRows.contributorRow(index, frame),
  )
  await copyRows(client, 'contributors', contributors)
  await copyRows(
    client,
    'packs',
    map(layout.packs(), (pack) => packRows.packRow(pack, frame)),
  )
  const texts = map(layout.packs(), (pack) => packRows.packTextRow(pack, frame))
  await copyRows(client, 'packs_locales', texts)
}

/**
 * Copies one table after the other. The layout is generated again for each, which costs less than keeping it in
 * memory.
 */
async function copyItems(client: pg.ClientBase, layout: Layout, frame: Frame, say: Say): Promise<void> {
  const items = (what: string) => watched(layout.everyItem(), { what, total: layout.items, say })
  await copyRows(
    client,
    'items',
    map(items('items'), (item) => itemRows.itemRow(item, frame)),
  )
  await copyRows(
    client,
    'items_locales',
    map(items('titles'), (item) => itemRows.itemTextRow(item, frame)),
  )
  await copyRows(
    client,
    'items_rels',
    flatMap(items('tags'), (item) => itemRows.tagRows(item, frame)),
  )
  await copyRows(
    client,
    'revisions',
    map(items('revisions'), (item) => itemRows.revisionRow(item, frame)),
  )
}

const REPORT_INTERVAL_MS = 2000

function* watched<T>(
  values: Iterable<T>,
  { what, total, say }: { readonly what: string; readonly total: number; readonly say: Say },
): Generator<T> {
  const started = Date.now()
  let saidAt = started
  let done = 0
  for (const value of values) {
    yield value
    done += 1
    if (done % 1000 !== 0 || Date.now() - saidAt < REPORT_INTERVAL_MS) continue
    saidAt = Date.now()
    const perSecond = Math.round((done * 1000) / (saidAt - started))
    say(`${what}: ${Math.round((done * 100) / total)} %, ${done} of ${total}, ${perSecond}/s`)
  }
}

function* map<T, R>(values: Iterable<T>, change: (value: T) => R): Generator<R> {
  for (const value of values) yield change(value)
}

function* flatMap<T, R>(values: Iterable<T>, change: (value: T) => Iterable<R>): Generator<R> {
  for (const value of values) yield* change(value)
}
