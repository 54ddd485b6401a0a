import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  prepared,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { findContributor } from '#cms/operations/submissions/insert-draft.ts'
import { LOCK_SECONDS } from '#cms/operations/uploads/upload-locker.ts'
import { type UploadRow, uploadColumns } from '#cms/operations/uploads/upload-row.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'
import { readFileName } from '#domain/uploads/file-names.ts'
import { MAX_OPEN_UPLOADS, maxUploadBytes, OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'

export interface OpenUpload {
  readonly actor: Holder
  /** The client's own name for the file: a repeated request finds the upload of the first one. */
  readonly key: string
  readonly kind: Kind
  /** Null for the first contributor that the user may upload for. */
  readonly contributor: number | null
  /** The request to contributors that the work answers; null for none. */
  readonly request: number | null
  readonly fileName: string
  /** The declared length. */
  readonly bytes: number
  /** Locks a new upload for this holder (upload-locker.ts); absent for an upload without a lock. */
  readonly holder?: string
}

export interface OpenedUpload extends UploadRow {
  /** False where the key names an upload that exists. */
  readonly isNew: boolean
}

/** Refuses an upload by its name and size, without the database. */
export function checkOpening(opening: OpenUpload): Result<true> {
  const { actor, bytes } = opening
  if (reachOf(actor, 'submission.create') === null) return refuse('forbidden')
  const fileName = readFileName(opening.fileName)
  if (!fileName.ok) return fileName
  if (bytes === 0) return refuse('file-empty', 'The file is empty')
  if (bytes > maxUploadBytes(fileName.value)) return refuse('file-too-large', `${bytes} bytes`)
  return accept(true)
}

/** Binds an upload to an account before its first byte. Refuses by name, size and number of open uploads. */
export async function openUpload(payload: Payload, opening: OpenUpload): Promise<Result<OpenedUpload>> {
  const checked = checkOpening(opening)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'upload-account', opening.actor.id))) return refuse('too-many-uploads')
  return inTransaction(payload, (transaction) => insertUnlessOpen(transaction, opening))
}

async function insertUnlessOpen(
  transaction: Transaction,
  { actor, key, kind, contributor: wanted, request, fileName, bytes, holder }: OpenUpload,
): Promise<Result<OpenedUpload>> {
  // Serialises the creations of one account, so that their number is exact.
  await transaction(
    prepared(fragment`select pg_advisory_xact_lock(hashtextextended(${`uploads:${actor.id}`}, 0))`),
  )
  const [known] = await transaction<UploadRow>(
    prepared(fragment`
    select ${uploadColumns(OPEN_UPLOAD_HOURS)} from uploads u where u.user_id = ${actor.id} and u.key = ${key}`),
  )
  // An expired one is replaced: its owner sends the file again.
  if (known !== undefined && !known.isExpired) return accept({ ...known, isNew: false })
  const contributor = await findContributor(transaction, actor, wanted)
  if (contributor === null) return refuse('forbidden', 'The account has no such contributor')
  if (request !== null && !(await isOpen(transaction, request)))
    return refuse('work-request-closed', `no open request ${request}`)
  const [{ open } = { open: 0 }] = await transaction<{ open: Computed<number> }>(
    prepared(
      fragment`select count(*)::int as open from uploads where user_id = ${actor.id} and ${isUnfinished()}`,
    ),
  )
  if (open >= MAX_OPEN_UPLOADS) return refuse('too-many-open-uploads')
  if (known !== undefined)
    await transaction(fragment`update uploads set key = ${`${key}:${known.id}`} where id = ${known.id}`)
  const id = randomUUID()
  await transaction(
    prepared(fragment`
    insert into uploads (id, user_id, key, contributor_id, request_id, kind, file_name, bytes, lock_holder, lock_until)
    values (${id}, ${actor.id}, ${key}, ${contributor}, ${request}::int, ${kind}, ${fileName}, ${bytes}, ${holder ?? null}::uuid,
      case when ${holder ?? null}::uuid is not null then now() + make_interval(secs => ${LOCK_SECONDS}) end)`),
  )
  const row = {
    id,
    owner: actor.id,
    zip: null,
    position: null,
    contributor,
    request,
    kind,
    fileName,
    bytes,
  } as const
  return accept({ ...row, state: 'receiving', isExpired: false, isNew: true })
}

/**
 * Whether a row of `uploads` counts as open. A small file that a request is receiving does not: all its bytes have come, and
 * batches of them would reach the limit. Such a row has the lock of its creation; all other locks are taken later.
 */
export function isUnfinished(): SQL {
  return fragment`state = 'receiving' and zip_id is null
    and (lock_until is null or lock_until < now()
      or lock_until > created_at + make_interval(secs => ${LOCK_SECONDS}::int))`
}

/** Held until the upload is written, so that a request that is closed meanwhile has no further one. */
async function isOpen(transaction: Transaction, request: number): Promise<boolean> {
  const [open] = await transaction<{ id: Column<'work_requests.id'> }>(
    fragment`select id from work_requests where id = ${request}::int and closed_at is null for share`,
  )
  return open !== undefined
}
