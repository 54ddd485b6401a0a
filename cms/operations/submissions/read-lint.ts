import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { type LintResult, lint, type SimilarWork } from '#domain/lint/lint.ts'

interface Row extends Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly contributor: Column<'items.contributor_id'>
  readonly kind: Column<'items.kind'>
  readonly title: Column<'items_locales.title'>
  readonly keywords: Column<'submissions.keywords'>
  readonly has_category: Computed<boolean>
  readonly generative_ai: Column<'items.generative_ai'>
  readonly state: Column<'revisions.state'>
  readonly refusal: Column<'revisions.refusal'>
  readonly format: Column<'revisions.format'>
  readonly width: Cast<'revisions.width', number | null>
  readonly height: Cast<'revisions.height', number | null>
  readonly duration_ms: Cast<'revisions.duration_ms', number | null>
  readonly box: Column<'revisions.box'> | null
  readonly file: Column<'revisions.file_id'>
  readonly canonical: Column<'revisions.canonical_sha256'>
  readonly geometry: Column<'revisions.geometry_hash'>
  readonly look: Column<'revisions.perceptual_hash'>
}

/** Similar works that are shown as evidence. */
const MAX_SIMILAR = 5

/** The lint results of a submission, computed from its present metadata and the facts of its revision. */
export async function readLint(transaction: Transaction, submission: number): Promise<readonly LintResult[]> {
  const [row] = await transaction<Row>(fragment`
    select i.id as item, i.contributor_id as contributor, i.kind::text, coalesce(t.title, '') as title, s.keywords,
      i.category_id is not null as has_category, i.generative_ai, r.state::text, r.refusal, r.format::text,
      r.width::float8, r.height::float8, r.duration_ms::float8, r.box, r.file_id as file, r.canonical_sha256 as canonical,
      r.geometry_hash as geometry, r.perceptual_hash as look
    from submissions s join items i on i.id = s.item_id join revisions r on r.id = s.revision_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    where s.id = ${submission}`)
  if (row === undefined) throw new Error(`there is no submission ${submission}`)
  return lint({
    kind: row.kind,
    title: row.title,
    keywords: row.keywords,
    hasCategory: row.has_category,
    generativeAi: row.generative_ai,
    processing: row.state,
    refusal: row.refusal,
    format: row.format,
    durationMs: row.duration_ms,
    margin: marginOf(row),
    similar: row.state === 'ready' ? await readSimilar(transaction, row) : [],
  })
}

function marginOf({ box, width, height }: Row): number | null {
  if (box === null || width === null || height === null) return null
  return Math.min(box.left, box.top, width - box.right, height - box.bottom)
}

/** Items with the same drawing, the same shapes or the same look: one for each item, by its strongest match. */
function readSimilar(
  transaction: Transaction,
  { item, contributor, file, canonical, geometry, look }: Row,
): Promise<SimilarWork[]> {
  return transaction<SimilarWork & Record<string, unknown>>(fragment`
    select item, title, own, (array['drawing', 'shapes', 'look'])[strength] as match, picture from (
      select distinct on (i.id) i.id as item, coalesce(t.title, '') as title, i.contributor_id = ${contributor} as own,
        case when r.file_id = ${file} or r.canonical_sha256 = ${canonical} then 1
             when r.geometry_hash = ${geometry} then 2 else 3 end as strength,
        case when f.sha256 is not null
          then jsonb_build_object('sha256', f.sha256, 'modifiedAt',
            to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as picture
      from revisions r join items i on i.id = r.item_id left join files f on f.id = r.file_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
      where i.id <> ${item} and i.visibility <> 'removed'
        and (r.file_id = ${file} or r.canonical_sha256 = ${canonical} or r.geometry_hash = ${geometry}
          or r.perceptual_hash = ${look})
        and not exists (select 1 from submissions w where w.item_id = i.id and w.state in ('withdrawn', 'rejected'))
      order by i.id, strength) matched
    order by strength, item limit ${MAX_SIMILAR}`)
}
