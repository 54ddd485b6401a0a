import type pg from 'pg'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { LICENCE_CODES, LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import type { Ids } from './ids.ts'
import { FIRST_VERSION, licenceText } from './licence-texts.ts'

/**
 * Inserts missing licences, each with the first version of its text, which downloads pin.
 * @returns their ids by code
 */
export async function loadLicences(client: pg.ClientBase): Promise<Ids> {
  const { version, inForceFrom } = FIRST_VERSION
  await insertMissing(
    client,
    'licences',
    LICENCE_CODES.map((code) => ({ code, ...LICENCES[code] })),
  )
  const licences = await idsByKey(client, 'licences', 'code')
  await insertMissing(
    client,
    'licence_versions',
    [...licences.values()].map((licence) => ({ licence_id: licence, version, in_force_from: inForceFrom })),
  )
  const { rows } = await client.query<Columns<'licence_versions', 'id' | 'licence_id'>>(
    'select id, licence_id from licence_versions where version = $1',
    [version],
  )
  const codeOf = new Map([...licences].map(([code, id]) => [id, code as LicenceCode]))
  const texts = rows.flatMap(({ id, licence_id }) => {
    const code = codeOf.get(licence_id)
    if (code === undefined) return []
    return LOCALE_CODES.flatMap((locale) => {
      const text = licenceText(code, locale)
      return text === null ? [] : [{ _locale: locale, _parent_id: id, text }]
    })
  })
  await insertMissing(client, 'licence_versions_locales', texts)
  return licences
}
