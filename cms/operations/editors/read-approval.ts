import { fragment, type Payload, type PayloadRequest, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { DraftedResource } from '#domain/editors/resources.ts'
import { VERSION_TABLES } from './read-drafts.ts'

/** A version of a document with who wrote and who approved it. */
export interface VersionAuthors {
  readonly id: Computed<number>
  readonly at: Computed<Date | string>
  readonly status: Computed<'draft' | 'published'>
  readonly changedBy: Column<'users.id'> | null
  readonly author: Computed<string | null>
  readonly approver: Computed<string | null>
}

/** Versions that the form shows. */
const SHOWN = 6

/** The versions of a document, the latest first. */
export function readVersionAuthors(
  payload: Payload,
  resource: DraftedResource,
  id: number,
): Promise<VersionAuthors[]> {
  const [versions] = VERSION_TABLES[resource]
  return run<VersionAuthors & Record<string, unknown>>(
    payload,
    fragment`
      select v.id, v.version_updated_at as at, v.version__status as status, v.version_changed_by_id as "changedBy",
          coalesce(nullif(a.name, ''), a.email) as author, coalesce(nullif(b.name, ''), b.email) as approver
        from ${fragment.raw(versions)} v
        left join users a on a.id = v.version_changed_by_id
        left join users b on b.id = v.version_approved_by_id
       where v.parent_id = ${id} order by v.latest desc nulls last, v.updated_at desc, v.id desc limit ${SHOWN}`,
  )
}

/** Whether the site wants a second editor for documents of this kind. */
export async function needsApproval(
  source: Payload | PayloadRequest,
  resource: DraftedResource,
): Promise<boolean> {
  const rows = await run(
    source,
    fragment`select 1 from site_settings_second_editor s where s.value::text = ${resource} limit 1`,
  )
  return rows.length > 0
}
