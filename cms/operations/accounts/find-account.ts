import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'

/** The columns of an account for log-in and mails. */
export interface Account extends Record<string, unknown> {
  readonly id: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly name: Column<'users.name'>
  readonly hash: Column<'users.hash'>
  readonly salt: Column<'users.salt'>
  readonly verified: Present<'users.verified'>
  readonly locale: Present<'users.locale'>
  readonly googleId: Column<'users.google_id'>
  readonly isStaff: Computed<boolean>
}

export function findAccountByEmail(payload: Payload, email: string): Promise<Account | null> {
  return one(payload, fragment`u.email = ${email}`)
}

export function findAccountById(payload: Payload, id: string): Promise<Account | null> {
  return one(payload, fragment`u.id = ${id}`)
}

export function findAccountByGoogle(payload: Payload, googleId: string): Promise<Account | null> {
  return one(payload, fragment`u.google_id = ${googleId}`)
}

async function one(payload: Payload, condition: SQL): Promise<Account | null> {
  const [account] = await run<Account>(
    payload,
    fragment`
      select u.id, u.email, u.name, u.hash, u.salt, coalesce(u.verified, false) as verified, u.locale::text,
        u.google_id as "googleId", exists (select 1 from users_roles r where r.parent_id = u.id) as "isStaff"
      from users u where ${condition} and u.deleted_at is null`,
  )
  return account ?? null
}
