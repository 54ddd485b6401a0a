import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'
import { DECISIONS } from '#domain/review/transitions.ts'

/** A contributor's pack as commands need it: the facts of the decision, and what they write. */
export interface LoadedPack {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  readonly isDemonstration: boolean
  readonly facts: Omit<SubmissionFacts, 'lintErrors' | 'backlog'>
}

interface Row extends Record<string, unknown> {
  readonly kind: Column<'packs.kind'>
  readonly contributor: Column<'pack_submissions.contributor_id'>
  readonly title: Computed<string>
  readonly state: Column<'pack_submissions.state'>
  readonly version: Column<'pack_submissions.version'>
  readonly author: Column<'contributors.owner_id'>
  readonly leased_by: Column<'pack_submissions.leased_by'>
  readonly leased_until: Column<'pack_submissions.leased_until'>
  readonly is_demonstration: Column<'pack_submissions.is_demonstration'>
  readonly appealed: Computed<boolean>
}

interface DecisionRow extends Record<string, unknown> {
  readonly id: Column<'pack_submission_events.id'>
  readonly actor: Present<'pack_submission_events.actor_id'>
  readonly at: Column<'pack_submission_events.at'>
  readonly from_state: Column<'pack_submission_events.from_state'>
  readonly is_last: Computed<boolean>
}

/** Loads a contributor's pack. `lock` serialises commands on it until the transaction ends; undefined for any other pack. */
export async function loadPack(
  transaction: Transaction,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<LoadedPack | undefined> {
  const [row] = await transaction<Row>(fragment`
    select p.kind::text, c.id as contributor, coalesce(t.title, '') as title, s.state, s.version, c.owner_id as author,
      s.leased_by, s.leased_until, s.is_demonstration,
      exists (select 1 from pack_submission_events e where e.pack_id = s.pack_id and e.command = 'appeal.file') as appealed
    from pack_submissions s join packs p on p.id = s.pack_id join contributors c on c.id = s.contributor_id
    left join packs_locales t on t._parent_id = s.pack_id and t._locale = 'en'
    where s.pack_id = ${id} ${lock ? fragment`for update of s` : fragment``}`)
  if (row === undefined) return undefined
  const decisions = await readDecisions(transaction, id)
  const newest = decisions.at(-1)
  const { state, version, author, leased_by: holder, leased_until: until } = row
  return {
    id,
    kind: row.kind,
    title: row.title,
    isDemonstration: row.is_demonstration,
    facts: {
      state,
      version,
      author,
      contributor: row.contributor,
      lease: holder === null || until === null ? null : { holder, until: Date.parse(until) },
      deciders: decisions.map(({ actor }) => actor),
      lastDecision: newest?.is_last
        ? { actor: newest.actor, at: Date.parse(newest.at), from: newest.from_state }
        : null,
      appealedBefore: row.appealed,
      update: null,
    },
  }
}

/** Decisions that were not undone, oldest first; `is_last` where no other command followed. */
function readDecisions(transaction: Transaction, id: number): Promise<DecisionRow[]> {
  return transaction<DecisionRow>(fragment`
    select e.id, e.actor_id as actor, e.at, e.from_state,
      e.id = (select max(id) from pack_submission_events where pack_id = ${id}) as is_last
    from pack_submission_events e
     where e.pack_id = ${id} and e.command in ${[...DECISIONS]}
       and not exists (select 1 from pack_submission_events u where u.undoes = e.id)
     order by e.id`)
}
