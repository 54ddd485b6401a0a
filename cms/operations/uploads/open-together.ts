import { randomUUID } from 'node:crypto'
import { withinLimits } from '#cms/operations/accounts/limit.ts'
import { batched } from '#cms/operations/batched.ts'
import { fragment, inFreelyLockedTransaction, type Payload, prepared } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { pickContributor } from '#cms/operations/submissions/insert-draft.ts'
import {
  checkOpening,
  isUnfinished,
  type OpenedUpload,
  type OpenUpload,
  openUpload,
} from '#cms/operations/uploads/open-upload.ts'
import { LOCK_SECONDS } from '#cms/operations/uploads/upload-locker.ts'
import { type UploadRow, uploadColumns } from '#cms/operations/uploads/upload-row.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { MAX_OPEN_UPLOADS, OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'

type Opened = Result<OpenedUpload>

const LANES = 2
const SIZE = 64

/**
 * `openUpload` for uploads that begin at the same time: they share a transaction, as downloads do (decision 124). Each is
 * decided after those before it, with the uploads that they have opened.
 */
export function createOpener(payload: Payload): (opening: OpenUpload) => Promise<Opened> {
  const open = batched<OpenUpload, Opened>({
    lanes: LANES,
    size: SIZE,
    keysOf: ({ actor }) => [actor.id],
    together: (openings) => openTogether(payload, openings),
    alone: (opening) => openUpload(payload, opening),
  })
  return async (opening) => {
    const checked = checkOpening(opening)
    return checked.ok ? open(opening) : checked
  }
}

/**
 * Null for an upload that `openUpload` has to open alone: its account is locked elsewhere, it has expired, or it answers a
 * request.
 */
function openTogether(payload: Payload, openings: readonly OpenUpload[]): Promise<(Opened | null)[]> {
  const names = [...new Set(openings.map(lockName))].sort()
  return inFreelyLockedTransaction(payload, names, async (transaction, locked) => {
    const keys = new Set<string>()
    const ours = openings.filter((opening) => {
      const isFirst = keys.size < keys.add(keyOf(opening.actor.id, opening.key)).size
      return isFirst && opening.request === null && locked.has(lockName(opening))
    })
    if (ours.length === 0) return openings.map(() => null)
    const within = await withinLimits(
      transaction,
      payload,
      'upload-account',
      ours.map(({ actor }) => actor.id),
    )
    const [facts] = await transaction<FactsRow>(prepared(factsOf(ours)))
    if (facts === undefined) throw new Error('no facts of uploads')
    const known = new Map(facts.known.map((row) => [keyOf(row.owner ?? '', row.key), row]))
    const open = new Map(facts.open.map(({ owner, open: count }) => [owner, count]))
    const decided = new Map<OpenUpload, Opened | null>()
    const rows: NewRow[] = []
    for (const [index, opening] of ours.entries()) {
      const answer = decide(opening, within[index] === true, { known, open, facts })
      decided.set(opening, answer)
      if (!answer?.ok || !answer.value.isNew) continue
      if (opening.holder === undefined) open.set(opening.actor.id, (open.get(opening.actor.id) ?? 0) + 1)
      rows.push(rowOf(opening, answer.value))
    }
    if (rows.length > 0) await transaction(prepared(insertRows(rows)))
    return openings.map((opening) => decided.get(opening) ?? null)
  })
}

interface Facts {
  readonly known: ReadonlyMap<string, KnownRow>
  readonly open: ReadonlyMap<string, number>
  readonly facts: FactsRow
}

function decide(opening: OpenUpload, isWithin: boolean, { known, open, facts }: Facts): Opened | null {
  const { actor, key, kind, fileName, bytes } = opening
  if (!isWithin) return refuse('too-many-uploads')
  const row = known.get(keyOf(actor.id, key))
  // `openUpload` frees the key of an expired upload and opens a new one.
  if (row !== undefined) return row.isExpired ? null : accept({ ...row, isNew: false })
  const contributor = pickContributor(actor, opening.contributor, facts.contributors)
  if (contributor === null) return refuse('forbidden', 'The account has no such contributor')
  if ((open.get(actor.id) ?? 0) >= MAX_OPEN_UPLOADS) return refuse('too-many-open-uploads')
  return accept({
    id: randomUUID(),
    owner: actor.id,
    zip: null,
    position: null,
    contributor,
    request: null,
    kind,
    fileName,
    bytes,
    state: 'receiving',
    isExpired: false,
    isNew: true,
  })
}

interface KnownRow extends UploadRow {
  readonly key: Column<'uploads.key'>
}

interface FactsRow extends Record<string, unknown> {
  readonly known: Computed<readonly KnownRow[]>
  readonly open: Computed<readonly { readonly owner: string; readonly open: number }[]>
  readonly contributors: Computed<readonly { readonly id: number; readonly owner: string | null }[]>
}

/** One statement: what a round trip costs exceeds what it does. */
function factsOf(openings: readonly OpenUpload[]) {
  const users = fragment.param(openings.map(({ actor }) => actor.id))
  const keys = fragment.param(openings.map(({ key }) => key))
  const teams = fragment.param(
    openings.flatMap(({ actor }) => (actor.contributorTeams ?? []).map(({ id }) => id)),
  )
  return fragment`
    select
      (select coalesce(json_agg(k), '[]') from (
        select u.key, ${uploadColumns(OPEN_UPLOAD_HOURS)}
          from unnest(${users}::text[], ${keys}::text[]) as asked (owner, key)
          join uploads u on u.user_id = asked.owner and u.key = asked.key) k) as known,
      (select coalesce(json_agg(o), '[]') from (
        select user_id as owner, count(*)::int as open from uploads
         where user_id = any(${users}::text[]) and ${isUnfinished()} group by user_id) o) as open,
      (select coalesce(json_agg(c), '[]') from (
        select id, owner_id as owner from contributors
         where owner_id = any(${users}::text[]) or id = any(${teams}::int[])) c) as contributors`
}

type NewRow = ReturnType<typeof rowOf>

function rowOf({ actor, key, holder }: OpenUpload, opened: OpenedUpload) {
  const { id, contributor, kind, fileName, bytes } = opened
  return { id, owner: actor.id, key, contributor, kind, file_name: fileName, bytes, holder }
}

function insertRows(rows: readonly NewRow[]) {
  return fragment`
    insert into uploads (id, user_id, key, contributor_id, kind, file_name, bytes, lock_holder, lock_until)
    select id, owner, key, contributor, kind, file_name, bytes, holder,
      case when holder is not null then now() + make_interval(secs => ${LOCK_SECONDS}) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, owner text, key text, contributor int, kind text,
      file_name text, bytes bigint, holder uuid)`
}

const lockName = ({ actor }: OpenUpload) => `uploads:${actor.id}`
const keyOf = (owner: string, key: string) => `${owner} ${key}`
