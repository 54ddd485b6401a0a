import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import { type Downloader, downloadsOf, grantOf, licenceOf } from '#cms/operations/downloads/downloader.ts'
import { type AllowanceRow, allowancesOf } from '#cms/operations/entitlement/held-allowances.ts'
import { isFreeToday } from '#cms/operations/free-days/is-free-today.ts'
import { pricingRule } from '#cms/operations/royalties/pricing-rule.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import { DOWNLOAD_SETTINGS } from '#domain/entitlement/limits.ts'

/** An item and what its downloader holds: all that a download is decided, recorded and delivered from. */
export interface DownloadFacts extends Deliverable {
  readonly id: Column<'items.id'>
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
  readonly free_today: Computed<boolean>
  readonly licence_version_id: Column<'licence_versions.id'> | null
  readonly revision_id: Column<'revisions.id'>
  readonly kind: Column<'items.kind'>
  readonly format: Column<'files.format'>
  readonly width: Cast<'revisions.width', number>
  readonly bytes: Cast<'files.bytes', number>
  readonly features: Column<'revisions.features'> | null
  /** The present of the database, which the download is recorded with. */
  readonly at: Computed<string>
  readonly guest_limit: Cast<'download_settings.guest_downloads_per_hour', number>
  /** Single downloads of the downloader in the last hour. */
  readonly last_hour: Computed<number>
  /** The earlier download whose licence is held; null without one. */
  readonly licensed_by: Column<'downloads.licensed_by'>
  /** The purchase that opens the item; null without one. */
  readonly grant_id: Column<'downloads.grant_id'>
  /** Not a repetition within the days of repetition. */
  readonly is_new: Computed<boolean>
  /** The version of the royalty rules that prices a download by a subscription. */
  readonly royalty_rule_id: Column<'downloads.royalty_rule_id'>
  readonly allowances: Computed<readonly AllowanceRow[]>
}

/**
 * Everything about one download in one statement, which each connection plans once. It is read after the lock of the
 * account: a statement sees what was committed before it began.
 */
export async function readFacts(
  transaction: Transaction,
  slug: string,
  by: Downloader,
): Promise<DownloadFacts | null> {
  // One column: the description of many columns costs more than the facts.
  const [row] = await transaction<{ facts: Computed<DownloadFacts> }>(
    prepared(fragment`select row_to_json(found) as facts from (${factsOf(slug, by)}) found`),
  )
  return row?.facts ?? null
}

/** Attribution and file name are in English: a work has one file in every language of the page. */
function factsOf(slug: string, by: Downloader): SQL {
  const user = 'user' in by ? by.user : null
  return fragment`
    with clock as materialized (
      select present() as at,
        coalesce(max(guest_downloads_per_hour), ${DOWNLOAD_SETTINGS.guestDownloadsPerHour})::int as guest_limit,
        coalesce(max(repeat_days), ${DOWNLOAD_SETTINGS.repeatDays})::int as repeat_days from download_settings)
    select i.id, text.title, i.slug, ${offeredVisibility('i')} as visibility, i.price_amount::int, ${isFreeToday('item')} as free_today,
      i.source_url, c.name as author, i.kind::text, l.code::text as licence, v.id as licence_version_id,
      r.id as revision_id, f.sha256, f.format::text, r.width::float8, f.bytes::int, r.features,
      clock.at::text, clock.guest_limit, usage.last_hour, usage.is_new,
      ${licenceOf(by)} as licensed_by, ${grantOf(by)} as grant_id,
      ${pricingRule({ user, isEarning: fragment`usage.is_new`, at: fragment`clock.at` })} as royalty_rule_id,
      ${allowancesOf(by, { kind: fragment`i.kind`, at: fragment`clock.at` })} as allowances
    from clock join items i on i.slug = ${slug}
    join items_locales text on text._parent_id = i.id and text._locale = 'en'
    join contributors c on c.id = i.contributor_id
    join licences l on l.id = i.licence_id
    join revisions r on r.id = i.current_revision_id
    join files f on f.id = r.file_id
    left join lateral (
      select id from licence_versions v where v.licence_id = l.id and v.in_force_from <= clock.at
      order by v.in_force_from desc limit 1) v on true
    cross join lateral (select
      (select count(*)::int from downloads d where ${downloadsOf(by)} and d.zip_id is null
        and d.created_at > clock.at - interval '1 hour') as last_hour,
      not exists (select from downloads d where d.item_id = i.id and ${downloadsOf(by)}
        and d.created_at > clock.at - make_interval(days => clock.repeat_days)) as is_new
      offset 0) usage`
}
