import { randomUUID } from 'node:crypto'
import { openSession } from '#cms/operations/accounts/open-session.ts'
import { hashPassword, type StoredPassword } from '#cms/operations/accounts/password-hash.ts'
import { inTransaction, type Payload, sql } from '#cms/operations/database.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { openBrowser, type TestBrowser } from './browser.ts'

export const PASSWORD = 'violet engine of rain'

export interface TestPerson {
  readonly id: string
  readonly email: string
}

let hashedPassword: StoredPassword | undefined

/** Creates an account by SQL. All have the same password, which is hashed once. */
export async function makePerson(
  payload: Payload,
  {
    verified = true,
    roles = [],
  }: { readonly verified?: boolean; readonly roles?: readonly StaffRole[] } = {},
): Promise<TestPerson> {
  hashedPassword ??= await hashPassword(PASSWORD)
  const id = randomUUID()
  const email = `person-${id.slice(0, 8)}@example.com`
  await sql(payload)`
    insert into users (id, email, hash, salt, verified, locale) values (${id}, ${email}, ${hashedPassword.hash}, ${hashedPassword.salt}, ${verified}, 'en')`
  for (const [index, role] of roles.entries()) {
    await sql(payload)`
      insert into users_roles ("order", parent_id, value) values (${index + 1}, ${id}, ${role}::enum_users_roles)`
  }
  return { id, email }
}

/** A browser in which the user has signed in. */
export async function signIn({ email }: TestPerson, browser = openBrowser()): Promise<TestBrowser> {
  const { status } = await browser.call('POST', '/v2/auth/login', { json: { email, password: PASSWORD } })
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
  return browser
}

/** 200 for a browser with a session, 401 for one without. */
export async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.call('GET', '/v2/auth')).status
}

/** A browser with a session, opened without the password: hashing hundreds of passwords takes minutes. */
export async function withSession(payload: Payload, { id }: TestPerson): Promise<TestBrowser> {
  const browser = openBrowser()
  const visitor = { address: '', device: null, userAgent: '' }
  const opening = { user: id, remembered: false, visitor, comparedHash: hashedPassword?.hash ?? null }
  const opened = await inTransaction(payload, (transaction) => openSession(transaction, opening))
  if (opened === null) throw new Error(`no session could be opened for ${id}`)
  browser.cookies.set('payload-token', opened.token)
  return browser
}
