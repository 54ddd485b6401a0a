import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import { accountOf } from '#cms/operations/downloads/account-of.ts'
import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import type { DownloadFacts } from '#cms/operations/downloads/read-facts.ts'
import type { Format } from '#domain/assets/formats.ts'
import { type Recolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import type { Right } from '#domain/entitlement/decide.ts'

/** A granted download of one file. */
export interface GrantedFile {
  readonly item: DownloadFacts
  readonly by: Downloader
  readonly right: Right
  readonly format: Format
  readonly width: number | null
  readonly colours: Recolouring
  readonly country: string | null
}

/**
 * Records downloads, in one statement. A repetition within the days of repetition is recorded and not counted (domain.md). A
 * download by a purchase names its grant, and one by an earlier licence that download: a refund withdraws them together.
 */
export async function recordDownloads(
  transaction: Transaction,
  files: readonly GrantedFile[],
): Promise<void> {
  const column = (value: (file: GrantedFile) => unknown) => fragment.param(files.map(value))
  await transaction(
    prepared(fragment`
    insert into downloads (item_id, revision_id, licence_version_id, format, width, user_id, guest, counted, country,
      subscription_id, team_id, grant_id, licensed_by, royalty_rule_id, colours, created_at, updated_at)
    select item, revision, licence, format::enum_downloads_format, width, user_id, guest, counted, country, subscription,
      team, grant_id, licensed_by, rule, colours, at, at
    from unnest(${column(({ item }) => item.id)}::int[], ${column(({ item }) => item.revision_id)}::int[],
      ${column(({ item }) => item.licence_version_id)}::int[], ${column(({ format }) => format)}::text[],
      ${column(({ width }) => width)}::numeric[], ${column(({ by }) => ('user' in by ? by.user : null))}::text[],
      ${column(({ by }) => ('guest' in by ? by.guest : null))}::text[], ${column(({ item }) => item.is_new)}::boolean[],
      ${column(({ item, country }) => (item.is_new ? country : null))}::text[],
      ${column(({ by, right }) => accountOf(by, right).subscription)}::uuid[],
      ${column(({ by, right }) => accountOf(by, right).team)}::uuid[],
      ${column(({ item, right }) => (right.by === 'purchase' ? item.grant_id : null))}::bigint[],
      ${column(({ item, right }) => (right.by === 'licence' ? item.licensed_by : null))}::int[],
      ${column(({ item, right }) => (right.by === 'subscription' ? item.royalty_rule_id : null))}::int[],
      ${column(({ colours }) => writeRecolouring(colours) || null)}::text[],
      ${column(({ item }) => item.at)}::timestamptz[])
      as file (item, revision, licence, format, width, user_id, guest, counted, country, subscription, team, grant_id,
        licensed_by, rule, colours, at)`),
  )
}
