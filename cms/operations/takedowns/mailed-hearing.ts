import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { MailedHearing } from '#domain/contract/console/takedowns.ts'

interface Row
  extends Columns<'takedown_hearings', 'email' | 'locale' | 'command' | 'created_at' | 'expires_at'>,
    Record<string, unknown> {
  readonly id: Column<'takedown_hearings.id'>
  readonly used_at: Column<'takedown_hearings.used_at'>
}

/** The newest link that was mailed for a case; null for none. */
export async function readMailedHearing(
  transaction: Transaction,
  takedown: number,
): Promise<MailedHearing | null> {
  const [row] = await transaction<Row>(fragment`
    select id, email, locale, command, created_at, expires_at, used_at from takedown_hearings
     where takedown_id = ${takedown} order by created_at desc, id limit 1`)
  if (row === undefined) return null
  const { created_at, expires_at, used_at, ...hearing } = row
  return {
    ...hearing,
    created_at: new Date(created_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  }
}
