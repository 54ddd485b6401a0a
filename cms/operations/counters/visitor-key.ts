import { createHmac, randomBytes } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { networkOf } from '#domain/visitors/network.ts'

/** Enough to distinguish the visitors of a day. */
const KEY_BYTES = 12
const SALT_BYTES = 32

/** The viewer: a user by id, a visitor by network address and browser. */
export type Viewer = { readonly user: string } | { readonly address: string; readonly userAgent: string }

/** The key of a viewer on one day. Once the salt of the day is deleted it cannot be attributed. */
export function visitorKey(viewer: Viewer, salt: Buffer): Buffer {
  const words = 'user' in viewer ? `user ${viewer.user}` : `${networkOf(viewer.address)} ${viewer.userAgent}`
  return createHmac('sha256', salt).update(words).digest().subarray(0, KEY_BYTES)
}

/** The salt of a day (`2026-03-01`), the same in every process: the first request creates it. */
export async function saltOf(payload: Payload, day: string): Promise<Buffer> {
  await sql(payload)`
    insert into visitor_salts (day, salt) values (${day}::date, ${randomBytes(SALT_BYTES)}) on conflict (day) do nothing`
  const [row] = await sql<{ salt: Column<'visitor_salts.salt'> }>(
    payload,
  )`select salt from visitor_salts where day = ${day}::date`
  if (row === undefined) throw new Error(`no salt for ${day}`)
  return row.salt
}
