import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { UploadState } from '#domain/uploads/states.ts'

export interface UploadRow extends Record<string, unknown> {
  readonly id: string
  /** Null once the account is deleted. */
  readonly owner: string | null
  readonly zip: string | null
  readonly position: number | null
  readonly kind: Kind
  readonly fileName: string
  readonly bytes: number
  readonly state: UploadState
  /** Its unfinished bytes are no longer kept. */
  readonly isExpired: boolean
}

/** Columns of `uploads u` as an `UploadRow`; `hours` is the lifetime of an unfinished one. */
export function uploadColumns(hours: number): SQL {
  return fragment`u.id, u.user_id as owner, u.zip_id as zip, u.position, u.kind, u.file_name as "fileName",
    u.bytes::float8 as bytes, u.state,
    (u.state = 'receiving' and u.updated_at < now() - make_interval(hours => ${hours}::int)) as "isExpired"`
}

/** An upload of this account; undefined for one that does not exist, is another's, or has expired. */
export async function findOwnUpload(
  transaction: Transaction,
  id: string,
  { owner, hours }: { readonly owner: string; readonly hours: number },
): Promise<UploadRow | undefined> {
  const [row] = await transaction<UploadRow>(fragment`
    select ${uploadColumns(hours)} from uploads u where u.id = ${id} and u.user_id = ${owner}`)
  return row?.isExpired ? undefined : row
}
