import type pg from 'pg'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { SeedContributor } from '#seed/seed-item.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import type { Ids } from './ids.ts'

/** Inserts missing authors with their profiles. @returns their ids by username */
export async function loadContributors(
  client: pg.ClientBase,
  contributors: readonly SeedContributor[],
): Promise<Ids> {
  await insertMissing(
    client,
    'contributors',
    contributors.map(({ username, name, type, url, claimed, says }) => ({
      username,
      name,
      type,
      url,
      claimed,
      designation: says?.designation ?? null,
      open_to_work: says?.openToWork ?? false,
      contact: says?.contact ?? null,
      item_count: 0,
      pack_count: 0,
    })),
  )
  const ids = await idsByKey(client, 'contributors', 'username')
  await insertMissing(
    client,
    'contributors_locales',
    contributors.flatMap(({ username, says }) => {
      const id = ids.get(username)
      if (id === undefined || says === undefined) return []
      return LOCALE_CODES.map((locale) => ({
        _parent_id: id,
        _locale: locale,
        biography: says.biographies[locale],
      }))
    }),
  )
  return ids
}
