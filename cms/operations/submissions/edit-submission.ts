import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { runInTransaction } from '#cms/operations/submissions/run-command.ts'
import { writeDetails } from '#cms/operations/submissions/update-details.ts'
import { checkPlace } from '#cms/operations/taxonomy/check-place.ts'
import type { Format } from '#domain/assets/formats.ts'
import { KINDS } from '#domain/assets/kinds.ts'
import { marketplaceLicence } from '#domain/assets/marketplace-licence.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface EditSubmission {
  readonly actor: Holder
  readonly submission: number
  readonly expected: number
  readonly metadata: SubmissionMetadata
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Writes the metadata of a submission that its author may edit. Refuses when it has changed since the author read it,
 * a kind that does not accept the format of the file, and a category or style that does not exist. An update of a live work
 * keeps its details until it is published, and its kind, price and declarations stay those of the item.
 */
export function editSubmission(
  payload: Payload,
  { actor, submission, expected, metadata, at = null }: EditSubmission,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    // The command locks the submission and decides first; a later refusal rolls its event back with the rest.
    const done = await runInTransaction(transaction, {
      actor,
      submission,
      command: 'submission.edit',
      expected,
      at,
    })
    if (!done.ok) return done
    const written = await write(transaction, submission, metadata, at)
    if (!written.ok) throw new RefusedEdit(written)
    return accept(null)
  }).catch((error: unknown) => {
    if (error instanceof RefusedEdit) return error.refusal
    throw error
  })
}

/** Rolls the transaction back with a refusal. */
class RefusedEdit extends Error {
  readonly refusal: Extract<Result<null>, { ok: false }>
  constructor(refusal: Extract<Result<null>, { ok: false }>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

interface ItemRow extends Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly number: Present<'items.number'>
  readonly format: Column<'revisions.format'>
  readonly is_update: Computed<boolean>
}

async function write(
  transaction: Transaction,
  submission: number,
  metadata: SubmissionMetadata,
  at: Date | null,
): Promise<Result<null>> {
  const { title, description, keywords, kind, category, style } = metadata
  const placed = await checkPlace(transaction, metadata)
  if (!placed.ok) return placed
  const [row] = await transaction<ItemRow>(fragment`
    select i.id as item, i.number, r.format::text, s.replaces_id is not null as is_update from submissions s join items i on i.id = s.item_id
      join revisions r on r.id = s.revision_id where s.id = ${submission}`)
  if (row === undefined) return refuse('not-found')
  if (row.is_update) {
    await writeDetails(transaction, submission, metadata)
    return accept(null)
  }
  const accepted: readonly Format[] = KINDS[kind].formats
  if (row.format !== null && !accepted.includes(row.format))
    return refuseField('kind', 'file-format-not-for-kind')
  await transaction(fragment`
    update submissions set keywords = ${fragment.param([...keywords])}::text[] where id = ${submission}`)
  await transaction(fragment`
    update items set kind = ${kind}::enum_items_kind, slug = ${assetSlug(title, Number(row.number))},
      category_id = ${category}, style_id = ${style}, price_amount = ${metadata.price_cents}, price_currency = 'USD',
      free = ${metadata.price_cents === null}, editorial_only = ${metadata.editorial_only},
      generative_ai = ${metadata.generative_ai}, updated_at = ${momentOf(at)},
      licence_id = (select id from licences where code = ${marketplaceLicence(metadata.price_cents, metadata.editorial_only)}::enum_licences_code)
    where id = ${row.item}`)
  await transaction(fragment`
    insert into items_locales (_parent_id, _locale, title, description) values (${row.item}, 'en', ${title}, ${description})
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description`)
  return accept(null)
}
