import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { heldBy } from '#cms/operations/downloads/downloader.ts'
import { compareTexts } from '#cms/operations/licences/compare-texts.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { LicenceDifference } from '#domain/contract/licence-difference.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

interface VersionsRow extends Record<string, unknown> {
  readonly pinned: Column<'licence_versions.version'>
  readonly pinned_from: Column<'licence_versions.in_force_from'>
  readonly pinned_text: Computed<string | null>
  readonly pinned_english: Computed<string | null>
  readonly current: Column<'licence_versions.version'>
  readonly current_from: Column<'licence_versions.in_force_from'>
  readonly current_text: Computed<string | null>
  readonly current_english: Computed<string | null>
}

interface Wanted {
  readonly user: string
  readonly download: string
  readonly locale: Locale
}

/** The licence version that a download of a user pinned, and how today's text of that licence differs. */
export async function readDifference(
  payload: Payload,
  { user, download, locale }: Wanted,
): Promise<Result<LicenceDifference>> {
  const [row] = await run<VersionsRow>(
    payload,
    fragment`
    select v.version as pinned, v.in_force_from as pinned_from, now_in.version as current,
      now_in.in_force_from as current_from,
      ${textOf('v', locale)} as pinned_text, ${textOf('v', DEFAULT_LOCALE)} as pinned_english,
      ${textOf('now_in', locale)} as current_text, ${textOf('now_in', DEFAULT_LOCALE)} as current_english
    from downloads d
    join licence_versions v on v.id = d.licence_version_id
    join lateral (
      select w.id, w.version, w.in_force_from from licence_versions w
       where w.licence_id = v.licence_id and (w.in_force_from <= now() or w.id = v.id)
       order by w.in_force_from desc, w.id desc limit 1) now_in on true
    where ${heldBy(user)} and d.id::text = ${download}`,
  )
  return row === undefined ? refuse('not-found') : accept(differenceOf(row, locale))
}

/** Texts of two languages are never compared: where one has no translation, both are English. */
function differenceOf(row: VersionsRow, locale: Locale): LicenceDifference {
  const isTranslated = row.pinned_text !== null && row.current_text !== null
  const [before, after] = isTranslated
    ? [row.pinned_text, row.current_text]
    : [row.pinned_english, row.current_english]
  const difference = compareTexts(before ?? '', after ?? '')
  return {
    pinned: { version: row.pinned, inForceFrom: new Date(row.pinned_from).toISOString() },
    current: { version: row.current, inForceFrom: new Date(row.current_from).toISOString() },
    language: isTranslated ? locale : DEFAULT_LOCALE,
    difference: difference === null ? null : [...difference],
  }
}

function textOf(version: 'v' | 'now_in', locale: Locale): SQL {
  return fragment`(select x.text from licence_versions_locales x
    where x._parent_id = ${fragment.identifier(version)}.id and x._locale = ${locale})`
}
