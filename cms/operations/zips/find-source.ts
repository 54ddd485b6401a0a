import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import { decideOffer } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** A set of items: a user's own collection by id, a shared one by key, a pack or bundle by slug. */
export type ZipSource =
  | { readonly collection: string; readonly owner: string }
  | { readonly shareKey: string }
  | { readonly pack: string }
  | { readonly bundle: string }

export interface FoundSource {
  /** English, for packs and bundles. */
  readonly name: string
  /** A query of its entries, as `zipCandidates` takes it. */
  readonly entries: SQL
}

export function findSource(transaction: Transaction, source: ZipSource): Promise<Result<FoundSource>> {
  if ('pack' in source) return findPack(transaction, source.pack)
  if ('bundle' in source) return findBundle(transaction, source.bundle)
  return findCollection(transaction, source)
}

async function findCollection(
  transaction: Transaction,
  source: Extract<ZipSource, { collection: string } | { shareKey: string }>,
): Promise<Result<FoundSource>> {
  const condition =
    'collection' in source
      ? fragment`id::text = ${source.collection} and user_id = ${source.owner}`
      : fragment`share_key = ${source.shareKey}`
  const [found] = await transaction<Columns<'personal_collections', 'id' | 'name'>>(
    fragment`select id, name from personal_collections where ${condition}`,
  )
  if (found === undefined) return refuse('not-found')
  const { id, name } = found
  const entries = fragment`
    select item_id, pack_id, position from personal_collection_entries where collection_id = ${id}`
  return accept({ name, entries })
}

interface OfferedRow extends Record<string, unknown> {
  readonly id: Column<'packs.id' | 'bundles.id'>
  readonly name: Column<'packs_locales.title' | 'bundles_locales.title'>
  readonly visibility: Column<'packs.visibility' | 'bundles.visibility'>
}

async function findPack(transaction: Transaction, slug: string): Promise<Result<FoundSource>> {
  const [pack] = await transaction<OfferedRow>(fragment`
    select p.id, text.title as name, p.visibility::text from packs p
    join packs_locales text on text._parent_id = p.id and text._locale = 'en' where p.slug = ${slug}`)
  return offered(pack, (id) => fragment`select null::int as item_id, ${id}::int as pack_id, 0 as position`)
}

async function findBundle(transaction: Transaction, slug: string): Promise<Result<FoundSource>> {
  const [bundle] = await transaction<OfferedRow>(fragment`
    select b.id, text.title as name, b.visibility::text from bundles b
    join bundles_locales text on text._parent_id = b.id and text._locale = 'en' where b.slug = ${slug}`)
  return offered(
    bundle,
    (id) => fragment`
      select null::int as item_id, packs_id as pack_id, "order" as position
      from bundles_rels where parent_id = ${id} and path = 'packs'`,
  )
}

function offered(row: OfferedRow | undefined, entriesOf: (id: number) => SQL): Result<FoundSource> {
  if (row === undefined) return refuse('not-found')
  const offer = decideOffer(row.visibility)
  return offer.ok ? accept({ name: row.name, entries: entriesOf(row.id) }) : offer
}
