import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { TakedownFacts } from '#domain/takedown/decide.ts'

/** A case as commands need it: the facts of the decision, and the ids that they write. */
export interface LoadedCase {
  readonly id: number
  readonly claim: string
  readonly contributor: number
  /** Its works, in order. */
  readonly items: readonly number[]
  readonly licences: Column<'takedowns.licences'>
  readonly facts: TakedownFacts
}

interface Row extends Record<string, unknown> {
  readonly claim: Column<'takedowns.claim_id'>
  readonly contributor: Column<'takedowns.contributor_id'>
  readonly licences: Column<'takedowns.licences'>
  readonly state: Column<'takedowns.state'>
  readonly version: Column<'takedowns.version'>
  readonly author: Column<'contributors.owner_id'>
  readonly upheld_by: Column<'takedowns.upheld_by'>
  readonly hear_until: Column<'takedowns.hear_until'>
  readonly counter_until: Column<'takedowns.counter_until'>
}

/**
 * Loads a case. `lock` serialises commands on it until the transaction ends; undefined for one that does not exist.
 */
export async function loadCase(
  transaction: Transaction,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<LoadedCase | undefined> {
  const [row] = await transaction<Row>(fragment`
    select t.claim_id as claim, t.contributor_id as contributor, t.licences, t.state, t.version, c.owner_id as author,
      t.upheld_by, t.hear_until, t.counter_until
    from takedowns t join contributors c on c.id = t.contributor_id
    where t.id = ${id} ${lock ? fragment`for update of t` : fragment``}`)
  if (row === undefined) return undefined
  const works = await transaction<{ item: Column<'takedown_works.item_id'> }>(fragment`
    select item_id as item from takedown_works where takedown_id = ${id} order by item_id`)
  const { claim, contributor, licences, state, version, author, upheld_by: upheldBy } = row
  const [hearUntil, counterUntil] = [momentOf(row.hear_until), momentOf(row.counter_until)]
  const facts = { state, version, author, hearUntil, counterUntil, upheldBy }
  return { id, claim, contributor, licences, items: works.map(({ item }) => item), facts }
}

function momentOf(written: string | null): number | null {
  return written === null ? null : Date.parse(written)
}
