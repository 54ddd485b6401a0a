import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { loadPack } from '#cms/operations/packs/load-pack.ts'
import { isInOtherPack, NEWEST_SUBMISSION, readAsWorks } from '#cms/operations/packs/pack-works.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { CANDIDATES_PER_PAGE, type PackCandidates } from '#domain/contract/console/packs.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'

interface Wanted {
  readonly pack: number
  readonly actor: Holder
  /** Words of the titles. */
  readonly q: string
  /** From 1. */
  readonly page: number
}

/** The works that the actor can add to a pack of theirs, newest first. Null where they may not edit it. */
export async function readCandidates(
  payload: Payload,
  { pack, actor, q, page }: Wanted,
): Promise<PackCandidates | null> {
  const transaction = transactionOf(payload)
  const loaded = await loadPack(transaction, pack, { lock: false })
  if (loaded === undefined) return null
  const { isDemonstration } = loaded
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.edit', { owner: author, team: null, contributor })) return null
  const words = q.split(/\s+/).filter(Boolean)
  const holdsAll = words.map((word) => fragment`and t.title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  const rows = await run<{ id: Column<'items.id'>; total: Computed<number> }>(
    payload,
    fragment`
    select i.id, (count(*) over ())::int as total from items i ${NEWEST_SUBMISSION}
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
     where i.contributor_id = ${contributor} and i.kind::text = ${loaded.kind}
       and (i.visibility = 'published' or (i.visibility = 'draft' and newest.state not in ('rejected', 'withdrawn')
         and (newest.is_demonstration or newest.state <> 'published')))
       and coalesce(newest.is_demonstration, false) = ${isDemonstration}
       and not exists (select from pack_works w where w.item_id = i.id and w.pack_id = ${pack})
       and not ${isInOtherPack(fragment`${pack}`)} ${fragment.join(holdsAll, fragment` `)}
     order by i.id desc limit ${CANDIDATES_PER_PAGE} offset ${(page - 1) * CANDIDATES_PER_PAGE}`,
  )
  const ids = rows.map(({ id }) => id)
  const works = await readAsWorks(transaction, pack, ids)
  return {
    works: works
      .toReversed()
      .map(({ item, title, standing, preview }) => ({ item, title, standing, preview })),
    total: rows[0]?.total ?? 0,
  }
}
