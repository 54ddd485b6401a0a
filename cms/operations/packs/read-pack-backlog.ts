import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'

/** The packs that a contributor has waiting, and the track record of their packs. */
export async function readPackBacklog(
  transaction: Transaction,
  contributor: number,
): Promise<SubmissionFacts['backlog']> {
  const [row] = await transaction<{
    waiting: Computed<number>
    approved: Computed<number>
    rejected: Computed<number>
  }>(fragment`
    select count(*) filter (where state in ('submitted', 'in-review', 'second-opinion', 'appealed'))::int as waiting,
      count(*) filter (where state in ('approved', 'published'))::int as approved,
      count(*) filter (where state = 'rejected')::int as rejected
    from pack_submissions where contributor_id = ${contributor}`)
  const { waiting = 0, approved = 0, rejected = 0 } = row ?? {}
  return { waiting, record: { approved, rejected } }
}
