import { certifiableBy } from '#cms/operations/certificates/find-download.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import { licencesOf, type Person } from '#cms/operations/downloads/downloader.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'

/** The newest download of one file of a revision, with the licence that it was granted under. */
export interface LockedRow extends Record<string, unknown>, Deliverable {
  readonly item: Column<'items.id'>
  readonly kind: Column<'items.kind'>
  readonly visibility: Column<'items.visibility'>
  readonly revision: Cast<'revisions.number', string>
  readonly original_format: Column<'files.format'>
  readonly format: Column<'downloads.format'>
  readonly width: Cast<'downloads.width', number | null>
  readonly colours: Column<'downloads.colours'>
  readonly licence_version: Column<'licence_versions.version'>
  readonly certificate: Present<'certificates.number'> | null
  readonly certified_sha256: Computed<string | null>
}

/** Further rows are only read to see that there are too many. */
export function lockedDownloads(items: readonly number[], person: Person, most: number): SQL {
  return fragment`
    select * from (
      select distinct on (d.item_id, d.revision_id, d.format, d.width, d.colours)
        i.id as item, i.kind::text, i.visibility::text, i.slug, i.source_url, text.title, c.name as author,
        r.number::text as revision, f.sha256, f.format::text as original_format, d.format::text, d.width::int, d.colours,
        l.code::text as licence, v.version as licence_version, d.created_at, own.number as certificate,
        own.document #>> '{certificate,file,sha256}' as certified_sha256
      from downloads d
      join items i on i.id = d.item_id
      join items_locales text on text._parent_id = i.id and text._locale = 'en'
      join contributors c on c.id = i.contributor_id
      join licence_versions v on v.id = d.licence_version_id
      join licences l on l.id = v.licence_id
      join revisions r on r.id = d.revision_id
      join files f on f.id = r.file_id
      left join certificates own on own.download_id = d.id and own.revoked_at is null and own.withdrawn_at is null
        and ${certifiableBy(person.user)}
      where d.item_id = any(${fragment.param(items)}::int[]) and ${licencesOf(person)}
      order by d.item_id, d.revision_id, d.format, d.width, d.colours, own.number is null, d.created_at desc, d.id desc
    ) file
    order by array_position(${fragment.param(items)}::int[], file.item), file.revision::int, file.created_at desc
    limit ${most}`
}
