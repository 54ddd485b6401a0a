import { batched } from '#cms/operations/batched.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import { createReadyMarker, GATHER_MS } from '#cms/operations/revisions/mark-ready.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'

export interface PendingRevision extends Record<string, unknown> {
  readonly id: Column<'revisions.id'>
  readonly uploadKey: Present<'revisions.upload_key'>
  readonly kind: Column<'items.kind'>
  /** This one included. */
  readonly attempts: Cast<'revisions.attempts', number>
}

/** Statements of single revisions, which those of the same moment share. */
type Batches = ReturnType<typeof createBatches>

const SIZE = 32
const OPENED = new WeakMap<Payload, Batches>()

export function batchesOf(payload: Payload): Batches {
  const opened = OPENED.get(payload) ?? createBatches(payload)
  OPENED.set(payload, opened)
  return opened
}

function createBatches(payload: Payload) {
  const keysOf = (revision: number) => [String(revision)]
  return {
    /** Null for a revision that is not pending. Counted before processing: an attempt that kills the process counts too. */
    begin: batched({
      lanes: 2,
      size: SIZE,
      keysOf,
      together: async (revisions) => {
        const begun = new Map((await beginAttempts(payload, revisions)).map((row) => [row.id, row]))
        return revisions.map((revision) => ({ begun: begun.get(revision) ?? null }))
      },
      alone: async (revision) => ({ begun: (await beginAttempts(payload, [revision]))[0] ?? null }),
    }),
    markReady: createReadyMarker(payload),
    /** Removes the key of an upload whose bytes are deleted. */
    forgetUpload: batched({
      lanes: 1,
      size: SIZE,
      gatherMs: GATHER_MS,
      keysOf,
      together: async (revisions) => {
        await forgetUploads(payload, revisions)
        return revisions.map(() => true)
      },
      alone: async (revision) => {
        await forgetUploads(payload, [revision])
        return true
      },
    }),
  }
}

/** In the order of their ids, so that two of these statements never deadlock. */
function beginAttempts(payload: Payload, revisions: readonly number[]): Promise<PendingRevision[]> {
  return run(
    payload,
    prepared(fragment`
      update revisions r set attempts = r.attempts + 1
        from items i
       where i.id = r.item_id and r.state = 'pending' and r.upload_key is not null
         and r.id in (select id from revisions where id = any(${fragment.param([...revisions])}::int[])
           order by id for update)
      returning r.id, r.upload_key as "uploadKey", i.kind, r.attempts::int`),
  )
}

function forgetUploads(payload: Payload, revisions: readonly number[]): Promise<unknown> {
  return run(
    payload,
    prepared(fragment`
      update revisions set upload_key = null
       where id in (select id from revisions where id = any(${fragment.param([...revisions])}::int[])
         order by id for update)`),
  )
}
