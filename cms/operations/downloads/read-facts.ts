import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import {
  type Downloader,
  type DownloaderColumns,
  downloadsOf,
  grantOf,
  licenceOf,
} from '#cms/operations/downloads/downloader.ts'
import {
  type AllowanceRow,
  allowancesOf,
  usableAllowances,
} from '#cms/operations/entitlement/held-allowances.ts'
import { isFreeToday } from '#cms/operations/free-days/is-free-today.ts'
import { pricingRule } from '#cms/operations/royalties/pricing-rule.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import type { HeldAllowance } from '#domain/entitlement/decide.ts'
import { DOWNLOAD_SETTINGS } from '#domain/entitlement/limits.ts'

/** An item and what its downloader holds of it: with allowances, all that a download is decided, recorded and delivered from. */
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
}

interface Asked {
  readonly slug: string
  readonly by: Downloader
}

export interface Facts {
  /** In the order of what was asked; null for an unknown slug. */
  readonly items: readonly (DownloadFacts | null)[]
  /** The usable allowances of each account (`accountKey`). */
  readonly allowances: ReadonlyMap<string, readonly HeldAllowance[]>
}

/** Whose allowances a downloader uses: those of the team in use, or the user's own. A guest has none. */
export function accountKey(by: Downloader): string {
  return 'guest' in by ? '' : (by.team ?? by.user)
}

/** What a statement is made for: guests, users on their own, and members of the team that they use. */
const SHAPES = {
  guest: { guest: fragment`w.downloader` },
  user: { user: fragment`w.downloader`, team: null },
  member: { user: fragment`w.downloader`, team: fragment`w.team` },
} as const satisfies Record<string, DownloaderColumns>

type Shape = keyof typeof SHAPES

/** The owners of allowances, as the columns of `account`. */
const OWNERS = {
  guest: null,
  user: { user: fragment`account.owner`, team: null },
  member: { user: fragment`''`, team: fragment`account.owner` },
} as const satisfies Record<Shape, DownloaderColumns | null>

function shapeOf(by: Downloader): Shape {
  if ('guest' in by) return 'guest'
  return by.team ? 'member' : 'user'
}

/**
 * Everything about several downloads, in one statement for each shape of downloader, which each connection plans once.
 * It is read after the locks of the accounts: a statement sees what was committed before it began.
 */
export async function readFacts(transaction: Transaction, asked: readonly Asked[]): Promise<Facts> {
  const items: (DownloadFacts | null)[] = asked.map(() => null)
  const allowances = new Map<string, readonly HeldAllowance[]>()
  for (const shape of Object.keys(SHAPES) as Shape[]) {
    const indexes = [...asked.keys()].filter((index) => shapeOf(asked[index]?.by ?? NOBODY) === shape)
    if (indexes.length === 0) continue
    const found = await readShape(
      transaction,
      shape,
      indexes.flatMap((index) => asked[index] ?? []),
    )
    for (const { n, ...item } of found.items ?? []) items[indexes[n - 1] ?? -1] = item
    for (const { owner, rows } of found.allowances ?? []) allowances.set(owner, usableAllowances(rows))
  }
  return { items, allowances }
}

const NOBODY: Downloader = { guest: '' }

interface Found {
  /** Each with the position of what was asked, from 1. */
  readonly items: readonly (DownloadFacts & { readonly n: number })[] | null
  readonly allowances: readonly { readonly owner: string; readonly rows: readonly AllowanceRow[] }[] | null
}

async function readShape(transaction: Transaction, shape: Shape, asked: readonly Asked[]): Promise<Found> {
  const { param } = fragment
  const owners = OWNERS[shape]
  // One column: the description of many columns costs more than the facts. The arrays are subqueries, which hide their length:
  // with it PostgreSQL would prefer a new plan each time, and planning costs more than the facts as well.
  const [row] = await transaction<{ found: Computed<Found> }>(
    prepared(fragment`
    with clock as materialized (
      select present() as at,
        coalesce(max(guest_downloads_per_hour), ${DOWNLOAD_SETTINGS.guestDownloadsPerHour})::int as guest_limit,
        coalesce(max(repeat_days), ${DOWNLOAD_SETTINGS.repeatDays})::int as repeat_days from download_settings),
    wanted as materialized (
      select w.*, i.id as item_id, i.kind::text as kind
        from unnest((select ${param(asked.map(({ slug }) => slug))}::text[]),
          (select ${param(asked.map(({ by }) => ('guest' in by ? by.guest : by.user)))}::text[]),
          (select ${param(asked.map(({ by }) => ('guest' in by ? null : (by.team ?? null))))}::text[]))
          with ordinality as w(slug, downloader, team, n)
        join items i on i.slug = w.slug)
    select json_build_object(
      'items', (select json_agg(found) from (${itemsOf(SHAPES[shape])}) found),
      'allowances', ${owners === null ? fragment`null` : ofOwners(owners)}) as found`),
  )
  return row?.found ?? { items: null, allowances: null }
}

/** Attribution and file name are in English: a work has one file in every language of the page. */
function itemsOf(by: DownloaderColumns): SQL {
  const user = 'user' in by ? by.user : null
  return fragment`
    select w.n, i.id, text.title, i.slug, ${offeredVisibility('i')} as visibility, i.price_amount::int, ${isFreeToday('item')} as free_today,
      i.source_url, c.name as author, i.kind::text, l.code::text as licence, v.id as licence_version_id,
      r.id as revision_id, f.sha256, f.format::text, r.width::float8, f.bytes::int, r.features,
      clock.at::text, clock.guest_limit, usage.last_hour, usage.is_new,
      ${licenceOf(by)} as licensed_by, ${grantOf(by)} as grant_id,
      ${pricingRule({ user, isEarning: fragment`usage.is_new`, at: fragment`clock.at` })} as royalty_rule_id
    from clock cross join wanted w join items i on i.id = w.item_id
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

/** The allowances of each owner, with what is used of those that count the wanted kinds. */
function ofOwners(owners: DownloaderColumns): SQL {
  const rows = allowancesOf(owners, { kinds: fragment`account.kinds`, at: fragment`(select at from clock)` })
  return fragment`(select json_agg(json_build_object('owner', account.owner, 'rows', ${rows}))
    from (select coalesce(w.team, w.downloader) as owner, array_agg(distinct w.kind) as kinds from wanted w group by 1) account)`
}
