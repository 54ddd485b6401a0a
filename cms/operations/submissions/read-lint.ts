import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { DETAILS_DIFFER } from '#cms/operations/submissions/update-details.ts'
import { FACTS_VERSION } from '#domain/lint/facts.ts'
import { lint, lintUpdate } from '#domain/lint/lint.ts'
import { type LintedWork, type LintResult, marginsOf, type SimilarWork } from '#domain/lint/work.ts'

interface Row extends Record<string, unknown> {
  readonly submission: Column<'submissions.id'>
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
  readonly frame_rate: Cast<'revisions.frame_rate', number | null>
  readonly triangles: Cast<'revisions.triangles', number | null>
  readonly price_cents: Column<'items.price_amount'>
  readonly file_name: Column<'revisions.file_name'>
  readonly bytes: Cast<'files.bytes', number | null>
  readonly facts: Column<'lint_facts.facts'> | null
  readonly pack_stroke: Computed<number | null>
  readonly box: Column<'revisions.box'> | null
  readonly is_update: Computed<boolean>
  /** An update that changes details, which are checked then. */
  readonly has_details: Computed<boolean>
  readonly revision: Column<'revisions.id'>
}

/** Similar works that are shown as evidence. */
const MAX_SIMILAR = 5

/** The lint results of a submission, computed from its present metadata and the facts of its revision. */
export async function readLint(transaction: Transaction, submission: number): Promise<readonly LintResult[]> {
  const results = (await readLints(transaction, [submission])).get(submission)
  if (results === undefined) throw new Error(`there is no submission ${submission}`)
  return results
}

/** The lint results of several submissions, in two statements for any number of them. Leaves out unknown ones. */
export async function readLints(
  transaction: Transaction,
  submissions: readonly number[],
): Promise<ReadonlyMap<number, readonly LintResult[]>> {
  if (submissions.length === 0) return new Map()
  const rows = await transaction<Row>(
    prepared(fragment`
    select s.id as submission, i.id as item, i.contributor_id as contributor, i.kind::text,
      coalesce(d.title, t.title, '') as title, s.keywords,
      case when d.submission_id is null then i.category_id else d.category_id end is not null as has_category,
      i.generative_ai, r.state::text, r.refusal, r.format::text,
      r.width::float8, r.height::float8, r.duration_ms::float8, r.frame_rate::float8, r.triangles::float8, r.box,
      r.id as revision, i.price_amount as price_cents, r.file_name, f.bytes::float8, l.facts,
      ${packStroke()} as pack_stroke, s.replaces_id is not null as is_update, ${DETAILS_DIFFER} as has_details
    from submissions s join items i on i.id = s.item_id join revisions r on r.id = s.revision_id
    left join files f on f.id = r.file_id
    left join lint_facts l on l.revision_id = r.id and l.version = ${FACTS_VERSION}
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    left join update_details d on d.submission_id = s.id
    where s.id = any(${fragment.param([...submissions])}::int[])`),
  )
  const similar = await readSimilar(
    transaction,
    rows.filter(({ state }) => state === 'ready').map(({ revision }) => revision),
  )
  return new Map(
    rows.map((row) => {
      const work = workOf(row, similar.get(row.revision) ?? [])
      return [row.submission, row.is_update && !row.has_details ? lintUpdate(work) : lint(work)]
    }),
  )
}

/** The stroke width that most other pieces of the same pack have; null outside of packs. */
function packStroke() {
  return fragment`(
    select mode() within group (order by (o.facts #>> '{drawing,strokes,0,width}')::float8)
    from items other join revisions q on q.item_id = other.id join lint_facts o on o.revision_id = q.id
    where other.pack_id = i.pack_id and other.id <> i.id and o.version = ${FACTS_VERSION})`
}

function workOf(row: Row, similar: readonly SimilarWork[]): LintedWork {
  return {
    kind: row.kind,
    form: 'item',
    title: row.title,
    keywords: row.keywords,
    hasCategory: row.has_category,
    generativeAi: row.generative_ai,
    priceCents: row.price_cents === null ? null : Number(row.price_cents),
    processing: row.state,
    refusal: row.refusal,
    fileName: row.file_name,
    bytes: row.bytes,
    format: row.format,
    width: row.width,
    height: row.height,
    margins: marginsOf(row.box, row),
    durationMs: row.duration_ms,
    frameRate: row.frame_rate,
    triangles: row.triangles,
    facts: row.facts,
    packStroke: row.pack_stroke,
    similar,
  }
}

type SimilarRow = SimilarWork & Record<string, unknown> & { readonly revision: Column<'revisions.id'> }

/** Items with the same drawing, the same shapes or the same look: one for each item, by its strongest match. */
async function readSimilar(
  transaction: Transaction,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, readonly SimilarWork[]>> {
  if (revisions.length === 0) return new Map()
  const rows = await transaction<SimilarRow>(
    prepared(fragment`
    select own.id as revision, found.* from revisions own join items mine on mine.id = own.item_id
    cross join lateral (
      select item, title, own, (array['drawing', 'shapes', 'look'])[strength] as match, picture from (
        select distinct on (i.id) i.id as item, coalesce(t.title, '') as title,
          i.contributor_id = mine.contributor_id as own,
          case when r.file_id = own.file_id or r.canonical_sha256 = own.canonical_sha256 then 1
               when r.geometry_hash = own.geometry_hash then 2 else 3 end as strength,
          case when f.sha256 is not null
            then jsonb_build_object('sha256', f.sha256, 'modifiedAt',
              to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as picture
        from revisions r join items i on i.id = r.item_id left join files f on f.id = r.file_id
        left join items_locales t on t._parent_id = i.id and t._locale = 'en'
        where i.id <> mine.id and i.visibility <> 'removed'
          and (r.file_id = own.file_id or r.canonical_sha256 = own.canonical_sha256
            or r.geometry_hash = own.geometry_hash or r.perceptual_hash = own.perceptual_hash)
          and not exists (select 1 from submissions w where w.item_id = i.id and w.replaces_id is null
            and w.state in ('withdrawn', 'rejected'))
        order by i.id, strength) matched
      order by strength, item limit ${MAX_SIMILAR}) found
    where own.id = any(${fragment.param([...revisions])}::int[])
    order by own.id, array_position(array['drawing', 'shapes', 'look'], found.match), found.item`),
  )
  const byRevision = Map.groupBy(rows, ({ revision }) => revision)
  return new Map([...byRevision].map(([revision, found]) => [revision, found.map(similarOf)]))
}

function similarOf({ item, title, own, match, picture }: SimilarRow): SimilarWork {
  return { item, title, own, match, picture }
}
