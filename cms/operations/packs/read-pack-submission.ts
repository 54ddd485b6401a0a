import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { loadPack } from '#cms/operations/packs/load-pack.ts'
import { readPackWorks } from '#cms/operations/packs/pack-works.ts'
import { readPackBacklog } from '#cms/operations/packs/read-pack-backlog.ts'
import { readPackLint } from '#cms/operations/packs/read-pack-lint.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { PACK_ACTION_CODES, type PackSubmissionDetail } from '#domain/contract/console/packs.ts'
import { SUBMISSION_ACTIONS, type SubmissionHistoryEntry } from '#domain/contract/console/submissions.ts'
import { countErrors } from '#domain/lint/lint.ts'
import { checkContents } from '#domain/packs/contents.ts'
import { commandScope, type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { allowedCommands } from '#domain/review/decide.ts'

interface Row extends Record<string, unknown> {
  readonly visibility: Column<'packs.visibility'>
  readonly description: Column<'packs_locales.description'>
  readonly keywords: Column<'pack_submissions.keywords'>
  readonly category: Column<'packs.category_id'>
  readonly style: Column<'packs.style_id'>
  readonly price_cents: Column<'packs.price_amount'>
  readonly contributor: Column<'contributors.id'>
  readonly contributor_name: Column<'contributors.name'>
  readonly leased_until: Column<'pack_submissions.leased_until'>
  readonly submitted_at: Column<'pack_submissions.submitted_at'>
  readonly decided_at: Column<'pack_submissions.decided_at'>
  readonly updated_at: Column<'pack_submissions.updated_at'>
}

/**
 * A contributor's pack with its works, lint results and history, and the commands that this actor may give now. Null for
 * one that does not exist, and for one of another contributor, unless they read all.
 */
export async function readPackSubmission(
  payload: Payload,
  id: number,
  actor: Holder,
): Promise<PackSubmissionDetail | null> {
  const transaction = transactionOf(payload)
  const loaded = await loadPack(transaction, id, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor, state, version } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [row] = await readRow(payload, id)
  if (row === undefined) return null
  const works = await readPackWorks(transaction, id)
  const lint = await readPackLint(transaction, id, works)
  const backlog = await readPackBacklog(transaction, contributor)
  const facts = { ...loaded.facts, lintErrors: countErrors(lint), backlog }
  const commands = PACK_ACTION_CODES.map((action) => SUBMISSION_ACTIONS[action])
  const standings = works.map(({ standing }) => standing)
  const allowed = allowedCommands(facts, actor, Date.now(), commands).filter(
    (command) => checkContents(command, standings).ok,
  )
  const { price_cents: price, ...rest } = row
  const cover = works
    .filter((work) => work.cover !== null)
    .toSorted((a, b) => (a.cover ?? 0) - (b.cover ?? 0))
  return {
    ...rest,
    id,
    version,
    state,
    is_demonstration: loaded.isDemonstration,
    kind: loaded.kind,
    title: loaded.title,
    price_cents: price === null ? null : Number(price),
    leased_until: moment(row.leased_until),
    submitted_at: moment(row.submitted_at),
    decided_at: moment(row.decided_at),
    updated_at: moment(row.updated_at) ?? '',
    works: works.map(({ item, title, standing, preview }) => ({ item, title, standing, preview })),
    preview: [...cover, ...works].find((work) => work.preview !== null)?.preview ?? null,
    item_count: works.length,
    cover: cover.map(({ item }) => item),
    lint,
    history: await readHistory(payload, id, actor),
    allowed_actions: PACK_ACTION_CODES.filter((action) => allowed.includes(SUBMISSION_ACTIONS[action])),
  }
}

function readRow(payload: Payload, id: number): Promise<Row[]> {
  return run<Row>(
    payload,
    fragment`
    select p.visibility::text, t.description, s.keywords, p.category_id as category, p.style_id as style,
      p.price_amount as price_cents, c.id as contributor, c.name as contributor_name, s.leased_until, s.submitted_at,
      s.decided_at, s.updated_at
    from pack_submissions s join packs p on p.id = s.pack_id join contributors c on c.id = s.contributor_id
    left join packs_locales t on t._parent_id = p.id and t._locale = 'en'
    where s.pack_id = ${id}`,
  )
}

interface HistoryRow extends Record<string, unknown>, Omit<SubmissionHistoryEntry, 'marks'> {}

/** Oldest first. Contributors see which commands were given, but not the names of reviewers. */
async function readHistory(payload: Payload, id: number, actor: Holder): Promise<SubmissionHistoryEntry[]> {
  const isStaff = commandScope(actor, 'submission.read') === 'all'
  const rows = await run<HistoryRow>(
    payload,
    fragment`
    select e.id, e.at, e.command, e.from_state as from, e.to_state as to, e.reasons, e.note,
      case when ${isStaff}::boolean or e.actor_id = ${actor.id} then coalesce(u.name, u.email) end as actor
    from pack_submission_events e left join users u on u.id = e.actor_id where e.pack_id = ${id} order by e.id`,
  )
  return rows.map((row) => ({ ...row, marks: [], at: new Date(row.at).toISOString() }))
}

function moment(written: string | null): string | null {
  return written === null ? null : new Date(written).toISOString()
}
