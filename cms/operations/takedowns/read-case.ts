import { signEvidence } from '#cms/files/evidence-url.ts'
import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { loadCase } from '#cms/operations/takedowns/load-case.ts'
import { readMailedHearing } from '#cms/operations/takedowns/mailed-hearing.ts'
import {
  type EvidenceFile,
  TAKEDOWN_ACTION_CODES,
  TAKEDOWN_ACTIONS,
  type TakedownDetail,
  type TakedownHistoryEntry,
} from '#domain/contract/console/takedowns.ts'
import { commandScope, type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { allowedTakedownCommands } from '#domain/takedown/decide.ts'
import { CONTRIBUTOR_COMMANDS } from '#domain/takedown/transitions.ts'

interface ClaimRow
  extends Columns<'takedown_claims', 'company' | 'capacity' | 'email' | 'original' | 'links' | 'claim'>,
    Record<string, unknown> {}

/** What signs the addresses of pictures of withheld works. */
interface Signing {
  readonly secret: string
  readonly now: Date
}

/**
 * A case with its claim, works, history and evidence, and the commands that this actor may give now. Null for one that
 * does not exist or is not confirmed, and for one of another contributor, unless the actor reads all. The contributor
 * sees neither the address of the claimant nor what staff wrote for each other.
 */
export async function readCase(
  payload: Payload,
  id: number,
  actor: Holder,
  signing: Signing,
): Promise<(ConsoleRow & TakedownDetail) | null> {
  const transaction = transactionOf(payload)
  const row = await readRow(payload, 'takedowns', id)
  const loaded = await loadCase(transaction, id, { lock: false })
  if (row === null || loaded === undefined) return null
  const { facts, claim, licences } = loaded
  const isStaff = commandScope(actor, 'takedown.read') === 'all'
  const isOwn = mayApply(actor, 'takedown.read', { owner: facts.author, team: null })
  if (!isStaff && !(isOwn && (await wasAccepted(payload, id)))) return null
  const [claimed] = await run<ClaimRow>(
    payload,
    fragment`select company, capacity, email, original, links, claim from takedown_claims where id = ${claim}::uuid`,
  )
  if (claimed === undefined) return null
  const commands = TAKEDOWN_ACTION_CODES.map((action) => TAKEDOWN_ACTIONS[action])
  const allowed = allowedTakedownCommands(facts, actor, signing.now.getTime(), commands)
  return {
    ...(row as ConsoleRow & Pick<TakedownDetail, ShownByList>),
    ...claimed,
    email: isStaff ? claimed.email : null,
    version: facts.version,
    licences,
    needs_address: facts.author === null,
    mailed_hearing: isStaff ? await readMailedHearing(transaction, id) : null,
    claimed: await readWorks(payload, id, signing),
    history: await readHistory(payload, id, { actor, isStaff }),
    files: isStaff ? await readFiles(payload, id) : [],
    allowed_actions: TAKEDOWN_ACTION_CODES.filter((action) => allowed.includes(TAKEDOWN_ACTIONS[action])),
    may_note: commandScope(actor, 'takedown.note') === 'all',
  }
}

/** The fields of a case that its list has too. */
type ShownByList =
  | 'id'
  | 'case_state'
  | 'outcome'
  | 'is_demonstration'
  | 'claimant'
  | 'contributor_name'
  | 'hear_until'
  | 'counter_until'

async function wasAccepted(payload: Payload, id: number): Promise<boolean> {
  const rows = await run(
    payload,
    fragment`select 1 from takedown_events where takedown_id = ${id} and command = 'takedown.accept' limit 1`,
  )
  return rows.length > 0
}

interface WorkRow extends Record<string, unknown> {
  readonly id: Column<'items.id'>
  readonly title: Computed<string>
  readonly slug: Column<'items.slug'>
  readonly kind: Column<'items.kind'>
  readonly visibility: Column<'items.visibility'>
  readonly sha256: Column<'files.sha256'> | null
}

/** In the order of their ids, with pictures of those that are withheld too. */
export async function readWorks(
  payload: Payload,
  id: number,
  signing: Signing,
): Promise<TakedownDetail['claimed']> {
  const rows = await run<WorkRow>(
    payload,
    fragment`
    select i.id, coalesce(l.title, i.slug, '') as title, i.slug, i.kind::text, i.visibility::text, f.sha256
    from takedown_works w join items i on i.id = w.item_id
    left join items_locales l on l._parent_id = i.id and l._locale = 'en'
    left join revisions r on r.id = i.current_revision_id left join files f on f.id = r.file_id
    where w.takedown_id = ${id} order by i.id`,
  )
  return rows.map(({ sha256, ...work }) => ({
    ...work,
    picture: sha256 === null ? null : signEvidence(sha256, signing),
  }))
}

interface HistoryRow extends Record<string, unknown>, TakedownHistoryEntry {}

/** Oldest first. */
async function readHistory(
  payload: Payload,
  id: number,
  { actor, isStaff }: { readonly actor: Holder; readonly isStaff: boolean },
): Promise<TakedownHistoryEntry[]> {
  const rows = await run<HistoryRow>(
    payload,
    fragment`
    select e.id, e.at, e.command, e.to_state as to, e.statement,
      e.actor_id is null and e.command in ${[...CONTRIBUTOR_COMMANDS]} as by_link,
      case when ${isStaff}::boolean or e.actor_id = ${actor.id} then coalesce(u.name, u.email) end as actor
    from takedown_events e left join users u on u.id = e.actor_id
    where e.takedown_id = ${id}
      and (${isStaff}::boolean or e.command not in ('takedown.note', 'takedown.add-evidence'))
    order by e.id`,
  )
  return rows.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
}

interface FileRow extends Record<string, unknown>, EvidenceFile {}

async function readFiles(payload: Payload, id: number): Promise<EvidenceFile[]> {
  const rows = await run<FileRow>(
    payload,
    fragment`select id, name, type, bytes, created_at from takedown_files where takedown_id = ${id} order by id`,
  )
  return rows.map((file) => ({ ...file, created_at: new Date(file.created_at).toISOString() }))
}
