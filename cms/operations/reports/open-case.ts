import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { runInTransaction } from '#cms/operations/takedowns/run-command.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface NewCase {
  readonly actor: Holder
  readonly item: number
  readonly contributor: number
  /** What the report says. */
  readonly words: string
  /** Why staff take it up. */
  readonly note: string
  /** The address of support, which gets the mails of a claimant. */
  readonly support: string
}

/** The claimant of cases that staff open themselves. */
const CLAIMANT = 'Motif'

/**
 * Opens a takedown case for a reported work in the name of the library, already confirmed: the reporter is no claimant,
 * and has declared nothing.
 *
 * @returns the id of the case
 */
export async function openCase(
  transaction: Transaction,
  { actor, item, contributor, words, note, support }: NewCase,
): Promise<number> {
  const [claim] = await transaction<{ id: Column<'takedown_claims.id'> }>(fragment`
    insert into takedown_claims (name, email, capacity, original, claim, signature, locale, confirmed_at)
    select ${CLAIMANT}, ${support}, 'agent', ${words}, ${note}, coalesce(u.name, u.email), 'en', now()
      from users u where u.id = ${actor.id} returning id`)
  if (claim === undefined) throw new Error('no claim was written')
  const [opened] = await transaction<{ id: Column<'takedowns.id'> }>(fragment`
    with opened as (
      insert into takedowns (claim_id, contributor_id) values (${claim.id}::uuid, ${contributor}) returning id),
    work as (insert into takedown_works (takedown_id, item_id) select id, ${item}::int from opened)
    select id from opened`)
  if (opened === undefined) throw new Error('no case was opened')
  const confirmed = await runInTransaction(transaction, {
    actor: null,
    takedown: opened.id,
    command: 'takedown.confirm',
    expected: 1,
  })
  if (!confirmed.ok) throw new Error(`case ${opened.id} was not confirmed: ${confirmed.code}`)
  return opened.id
}
