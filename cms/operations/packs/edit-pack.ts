import type { Payload, Transaction } from '#cms/operations/database.ts'
import { fragment } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { readAsWorks, readPackWorks } from '#cms/operations/packs/pack-works.ts'
import { runPackInTransaction } from '#cms/operations/packs/run-pack-command.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { checkPlace } from '#cms/operations/taxonomy/check-place.ts'
import { marketplaceLicence } from '#domain/assets/marketplace-licence.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import type { PackDetails } from '#domain/contract/console/packs.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'
import { checkCover } from '#domain/packs/contents.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface EditPack {
  readonly actor: Holder
  readonly pack: number
  readonly expected: number
  readonly details: PackDetails
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Writes the details of a pack that its author may edit, its works in their order, and its cover. Refuses when it has
 * changed since the author read it, works of others or of other kinds, and works that are in another pack.
 */
export function editPack(
  payload: Payload,
  { actor, pack, expected, details, at = null }: EditPack,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    // The command locks the pack and decides first; a later refusal rolls its event back with the rest.
    const done = await runPackInTransaction(transaction, {
      actor,
      pack,
      command: 'submission.edit',
      expected,
      at,
    })
    if (!done.ok) return done
    const placed = await checkPlace(transaction, details)
    if (!placed.ok) return placed
    const checked = await checkWorks(transaction, pack, details.works)
    if (!checked.ok) return checked
    if (!checkCover(details.cover, details.works).ok) return refuseField('cover', 'pack-cover-invalid')
    await writeDetails(transaction, pack, details)
    await writeWorks(transaction, pack, details)
    return accept(null)
  })
}

/** Works that are already in the pack may stay, whatever became of them: submitting names those that are in the way. */
async function checkWorks(
  transaction: Transaction,
  pack: number,
  works: readonly number[],
): Promise<Result<true>> {
  const kept = new Set((await readPackWorks(transaction, pack)).map(({ item }) => item))
  const added = works.filter((item) => !kept.has(item)).toSorted((a, b) => a - b)
  if (added.length === 0) return accept(true)
  // Two packs that take one work at the same time do so one after the other.
  const own = await transaction<{ id: Column<'items.id'> }>(fragment`
    select i.id from items i join packs p on p.id = ${pack}
     where i.id = any(${fragment.param(added)}::int[]) and i.contributor_id = p.contributor_id
       and i.kind::text = p.kind::text
     order by i.id for update of i`)
  if (own.length !== added.length) return refuseField('works', 'not-found')
  const rows = await readAsWorks(transaction, pack, added)
  return rows.some(({ standing }) => standing === 'missing')
    ? refuseField('works', 'pack-work-taken')
    : accept(true)
}

async function writeDetails(transaction: Transaction, pack: number, details: PackDetails): Promise<void> {
  const { title, description, keywords, category, style, price_cents: price } = details
  const [row] = await transaction<{ number: Present<'packs.number'> }>(
    fragment`select number from packs where id = ${pack}`,
  )
  if (row === undefined) throw new Error(`pack ${pack} does not exist`)
  await transaction(fragment`
    update pack_submissions set keywords = ${fragment.param([...keywords])}::text[] where pack_id = ${pack}`)
  await transaction(fragment`
    update packs set slug = ${assetSlug(title, Number(row.number))}, category_id = ${category}, style_id = ${style},
      price_amount = ${price}, price_currency = 'USD', free = ${price === null}, updated_at = now(),
      licence_id = (select id from licences where code = ${marketplaceLicence(price)}::enum_licences_code)
    where id = ${pack}`)
  await transaction(fragment`
    insert into packs_locales (_parent_id, _locale, title, description) values (${pack}, 'en', ${title}, ${description})
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description`)
}

async function writeWorks(
  transaction: Transaction,
  pack: number,
  { works, cover }: Pick<PackDetails, 'works' | 'cover'>,
): Promise<void> {
  await transaction(fragment`delete from pack_works where pack_id = ${pack}`)
  await transaction(fragment`
    insert into pack_works (pack_id, item_id, position, cover)
    select ${pack}, work.id, work.place, chosen.place
      from unnest(${fragment.param([...works])}::int[]) with ordinality as work (id, place)
      left join unnest(${fragment.param([...cover])}::int[]) with ordinality as chosen (id, place) on chosen.id = work.id`)
}
