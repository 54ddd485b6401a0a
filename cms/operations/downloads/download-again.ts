import type { GrantedDownload } from '#cms/files/download-url.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import { type Deliverable, deliver } from '#cms/operations/downloads/deliver.ts'
import { heldBy } from '#cms/operations/downloads/downloader.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { readRecolouring } from '#domain/assets/recolouring.ts'
import { decideAgain } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface EarlierRow extends Record<string, unknown>, Deliverable {
  readonly format: Column<'downloads.format'>
  readonly width: Cast<'downloads.width', number | null>
  readonly colours: Column<'downloads.colours'>
  readonly visibility: Column<'items.visibility'>
  readonly withdrawn: Computed<boolean>
}

/**
 * Repeats a download of a user: the same revision in the same form, under the licence it was granted with. It is not
 * counted; it is refused while the item is suspended, when it was taken down, and when a refund or a chargeback withdrew the
 * licence. A download of another user is not found.
 */
export async function downloadAgain(
  payload: Payload,
  user: string,
  download: string,
): Promise<Result<GrantedDownload>> {
  if (!(await withinLimit(payload, 'download-again-account', user))) return refuse('too-many-downloads')
  const [earlier] = await sql<EarlierRow>(payload)`
    select i.visibility::text, d.withdrawn_by is not null as withdrawn, text.title, i.slug, i.source_url,
      c.name as author, l.code::text as licence, f.sha256, d.format::text, d.width::int, d.colours
    from downloads d
    join items i on i.id = d.item_id
    join items_locales text on text._parent_id = i.id and text._locale = 'en'
    join contributors c on c.id = i.contributor_id
    join licence_versions v on v.id = d.licence_version_id
    join licences l on l.id = v.licence_id
    join revisions r on r.id = d.revision_id
    join files f on f.id = r.file_id
    where ${heldBy(user)} and d.id::text = ${download}`
  if (earlier === undefined) return refuse('not-found')
  if (earlier.withdrawn) return refuse('licence-withdrawn')
  const decision = decideAgain(earlier.visibility)
  if (!decision.ok) return decision
  const colours = readRecolouring(earlier.colours ?? '') ?? new Map()
  return accept(deliver(earlier, { ...earlier, colours }))
}
