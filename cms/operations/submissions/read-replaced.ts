import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { readLiveDetails } from '#cms/operations/submissions/update-details.ts'
import type { ReplacedRevision } from '#domain/contract/console/submissions.ts'

interface Row extends Record<string, unknown> {
  readonly number: Cast<'revisions.number', number>
  readonly format: Column<'revisions.format'>
  readonly width: Cast<'revisions.width', number | null>
  readonly height: Cast<'revisions.height', number | null>
  readonly bytes: Cast<'files.bytes', number | null>
  readonly sha256: Column<'files.sha256'> | null
  readonly modified_at: Column<'revisions.updated_at'>
  readonly animated: Computed<boolean>
  readonly ground: Column<'revisions.ground'>
  readonly is_published: Computed<boolean>
}

/**
 * The revision that an update replaces: the one that its work shows, or showed when the update was published. Null for
 * the first revision of a work.
 */
export async function readReplaced(
  transaction: Transaction,
  submission: number,
): Promise<ReplacedRevision | null> {
  const [row] = await transaction<Row>(fragment`
    select r.number::int, r.format::text, r.width::float8, r.height::float8, f.bytes::float8, f.sha256,
      r.updated_at as modified_at, coalesce(r.animated, false) as animated, r.ground, s.state = 'published' as is_published
    from submissions s join items i on i.id = s.item_id
    join revisions r on r.id = case when s.state = 'published' then s.replaces_id else i.current_revision_id end
    left join files f on f.id = r.file_id
    where s.id = ${submission} and s.replaces_id is not null`)
  if (row === undefined) return null
  const { sha256, modified_at: modified, animated, ground, is_published: isPublished, ...rest } = row
  const modifiedAt = modified === null ? '' : new Date(modified).toISOString()
  const details = isPublished ? null : await readLiveDetails(transaction, submission)
  return { ...rest, details, preview: sha256 === null ? null : { sha256, modifiedAt, animated, ground } }
}
