import { setVisibility } from '#cms/operations/assets/set-visibility.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { decideVisibility, type VisibilityCommand } from '#domain/assets/visibility-commands.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

export interface ChangeVisibility {
  readonly actor: Holder
  readonly item: number
  readonly command: VisibilityCommand
  /** The state that the actor saw. */
  readonly expected: Visibility
  /** For the audit log; a removal needs one. */
  readonly reason: string | null
}

interface ItemRow extends Record<string, unknown> {
  readonly visibility: Column<'items.visibility'>
  readonly slug: Column<'items.slug'>
  readonly owner: Column<'contributors.owner_id'>
  readonly contributor: Column<'items.contributor_id'>
}

/**
 * Rests, retires, restores or removes an item in one transaction: locks it, decides, writes its state, the audit log and
 * the outbox. Refuses with the codes of `decideVisibility`, and with `not-found`.
 */
export function changeVisibility(payload: Payload, change: ChangeVisibility): Promise<Result<Visibility>> {
  return inTransaction(payload, (transaction) => changeInTransaction(transaction, change))
}

/** The same as part of a larger transaction. */
export async function changeInTransaction(
  transaction: Transaction,
  { actor, item, command, expected, reason }: ChangeVisibility,
): Promise<Result<Visibility>> {
  const [row] = await transaction<ItemRow>(fragment`
    select i.visibility::text, i.slug, c.owner_id as owner, c.id as contributor
      from items i join contributors c on c.id = i.contributor_id where i.id = ${item} for update of i`)
  if (row === undefined) return refuse('not-found', 'There is no such item')
  const { visibility: from, slug } = row
  const decided = decideVisibility(row, { command, actor, expected, reason })
  if (!decided.ok) return decided
  const to = decided.value
  await setVisibility(transaction, { item, slug, from, to })
  await logCommand(transaction, {
    actor,
    command,
    resource: 'items',
    record: item,
    reason,
    before: { visibility: from },
    after: { visibility: to },
  })
  return decided
}
