import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ClaimCapacity } from '#domain/takedown/claim.ts'

export interface NewClaim {
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly capacity: ClaimCapacity
  readonly original: string
  readonly links: readonly string[]
  readonly claim: string
  readonly signature: string
  readonly locale: string
}

interface NewCase {
  readonly claim: string
  readonly contributor: number
  readonly items: readonly number[]
  /** A demonstration of the seed, which stays inside the desks. */
  readonly isDemonstration?: boolean
  /** Absent for the present. */
  readonly at?: Date | null
}

/** @returns the id of the claim, which is not confirmed yet */
export async function insertClaim(
  transaction: Transaction,
  { name, company, email, capacity, original, links, claim, signature, locale }: NewClaim,
  at: Date | null = null,
): Promise<string> {
  const [row] = await transaction<{ id: Column<'takedown_claims.id'> }>(fragment`
    insert into takedown_claims (name, company, email, capacity, original, links, claim, signature, locale, created_at)
    values (${name}, ${company}, ${email}, ${capacity}, ${original}, ${fragment.param([...links])}::text[], ${claim},
      ${signature}, ${locale}, ${momentOf(at)})
    returning id`)
  if (row === undefined) throw new Error('no claim was written')
  return row.id
}

/** @returns the id of the case of a claim against works of one contributor */
export async function insertCase(
  transaction: Transaction,
  { claim, contributor, items, isDemonstration = false, at = null }: NewCase,
): Promise<number> {
  const [opened] = await transaction<{ id: Column<'takedowns.id'> }>(fragment`
    insert into takedowns (claim_id, contributor_id, is_demonstration, updated_at)
    values (${claim}::uuid, ${contributor}, ${isDemonstration}, ${momentOf(at)}) returning id`)
  if (opened === undefined) throw new Error('no case was opened')
  await transaction(fragment`
    insert into takedown_works (takedown_id, item_id)
    select ${opened.id}::int, unnest(${fragment.param([...items])}::int[])`)
  return opened.id
}
