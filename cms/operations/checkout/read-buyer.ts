import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { displayName } from '#domain/accounts/names.ts'

export interface BuyerAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly verified: boolean
  readonly country: string | null
  readonly locale: Present<'users.locale'>
}

interface Row extends Record<string, unknown> {
  readonly id: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly name: Column<'users.name'>
  readonly verified: Computed<boolean>
  readonly country: Column<'users.country'>
  readonly locale: Present<'users.locale'>
}

/** The account that buys; null after it was deleted. */
export async function readBuyer(payload: Payload, user: string): Promise<BuyerAccount | null> {
  const [row] = await run<Row>(
    payload,
    fragment`
      select id, email, name, coalesce(verified, false) as verified, country, coalesce(locale::text, 'en') as locale
        from users where id = ${user} and deleted_at is null`,
  )
  return row === undefined ? null : { ...row, name: displayName(row) }
}
