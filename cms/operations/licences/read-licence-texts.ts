import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { LicenceCode } from '#domain/assets/licences.ts'
import type { LicenceText } from '#domain/contract/licences.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

interface VersionRow extends Record<string, unknown> {
  readonly code: LicenceCode
  readonly version: string
  readonly in_force_from: string
  readonly text: string
  readonly language: Locale
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
