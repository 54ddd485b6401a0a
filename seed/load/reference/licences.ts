import type pg from 'pg'
import { LICENCE_CODES, LICENCES } from '#domain/assets/licences.ts'
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
  const { rows } = await client.query<{ id: number; licence_id: number }>(
    'select id, licence_id from licence_versions where version = $1',
    [version],
  )
  const codeOf = new Map([...licences].map(([code, id]) => [id, code]))
  const texts = LICENCE_CODES.flatMap((code) =>
    rows
      .filter((row) => codeOf.get(row.licence_id) === code)
      .map((row) => ({ _locale: 'en', _parent_id: row.id, text: licenceText(code) })),
  )
  await insertMissing(client, 'licence_versions_locales', texts)
  return licences
}
