import type pg from 'pg'
import type { SeedContributor } from '#seed/seed-item.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import type { Ids } from './ids.ts'

/** Makes the authors known. @returns their ids by username */
export async function loadContributors(
  client: pg.ClientBase,
  contributors: readonly SeedContributor[],
): Promise<Ids> {
  await insertMissing(
    client,
    'contributors',
    contributors.map(({ username, name, type, url, claimed }) => ({
      username,
      name,
      type,
      url,
      claimed,
      item_count: 0,
      pack_count: 0,
    })),
  )
  return idsByKey(client, 'contributors', 'username')
}
