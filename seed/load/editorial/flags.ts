import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { SEED_FLAGS, type SeedFlag } from '#seed/flags.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** The flags whose code does not exist yet: those that staff changed stay as they are. */
export async function newFlags(client: pg.ClientBase): Promise<readonly SeedFlag[]> {
  const known = await idsByKey(client, 'flags', 'code')
  return SEED_FLAGS.filter(({ code }) => !known.has(code))
}

export async function createFlags(
  payload: Payload,
  req: TransactionOnly,
  flags: readonly SeedFlag[],
): Promise<void> {
  for (const { variants, pages, ...flag } of flags) {
    const data = { ...flag, variants: [...variants], pages: [...pages] }
    await payload.create({ collection: 'flags', depth: 0, data, req })
  }
}
