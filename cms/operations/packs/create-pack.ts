import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { logPackEvent } from '#cms/operations/packs/log-pack-event.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { findContributor } from '#cms/operations/submissions/insert-draft.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { accept, type Result, refuse, refuseWith } from '#domain/errors/catalogue.ts'
import { MOST_PACK_DRAFTS } from '#domain/packs/limits.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface CreatePack {
  readonly actor: Holder
  readonly kind: Kind
  /** Null for the first that the actor may upload for. */
  readonly contributor: number | null
  /** A demonstration of the seed, which is never published. */
  readonly isDemonstration?: boolean
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Starts an empty pack of a contributor: a draft row of `packs` and its submission. Refuses an actor without the right to
 * upload for the contributor, and more drafts than a contributor may have.
 *
 * @returns the id of the pack
 */
export function createPack(
  payload: Payload,
  { actor, kind, contributor: wanted, isDemonstration = false, at = null }: CreatePack,
): Promise<Result<number>> {
  return inTransaction<Result<number>>(payload, async (transaction) => {
    const contributor = await findContributor(transaction, actor, wanted)
    if (contributor === null) return refuse('forbidden', 'The account has no such contributor')
    await transaction(
      fragment`select pg_advisory_xact_lock(hashtextextended(${`packs of ${contributor}`}, 0))`,
    )
    const drafts = await countDrafts(transaction, contributor)
    if (drafts >= MOST_PACK_DRAFTS) return refuseWith('too-many-pack-drafts', { most: MOST_PACK_DRAFTS })
    const pack = await insertPack(transaction, kind, contributor)
    await transaction(fragment`
      insert into pack_submissions (pack_id, contributor_id, is_demonstration, created_at, updated_at)
      values (${pack}, ${contributor}, ${isDemonstration}, ${momentOf(at)}, ${momentOf(at)})`)
    const [command, from, to] = ['submission.create', 'draft', 'draft'] as const
    await logPackEvent(transaction, { pack, actor, command, from, to, at })
    return accept(pack)
  })
}

async function countDrafts(transaction: Transaction, contributor: number): Promise<number> {
  const [row] = await transaction<{ count: Computed<number> }>(fragment`
    select count(*)::int as count from pack_submissions where contributor_id = ${contributor} and state = 'draft'`)
  return row?.count ?? 0
}

async function insertPack(transaction: Transaction, kind: Kind, contributor: number): Promise<number> {
  const [next] = await transaction<{ number: Computed<string> }>(
    fragment`select nextval('asset_numbers') as number`,
  )
  const number = Number(next?.number)
  const [pack] = await transaction<{ id: Column<'packs.id'> }>(fragment`
    insert into packs (kind, visibility, slug, short_id, number, free, licence_id, contributor_id)
    select ${kind}::enum_packs_kind, 'draft', ${assetSlug('', number)}, ${shortId(number)}, ${number}, true, l.id,
      ${contributor} from licences l where l.code = 'motif-free' returning id`)
  if (pack === undefined) throw new Error('the licence motif-free does not exist')
  await transaction(
    fragment`insert into packs_locales (_parent_id, _locale, title) values (${pack.id}, 'en', '')`,
  )
  return pack.id
}
