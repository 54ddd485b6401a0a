import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'
import { UNDO_MS } from '#domain/review/transitions.ts'

/** A second review as its reviewer sees the submission. */
export interface SecondReview {
  readonly id: number
  /** That of the first decision. */
  readonly event: number
  readonly submission: number
  /** Whether the item was public before the first decision. */
  readonly wasPublished: boolean
  /** Of the reviewer with the lease, or with the last one; null for none. */
  readonly reviewerName: string | null
  readonly facts: SubmissionFacts
}

interface Row extends Record<string, unknown> {
  readonly id: Column<'second_reviews.id'>
  readonly event: Column<'second_reviews.event_id'>
  readonly submission: Column<'second_reviews.submission_id'>
  readonly state: Column<'second_reviews.state'>
  readonly version: Column<'second_reviews.version'>
  readonly reviewer: Column<'second_reviews.reviewer_id'>
  readonly until: Cast<'second_reviews.leased_until', number | null>
  readonly decided: Cast<'second_reviews.decided_at', number | null>
  readonly from: Column<'second_reviews.verdict_from'>
  readonly author: Column<'contributors.owner_id'>
  readonly contributor: Present<'contributors.id'>
  readonly was_published: Computed<boolean>
  readonly reviewer_name: Computed<string | null>
}

/**
 * What can still be reviewed as it was decided: nothing followed the decision but the publication, and the file is the
 * same. `b` is the second review, `s` its submission, `e` the event of the first decision.
 */
export const UNCHANGED = fragment`s.revision_id = e.revision_id and s.state <> 'withdrawn'
  and not exists (select 1 from items i where i.id = s.item_id and i.visibility = 'removed')
  and not exists (select 1 from submission_events later where later.submission_id = s.id and later.id > e.id
    and later.command <> 'submission.publish')`

/** Where a second review comes from, with the names of `UNCHANGED`, and `c` for the contributor. */
export const SECOND_REVIEWS = fragment`second_reviews b join submissions s on s.id = b.submission_id
  join contributors c on c.id = s.contributor_id join submission_events e on e.id = b.event_id`

/** One that the queue has chosen; the caller has locked it. */
export async function loadChosen(transaction: Transaction, id: number): Promise<SecondReview> {
  const [found] = await load(transaction, fragment`b.id = ${id}`)
  if (found === undefined) throw new Error(`there is no second review ${id}`)
  return found
}

/**
 * The second review of a submission that this reviewer has, or gave back, or decided within the time of undoing. They see
 * and decide it in place of the submission. `lock` serialises commands on it until the transaction ends.
 */
export async function loadHeld(
  transaction: Transaction,
  { submission, reviewer, lock }: { submission: number; reviewer: string; lock: boolean },
): Promise<SecondReview | undefined> {
  const [found] = await load(
    transaction,
    fragment`b.submission_id = ${submission} and b.reviewer_id = ${reviewer} and ${UNCHANGED}
      and (b.verdict is null or b.decided_at > now() - make_interval(secs => ${UNDO_MS / 1000}::int))
      order by b.id desc limit 1 ${lock ? fragment`for update of b` : fragment``}`,
  )
  return found
}

async function load(transaction: Transaction, which: SQL): Promise<SecondReview[]> {
  const rows = await transaction<Row>(fragment`
    select b.id, b.event_id as event, b.submission_id as submission, b.state, b.version, b.reviewer_id as reviewer,
      (extract(epoch from b.leased_until) * 1000)::float8 as until,
      (extract(epoch from b.decided_at) * 1000)::float8 as decided, b.verdict_from as "from",
      c.owner_id as author, c.id as contributor,
      coalesce((select i.published_at < e.at from items i where i.id = s.item_id), false) as was_published,
      (select coalesce(u.name, u.email) from users u where u.id = b.reviewer_id) as reviewer_name
    from ${SECOND_REVIEWS} where ${which}`)
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    submission: row.submission,
    wasPublished: row.was_published,
    reviewerName: row.reviewer_name,
    facts: factsOf(row),
  }))
}

function factsOf(row: Row): SubmissionFacts {
  const { state, version, author, contributor, reviewer, until, decided, from } = row
  return {
    state,
    version,
    author,
    contributor,
    lease: reviewer === null || until === null ? null : { holder: reviewer, until },
    // The queue offers it to no reviewer with a decision on it.
    deciders: [],
    lastDecision:
      reviewer === null || decided === null || from === null ? null : { actor: reviewer, at: decided, from },
    appealedBefore: false,
    lintErrors: 0,
    backlog: { waiting: 0, record: { approved: 0, rejected: 0 } },
    // A work that is suspended meanwhile blocks no second opinion on an earlier decision.
    update: null,
  }
}
