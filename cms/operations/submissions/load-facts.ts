import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { DETAILS_DIFFER } from '#cms/operations/submissions/update-details.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'
import { DECISIONS } from '#domain/review/transitions.ts'

/** A submission as commands need it: the facts of the decision, and the ids that they write. */
export interface LoadedSubmission {
  readonly id: number
  readonly item: number
  readonly revision: number
  readonly title: string
  /** Played by the seed for the desks, and never published. */
  readonly isDemonstration: boolean
  /** Times of publication, in milliseconds since 1970: the author's wish, and what the approval set. */
  readonly wishedAt: number | null
  readonly publishAt: number | null
  /** What the author says has changed; null for the first revision of a work. */
  readonly changes: string | null
  readonly facts: Omit<SubmissionFacts, 'lintErrors' | 'backlog'>
}

interface Row extends Record<string, unknown> {
  readonly item: Column<'submissions.item_id'>
  readonly revision: Column<'submissions.revision_id'>
  readonly contributor: Column<'submissions.contributor_id'>
  readonly title: Column<'items_locales.title'>
  readonly state: Column<'submissions.state'>
  readonly version: Column<'submissions.version'>
  readonly author: Column<'contributors.owner_id'>
  readonly leased_by: Column<'submissions.leased_by'>
  readonly leased_until: Column<'submissions.leased_until'>
  readonly is_demonstration: Column<'submissions.is_demonstration'>
  readonly wished_at: Column<'submissions.wished_at'>
  readonly publish_at: Column<'submissions.publish_at'>
  readonly changes: Column<'submissions.changes'>
  readonly visibility: Column<'items.visibility'>
  readonly is_unchanged: Computed<boolean>
  readonly appealed: Computed<boolean>
}

interface DecisionRow extends Record<string, unknown> {
  readonly id: Column<'submission_events.id'>
  readonly actor: Present<'submission_events.actor_id'>
  readonly at: Column<'submission_events.at'>
  readonly from_state: Column<'submission_events.from_state'>
}

/**
 * Loads a submission. `lock` serialises commands on it until the transaction ends; undefined for one that does not
 * exist.
 */
export async function loadSubmission(
  transaction: Transaction,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<LoadedSubmission | undefined> {
  // By itself: a row that was waited for would be lost where its revision has changed meanwhile.
  if (lock) await transaction(fragment`select 1 from submissions where id = ${id} for update`)
  const [row] = await transaction<Row>(fragment`
    select s.item_id as item, s.revision_id as revision, c.id as contributor, coalesce(d.title, t.title, '') as title, s.state, s.version,
      c.owner_id as author, s.leased_by, s.leased_until, s.is_demonstration, s.wished_at, s.publish_at, s.changes, i.visibility::text,
      coalesce(v.file_id = w.file_id, false) and not ${DETAILS_DIFFER} as is_unchanged,
      exists (select 1 from submission_events e where e.submission_id = s.id and e.command = 'appeal.file') as appealed
    from submissions s join contributors c on c.id = s.contributor_id join items i on i.id = s.item_id
    join revisions v on v.id = s.revision_id left join revisions w on w.id = i.current_revision_id
    left join items_locales t on t._parent_id = s.item_id and t._locale = 'en'
    left join update_details d on d.submission_id = s.id
    where s.id = ${id}`)
  if (row === undefined) return undefined
  const decisions = await readDecisions(transaction, id)
  const { state, version, author, leased_by: holder, leased_until: until } = row
  return {
    id,
    item: row.item,
    revision: row.revision,
    title: row.title,
    isDemonstration: row.is_demonstration,
    wishedAt: row.wished_at === null ? null : Date.parse(row.wished_at),
    publishAt: row.publish_at === null ? null : Date.parse(row.publish_at),
    changes: row.changes,
    facts: {
      state,
      version,
      author,
      contributor: row.contributor,
      lease: holder === null || until === null ? null : { holder, until: Date.parse(until) },
      deciders: decisions.map(({ actor }) => actor),
      lastDecision: await lastDecision(transaction, id, decisions),
      appealedBefore: row.appealed,
      update: row.changes === null ? null : { visibility: row.visibility, isUnchanged: row.is_unchanged },
    },
  }
}

/** Decisions that were not undone, oldest first. */
function readDecisions(transaction: Transaction, id: number): Promise<DecisionRow[]> {
  return transaction<DecisionRow>(fragment`
    select e.id, e.actor_id as actor, e.at, e.from_state from submission_events e
     where e.submission_id = ${id} and e.command in ${[...DECISIONS]}
       and not exists (select 1 from submission_events u where u.undoes = e.id)
     order by e.id`)
}

/** The newest decision, unless another command followed it. */
async function lastDecision(
  transaction: Transaction,
  id: number,
  decisions: readonly DecisionRow[],
): Promise<SubmissionFacts['lastDecision']> {
  const newest = decisions.at(-1)
  const [last] = await transaction<{ id: Column<'submission_events.id'> }>(
    fragment`select max(id) as id from submission_events where submission_id = ${id}`,
  )
  if (newest === undefined || last?.id !== newest.id) return null
  return { actor: newest.actor, at: Date.parse(newest.at), from: newest.from_state }
}
