import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import { heldBy } from '#cms/operations/downloads/downloader.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'

/** A download as a certificate states it. */
export interface CertifiedRow extends Record<string, unknown>, Deliverable {
  readonly id: Column<'downloads.id'>
  readonly user_id: Column<'downloads.user_id'>
  readonly team_id: Column<'downloads.team_id'>
  readonly format: Column<'downloads.format'>
  readonly width: Cast<'downloads.width', number | null>
  readonly colours: Column<'downloads.colours'>
  readonly created_at: Column<'downloads.created_at'>
  readonly kind: Column<'items.kind'>
  readonly visibility: Column<'items.visibility'>
  readonly revision: Column<'revisions.number'>
  readonly licence_name: Column<'licences.name'>
  readonly licence_version: Column<'licence_versions.version'>
  /** Of the person or the team; null for a person without a name. */
  readonly licensee: Computed<string | null>
  /** The certificate that it has already. */
  readonly document: Column<'certificates.document'> | null
}

/** The downloads `d` whose certificates a user may see: those they hold, and those of a team that they own. */
export function certifiableBy(user: string): SQL {
  return fragment`((${heldBy(user)}) or exists (
    select 1 from team_members o where o.team_id = d.team_id and o.user_id = ${user} and o.role = 'owner'))`
}

/** A download by its id; null for one of others. */
export async function findCertifiable(
  payload: Payload,
  user: string,
  download: string,
): Promise<CertifiedRow | null> {
  const [row] = await run<CertifiedRow>(
    payload,
    fragment`
    select d.id, case when d.team_id is null then d.user_id end as user_id, d.team_id, d.format::text, d.width::int,
      d.colours, d.created_at, i.kind::text, i.visibility::text, i.slug, i.source_url, text.title, c.name as author,
      r.number::text as revision, f.sha256, l.code::text as licence, l.name as licence_name,
      v.version as licence_version, coalesce(t.name, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
        nullif(trim(u.name), '')) as licensee, own.document
      from downloads d
      join users u on u.id = d.user_id
      left join teams t on t.id = d.team_id
      join items i on i.id = d.item_id
      join items_locales text on text._parent_id = i.id and text._locale = 'en'
      join contributors c on c.id = i.contributor_id
      join licence_versions v on v.id = d.licence_version_id
      join licences l on l.id = v.licence_id
      join revisions r on r.id = d.revision_id
      join files f on f.id = r.file_id
      left join certificates own on own.download_id = d.id
     where ${certifiableBy(user)} and d.id::text = ${download}`,
  )
  return row ?? null
}
