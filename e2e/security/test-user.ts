import { randomBytes } from 'node:crypto'
import type { Mailbox } from '#e2e/mailbox.ts'
import { newAddress } from '#e2e/network-address.ts'
import { type RawResponse, sendRequest } from '#e2e/security/send-request.ts'

const PASSWORD = 'copper kettle over moss'

/** An HTTP client of the public site with its cookies and its own network address. */
export interface TestUser {
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
  /** Credentials of the user; null for a visitor. */
  readonly account: { readonly email: string; readonly password: string } | null
  /** Texts that occur only in the data of this user. */
  readonly marks: readonly string[]
}

export function visitorAt(origin: string): TestUser {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() }
  return { origin, headers, account: null, marks: [] }
}

/** Sends a call of `/api/v2` as a page of the site would. */
export function callAs(
  { origin, headers }: TestUser,
  method: string,
  path: string,
  data?: object,
): Promise<RawResponse> {
  const sent = data === undefined ? {} : { body: JSON.stringify(data) }
  const json = { Accept: 'application/json', 'Content-Type': 'application/json' }
  return sendRequest(origin, { method, path: `/api/v2${path}`, headers: { ...headers, ...json }, ...sent })
}

/** The value of `name` in the response of a call. @throws Error when the call is refused */
export async function readAs(
  user: TestUser,
  method: string,
  path: string,
  name: string,
  data?: object,
): Promise<unknown> {
  const { status, body } = await callAs(user, method, path, data)
  if (status !== 200) throw new Error(`${status} from ${method} ${path}: ${body}`)
  return JSON.parse(body).response[name]
}

/** A new user with a confirmed address and a company name that is unique to them. */
export async function signUpAt(origin: string, mailbox: Mailbox): Promise<TestUser> {
  const word = `zq${randomBytes(6).toString('hex')}`
  const account = { email: `${word}@example.com`, password: PASSWORD }
  const visitor = visitorAt(origin)
  const form = { ...account, first_name: 'Grace', terms: true, locale: 'en' }
  const pending = withCookies(visitor, await callAs(visitor, 'POST', '/auth/signup', form))
  const { link } = await mailbox.letterTo(account.email, 'verify-email')
  const token = new URL(link).searchParams.get('token')
  const signedIn = await callAs(pending, 'POST', '/auth/email-verification', { token })
  const person = { ...withCookies(pending, signedIn), account }
  await readAs(person, 'PATCH', '/auth/profile', 'auth', { company: `Company ${word}` })
  const { id } = (await readAs(person, 'GET', '/auth', 'auth')) as { id: string }
  return { ...person, marks: [word, id, tokenOf(person)] }
}

/** The same user, signed in with a second browser. */
export async function signInAgain({ origin, account, marks }: TestUser): Promise<TestUser> {
  const visitor = visitorAt(origin)
  const signedIn = await callAs(visitor, 'POST', '/auth/login', account ?? {})
  if (signedIn.status !== 200) throw new Error(`${account?.email} could not sign in: ${signedIn.body}`)
  return { ...withCookies(visitor, signedIn), account, marks }
}

/** The secret of the session. */
export function tokenOf({ headers }: TestUser): string {
  const [, token] = /payload-token=([^;]+)/.exec(headers.Cookie ?? '') ?? []
  if (token === undefined) throw new Error('nobody is signed in')
  return token
}

/** Stores the cookies of a response as browsers do. */
function withCookies(user: TestUser, { headers }: RawResponse): TestUser {
  const cookies = new Map((user.headers.Cookie ?? '').split('; ').filter(Boolean).map(pairOf))
  for (const cookie of headers['set-cookie'] ?? []) cookies.set(...pairOf(cookie.split(';')[0] ?? ''))
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { ...user, headers: { ...user.headers, Cookie } }
}

function pairOf(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=')
  return [name, value]
}
