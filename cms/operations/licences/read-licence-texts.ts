import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { LicenceText } from '#domain/contract/licences.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

interface VersionRow extends Record<string, unknown> {
  readonly code: Column<'licences.code'>
  readonly version: Column<'licence_versions.version'>
  readonly in_force_from: Column<'licence_versions.in_force_from'>
  readonly text: Column<'licence_versions_locales.text'>
  readonly language: Column<'licence_versions_locales._locale'>
}

/** The version of each licence that is in force now, in the language or in English. */
export async function readLicenceTexts(payload: Payload, locale: Locale): Promise<LicenceText[]> {
  const rows = await run<VersionRow>(
    payload,
    fragment`
      select distinct on (licence.id) licence.code::text, v.version, v.in_force_from, text.text,
        text._locale::text as language
      from licences licence
      join licence_versions v on v.licence_id = licence.id
      join licence_versions_locales text on text._parent_id = v.id
      where v.in_force_from <= now() and text._locale in (${locale}, ${DEFAULT_LOCALE})
      order by licence.id, v.in_force_from desc, (text._locale::text = ${DEFAULT_LOCALE})`,
  )
  return rows.map(({ in_force_from, ...row }) => ({
    ...row,
    inForceFrom: new Date(in_force_from).toISOString(),
  }))
}
