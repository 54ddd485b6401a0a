import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, transactionOf } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { finishUpload, refuseUpload, type UploadServices } from '#cms/operations/uploads/finish-upload.ts'
import { openStoredZip, type StoredZip } from '#cms/operations/uploads/stored-zip.ts'
import { type UploadRow, uploadColumns } from '#cms/operations/uploads/upload-row.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'
import { type PlannedMember, planZip } from '#domain/uploads/zip-plan.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface UnpackServices extends UploadServices {
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
}

/**
 * Makes an upload of each member of an uploaded ZIP. Idempotent: a member that has its row already is finished, not
 * unpacked again, so that a worker which stops in the middle loses and doubles nothing.
 */
export async function unpackUpload(services: UnpackServices, id: string): Promise<void> {
  const { payload, storage } = services
  const [zip] = await transactionOf(payload)<UploadRow>(fragment`
    select ${uploadColumns(OPEN_UPLOAD_HOURS)} from uploads u where u.id = ${id} and u.state = 'unpacking'`)
  if (zip !== undefined) {
    const opened = await openStoredZip(storage, uploadKey(id), zip.bytes)
    const refusal = opened.ok ? await unpackAll(services, zip, opened.value) : opened.code
    await settleZip(payload, id, refusal)
  }
  // A worker that was killed before this point has left the bytes of a settled ZIP.
  await storage.delete(uploadKey(id))
}

/** @returns why the ZIP is refused as a whole, or null */
async function unpackAll(
  services: UnpackServices,
  zip: UploadRow,
  content: StoredZip,
): Promise<ErrorCode | null> {
  try {
    const plan = planZip(content.entries, zip.bytes)
    if (!plan.ok) return plan.code
    await transactionOf(services.payload)(fragment`
      update uploads set skipped = ${plan.value.skipped}, updated_at = now() where id = ${zip.id}`)
    for (const member of plan.value.members) await unpackMember(services, zip, content, member)
    return null
  } finally {
    content.close()
  }
}

async function settleZip(payload: Payload, id: string, refusal: ErrorCode | null): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    if (refusal !== null) return refuseUpload(transaction, id, refusal)
    await transaction(fragment`update uploads set state = 'unpacked', updated_at = now() where id = ${id}`)
  })
}

async function unpackMember(
  services: UnpackServices,
  zip: UploadRow,
  content: StoredZip,
  { position, name, refusal }: PlannedMember,
): Promise<void> {
  const { payload, storage } = services
  const member = await memberRow(payload, zip, { position, name })
  if (member.state !== 'receiving') return
  const refuse = (code: ErrorCode) =>
    inTransaction(payload, (transaction) => refuseUpload(transaction, member.id, code))
  if (refusal !== null) return refuse(refusal)
  if (member.isNew && zip.owner !== null && !(await withinLimit(payload, 'upload-account', zip.owner)))
    return refuse('too-many-uploads')
  const bytes = await content.read(position)
  if (!bytes.ok) return refuse(bytes.code)
  await storage.put(uploadKey(member.id), bytes.value, { contentType: 'application/octet-stream' })
  await finishUpload(services, member.id)
}

interface MemberRow extends Record<string, unknown> {
  readonly id: Column<'uploads.id'>
  readonly state: Column<'uploads.state'>
  readonly isNew: Computed<boolean>
}

/** Written before the bytes, so that a member whose unpacking was interrupted keeps its key in storage. */
async function memberRow(
  payload: Payload,
  zip: UploadRow,
  { position, name }: Pick<PlannedMember, 'position' | 'name'>,
): Promise<MemberRow> {
  const id = randomUUID()
  const [row] = await transactionOf(payload)<MemberRow>(fragment`
    insert into uploads as u (id, user_id, key, zip_id, position, contributor_id, request_id, kind, file_name, bytes)
    values (${id}, ${zip.owner}, ${`${zip.id}:${position}`}, ${zip.id}, ${position}, ${zip.contributor}, ${zip.request},
      ${zip.kind}, ${name}, 0)
    on conflict (zip_id, position) do update set position = excluded.position
    returning u.id, u.state, u.id = ${id}::uuid as "isNew"`)
  if (row === undefined) throw new Error(`no row for member ${position} of ${zip.id}`)
  return row
}
