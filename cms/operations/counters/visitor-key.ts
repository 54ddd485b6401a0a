import { createHmac, randomBytes } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import { networkOf } from '#domain/visitors/network.ts'

/** Enough to tell the visitors of a day apart, too little to be anything else. */
const KEY_BYTES = 12
const SALT_BYTES = 32

/** Who looks: somebody with an account by its id, anybody else by where they come from and with which browser. */
export type Viewer = { readonly user: string } | { readonly address: string; readonly userAgent: string }

/** What stands for a viewer on one day. Once the salt of that day is gone nobody can tell whom it stood for. */
export function visitorKey(viewer: Viewer, salt: Buffer): Buffer {
  const words = 'user' in viewer ? `user ${viewer.user}` : `${networkOf(viewer.address)} ${viewer.userAgent}`
  return createHmac('sha256', salt).update(words).digest().subarray(0, KEY_BYTES)
}

/** The salt of a day (`2026-03-01`), the same in every process: the first that asks makes it. */
export async function saltOf(payload: Payload, day: string): Promise<Buffer> {
  await sql(payload)`
    insert into visitor_salts (day, salt) values (${day}::date, ${randomBytes(SALT_BYTES)}) on conflict (day) do nothing`
  const [row] = await sql<{ salt: Buffer }>(payload)`select salt from visitor_salts where day = ${day}::date`
  if (row === undefined) throw new Error(`no salt for ${day}`)
  return row.salt
}
