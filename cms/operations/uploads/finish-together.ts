import { batched } from '#cms/operations/batched.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import {
  DRAFT_TYPES,
  type DraftRow,
  draftColumns,
  draftExpressions,
  wakeWorker,
} from '#cms/operations/submissions/draft-rows.ts'

/** An upload whose bytes are all in storage, and whose lock the caller holds. */
export interface FinishedUpload {
  readonly upload: string
  /** The holder of its lock. */
  readonly holder: string
  readonly draft: DraftRow
}

const SIZE = 64

/**
 * Turns complete uploads into drafts, those that are complete at the same time in one statement. An upload that was
 * cancelled, or whose lock another request has taken, stays as it is.
 *
 * @returns a function that resolves after the commit, with whether the upload has become a draft
 */
export function createFinisher(payload: Payload): (finished: FinishedUpload) => Promise<boolean> {
  return batched<FinishedUpload, boolean>({
    lanes: 2,
    size: SIZE,
    keysOf: () => [],
    together: (all) => finishTogether(payload, all),
    alone: async (one) => (await finishTogether(payload, [one])).includes(true),
  })
}

async function finishTogether(payload: Payload, all: readonly FinishedUpload[]): Promise<boolean[]> {
  const numbers = await run<{ number: Computed<string> }>(
    payload,
    prepared(fragment`select nextval('asset_numbers') as number from generate_series(1, ${all.length}::int)`),
  )
  const given = all.map(({ upload, holder, draft }, index) => ({
    upload,
    holder,
    ...draftColumns(draft, Number(numbers[index]?.number)),
  }))
  const settled = await run<{ id: Column<'uploads.id'> }>(payload, prepared(statement(JSON.stringify(given))))
  const ids = new Set(settled.map(({ id }) => id))
  return all.map(({ upload }) => ids.has(upload))
}

/** The row is locked before it is read, in the order of the ids, so that a cancelled upload becomes no draft. */
function statement(rows: string) {
  return fragment`
    with asked as (
      select * from jsonb_to_recordset(${rows}::jsonb) as a (upload uuid, holder uuid, ${DRAFT_TYPES})),
    held as (
      select u.id from uploads u join asked a on a.upload = u.id
       where u.state = 'receiving' and u.lock_holder = a.holder order by u.id for update of u),
    given as (select a.* from asked a join held on held.id = a.upload),
    ${draftExpressions()},
    settled as (
      update uploads u set state = 'draft', submission_id = made.submission, updated_at = now(),
        lock_holder = null, lock_until = null, lock_wanted = false
      from made join given g using (number) where u.id = g.upload returning u.id)
    select id, ${wakeWorker()} from settled`
}
