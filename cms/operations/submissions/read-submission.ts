import { fragment, type Payload, run, type Transaction, transactionOf } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { loadHeld } from '#cms/operations/second-reviews/load-second-review.ts'
import { readSources } from '#cms/operations/sources/read-sources.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { readLint } from '#cms/operations/submissions/read-lint.ts'
import { readBacklog, readPlace } from '#cms/operations/submissions/read-queue.ts'
import { readReplaced } from '#cms/operations/submissions/read-replaced.ts'
import { blindSubmission } from '#domain/contract/console/blind-submission.ts'
import { visibilityActions } from '#domain/contract/console/commands.ts'
import {
  SUBMISSION_ACTION_CODES,
  SUBMISSION_ACTIONS,
  type SubmissionDetail,
  type SubmissionHistoryEntry,
} from '#domain/contract/console/submissions.ts'
import { countErrors } from '#domain/lint/lint.ts'
import { commandScope, type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { capOf } from '#domain/review/cap.ts'
import { allowedCommands } from '#domain/review/decide.ts'
import { checkStart } from '#domain/review/updates.ts'

interface Row extends Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly visibility: Column<'items.visibility'>
  readonly kind: Column<'items.kind'>
  readonly title: Column<'items_locales.title'>
  readonly description: Column<'items_locales.description'>
  readonly keywords: Column<'submissions.keywords'>
  readonly category: Column<'items.category_id'>
  readonly style: Column<'items.style_id'>
  readonly price_cents: Column<'items.price_amount'>
  readonly editorial_only: Present<'items.editorial_only'>
  readonly generative_ai: Column<'items.generative_ai'>
  readonly contributor: Column<'contributors.id'>
  readonly contributor_name: Column<'contributors.name'>
  readonly is_demonstration: Column<'submissions.is_demonstration'>
  readonly decided: Computed<number>
  readonly approved: Computed<number>
  readonly file_name: Column<'revisions.file_name'>
  readonly processing: Column<'revisions.state'>
  readonly format: Column<'revisions.format'>
  readonly width: Cast<'revisions.width', number | null>
  readonly height: Cast<'revisions.height', number | null>
  readonly bytes: Cast<'files.bytes', number | null>
  readonly changes: Column<'submissions.changes'>
  readonly has_open: Computed<boolean>
  readonly sha256: Column<'files.sha256'> | null
  readonly modified_at: Column<'revisions.updated_at'>
  readonly animated: Present<'revisions.animated'>
  readonly ground: Column<'revisions.ground'>
  readonly leased_until: Column<'submissions.leased_until'>
  readonly submitted_at: Column<'submissions.submitted_at'>
  readonly decided_at: Column<'submissions.decided_at'>
  readonly updated_at: Column<'submissions.updated_at'>
  readonly wished_at: Column<'submissions.wished_at'>
  readonly publish_at: Column<'submissions.publish_at'>
}

/**
 * A submission with its lint results, its history, and the commands that this actor may give now. Null for one that
 * does not exist, and for one of another contributor in whose team the actor is not, unless they read all. A reviewer with
 * a blind second review of it reads it as it was before the decision.
 */
export async function readSubmission(
  payload: Payload,
  id: number,
  actor: Holder,
): Promise<SubmissionDetail | null> {
  const transaction = transactionOf(payload)
  const seen = await readPresent(payload, transaction, id, actor)
  if (seen === null) return null
  const held = await loadHeld(transaction, { submission: id, reviewer: actor.id, lock: false })
  return held === undefined ? seen : blindSubmission(seen, held, actor, Date.now())
}

async function readPresent(
  payload: Payload,
  transaction: Transaction,
  id: number,
  actor: Holder,
): Promise<SubmissionDetail | null> {
  const loaded = await loadSubmission(transaction, id, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [row] = await readRow(payload, id)
  if (row === undefined) return null
  const results = await readLint(transaction, id)
  const backlog = await readBacklog(transaction, loaded.facts.contributor)
  const facts = { ...loaded.facts, lintErrors: countErrors(results), backlog }
  const commands = SUBMISSION_ACTION_CODES.map((action) => SUBMISSION_ACTIONS[action])
  const allowed = allowedCommands(facts, actor, Date.now(), commands)
  const { decided, approved, sha256, modified_at, animated, ground, price_cents, has_open, ...rest } = row
  const target = { owner: author, team: null, contributor }
  const isStartable = checkStart(row.visibility, has_open).ok
  return {
    ...rest,
    id,
    version: facts.version,
    state: facts.state,
    price_cents: price_cents === null ? null : Number(price_cents),
    record: { decided, approved },
    preview: sha256 === null ? null : { sha256, modifiedAt: moment(modified_at) ?? '', animated, ground },
    replaces: row.changes === null ? null : await readReplaced(transaction, id),
    may_revise: mayApply(actor, 'submission.revise', target) && isStartable,
    is_revisable: isStartable && facts.state === 'published' && !row.is_demonstration,
    leased_until: moment(row.leased_until),
    submitted_at: moment(row.submitted_at),
    decided_at: moment(row.decided_at),
    updated_at: moment(row.updated_at) ?? '',
    wished_at: moment(row.wished_at),
    publish_at: moment(row.publish_at),
    queue: { ...(await readPlace(transaction, id)), waiting: backlog.waiting, most: capOf(backlog.record) },
    item_actions: visibilityActions({ visibility: row.visibility, owner: author, contributor }, actor),
    lint: results,
    sources: await readSources(payload, loaded.revision),
    history: await readHistory(payload, id, actor),
    allowed_actions: SUBMISSION_ACTION_CODES.filter((action) => allowed.includes(SUBMISSION_ACTIONS[action])),
  }
}

function readRow(payload: Payload, id: number): Promise<Row[]> {
  return run<Row>(
    payload,
    fragment`
    select i.id as item, i.visibility::text, i.kind::text, coalesce(d.title, t.title, '') as title, s.keywords,
      case when d.submission_id is null then t.description else d.description end as description,
      case when d.submission_id is null then i.category_id else d.category_id end as category,
      case when d.submission_id is null then i.style_id else d.style_id end as style, i.price_amount as price_cents,
      coalesce(i.editorial_only, false) as editorial_only, i.generative_ai, c.id as contributor, c.name as contributor_name,
      s.is_demonstration,
      (select count(*)::int from submissions o where o.contributor_id = c.id and o.decided_at is not null) as decided,
      (select count(*)::int from submissions o
        where o.contributor_id = c.id and o.state in ('approved', 'scheduled', 'published')) as approved,
      r.file_name, r.state::text as processing, r.format::text, r.width::float8, r.height::float8, f.sha256,
      f.bytes::float8, s.changes,
      exists (select 1 from submissions o where o.item_id = i.id
        and o.state not in ('rejected', 'published', 'withdrawn')) as has_open,
      r.updated_at as modified_at, coalesce(r.animated, false) as animated, r.ground, s.leased_until, s.submitted_at,
      s.decided_at, s.updated_at, s.wished_at, s.publish_at
    from submissions s join items i on i.id = s.item_id join contributors c on c.id = s.contributor_id
    join revisions r on r.id = s.revision_id left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    left join update_details d on d.submission_id = s.id
    where s.id = ${id}`,
  )
}

interface HistoryRow extends Record<string, unknown>, SubmissionHistoryEntry {}

/** Oldest first. Contributors see which commands were given, but not the names of reviewers. */
async function readHistory(payload: Payload, id: number, actor: Holder): Promise<SubmissionHistoryEntry[]> {
  const isStaff = commandScope(actor, 'submission.read') === 'all'
  const rows = await run<HistoryRow>(
    payload,
    fragment`
    select e.id, e.at, e.command, e.from_state as from, e.to_state as to, e.reasons, e.note,
      case when e.revision_id = s.revision_id then e.marks else '[]' end as marks,
      case when ${isStaff}::boolean or e.actor_id = ${actor.id} then coalesce(u.name, u.email) end as actor
    from submission_events e join submissions s on s.id = e.submission_id left join users u on u.id = e.actor_id
    where e.submission_id = ${id} order by e.id`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

function moment(written: string | null): string | null {
  return written === null ? null : new Date(written).toISOString()
}
