import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'

export interface UploadRow extends Record<string, unknown> {
  readonly id: Column<'uploads.id'>
  /** Null once the account is deleted. */
  readonly owner: Column<'uploads.user_id'>
  readonly zip: Column<'uploads.zip_id'>
  readonly position: Column<'uploads.position'>
  /** Null once the contributor is deleted. */
  readonly contributor: Column<'uploads.contributor_id'>
  readonly request: Column<'uploads.request_id'>
  readonly kind: Column<'uploads.kind'>
  readonly fileName: Column<'uploads.file_name'>
  readonly bytes: Cast<'uploads.bytes', number>
  readonly state: Column<'uploads.state'>
  /** Its unfinished bytes are no longer kept. */
  readonly isExpired: Computed<boolean>
}

/** Columns of `uploads u` as an `UploadRow`; `hours` is the lifetime of an unfinished one. */
export function uploadColumns(hours: number): SQL {
  return fragment`u.id, u.user_id as owner, u.zip_id as zip, u.position, u.contributor_id as contributor, u.request_id as request,
    u.kind,
    u.file_name as "fileName", u.bytes::float8 as bytes, u.state,
    (u.state = 'receiving' and u.updated_at < now() - make_interval(hours => ${hours}::int)) as "isExpired"`
}

/** An upload of this account; undefined for one that does not exist, is another's, or has expired. */
export async function findOwnUpload(
  transaction: Transaction,
  id: string,
  { owner, hours }: { readonly owner: string; readonly hours: number },
): Promise<UploadRow | undefined> {
  const [row] = await transaction<UploadRow>(
    prepared(fragment`
    select ${uploadColumns(hours)} from uploads u where u.id = ${id} and u.user_id = ${owner}`),
  )
  return row?.isExpired ? undefined : row
}
