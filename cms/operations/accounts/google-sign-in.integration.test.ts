import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { googleIdentities } from '#cms/adapters/google-identity/google-identity.ts'
import { googleSignIn } from '#cms/operations/accounts/google-sign-in.ts'
import { sql } from '#cms/operations/database.ts'
import type { IdentityVerifier } from '#cms/ports/identity.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openIdentityProvider, type TestIdentityProvider } from '#cms/testing/identity-provider.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, signIn } from '#cms/testing/people.ts'

const CLIENT = 'motif.apps.example.com'

let opened: TestPayload
let payload: Payload
let issuer: TestIdentityProvider
let stranger: TestIdentityProvider
let identities: IdentityVerifier

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  issuer = await openIdentityProvider()
  stranger = await openIdentityProvider()
  identities = googleIdentities({ clientId: CLIENT, certsUrl: issuer.certsUrl })
})
afterAll(async () => {
  await Promise.all([issuer.close(), stranger.close(), opened.close()])
})

function claims(more: Readonly<Record<string, unknown>> = {}) {
  const now = Math.floor(Date.now() / 1000)
  const id = randomUUID().slice(0, 8)
  return {
    iss: 'https://accounts.google.com',
    aud: CLIENT,
    sub: `google-${id}`,
    email: `ada-${id}@gmail.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    iat: now,
    exp: now + 600,
    ...more,
  }
}

async function oneTap(credential: string) {
  const visitor = { address: randomUUID(), device: null, userAgent: '' }
  const done = await googleSignIn(payload, identities, {
    credential,
    locale: 'fr',
    visitor,
    referredBy: null,
    acquisition: null,
  })
  return done.ok ? done.value.token : done.code
}

async function ownerOfToken(token: string) {
  const headers = { Authorization: `Bearer ${token}`, Cookie: '' }
  return (await openBrowser().call('GET', '/v2/auth', { headers })).body.response?.auth
}

describe('a Google credential', () => {
  test('creates a verified account, and signs in to it again', async () => {
    const ada = claims()
    const first = await ownerOfToken(await oneTap(issuer.sign(ada)))
    expect(first).toMatchObject({
      email: ada.email,
      name: 'Ada Lovelace',
      verified: true,
      has_password: false,
      locale: 'fr',
    })
    const again = await ownerOfToken(await oneTap(issuer.sign({ ...ada, email: `moved-${ada.email}` })))
    expect(again).toMatchObject({ id: (first as { id: string }).id, email: ada.email })
  })

  test('used twice at once creates one account', async () => {
    const ada = claims()
    const tokens = await Promise.all([oneTap(issuer.sign(ada)), oneTap(issuer.sign(ada))])
    for (const token of tokens) expect(await ownerOfToken(token)).toMatchObject({ email: ada.email })
    expect(await sql(payload)`select 1 from users where email = ${ada.email}`).toHaveLength(1)
  })

  const now = Math.floor(Date.now() / 1000)
  test.each([
    ['for another site', { aud: 'other.apps.example.com' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['that ended', { iat: now - 7200, exp: now - 3600 }],
    ['with an address that is not confirmed', { email_verified: false }],
    ['without an address', { email: undefined }],
  ])('is rejected when it is %s', async (_, more) => {
    expect(await oneTap(issuer.sign(claims(more)))).toBe('google-refused')
  })

  test('is rejected when it is truncated, unsigned or signed with another key', async () => {
    const [head, body] = issuer.sign(claims()).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    for (const forged of [stranger.sign(claims()), unsigned, `${head}.${body}.`, 'x', ''])
      expect(await oneTap(forged), forged).toBe('google-refused')
  })
})

describe('for an address that has an account', () => {
  async function withAddress(email: string, options: Parameters<typeof makePerson>[1] = {}) {
    const person = await makePerson(payload, options)
    await sql(payload)`update users set email = ${email} where id = ${person.id}`
    return { ...person, email }
  }

  test('signs in to it, and the password stays', async () => {
    const ada = claims()
    const person = await withAddress(ada.email)
    expect(await ownerOfToken(await oneTap(issuer.sign(ada)))).toMatchObject({
      id: person.id,
      has_password: true,
    })
    await signIn(person)
  })

  test('that was never verified ends what its creator set up', async () => {
    const ada = claims()
    const person = await withAddress(ada.email, { verified: false })
    const squatter = await signIn(person)
    expect(await ownerOfToken(await oneTap(issuer.sign(ada)))).toMatchObject({
      id: person.id,
      verified: true,
      has_password: false,
    })
    expect((await squatter.call('GET', '/v2/auth')).status).toBe(401)
    const json = { email: person.email, password: PASSWORD }
    expect((await openBrowser().call('POST', '/v2/auth/login', { json })).status).toBe(422)
  })

  test('whose mailbox Google does not run is rejected', async () => {
    const person = await makePerson(payload)
    expect(await oneTap(issuer.sign(claims({ email: person.email })))).toBe('google-refused')
    expect(
      await ownerOfToken(await oneTap(issuer.sign(claims({ email: person.email, hd: 'example.com' })))),
    ).toMatchObject({
      id: person.id,
    })
  })

  test('of a staff member is rejected', async () => {
    const ada = claims()
    await withAddress(ada.email, { roles: ['editor'] })
    expect(await oneTap(issuer.sign(ada))).toBe('google-refused')
  })
})

test('without a client id the sign-in does not exist', async () => {
  const answer = await openBrowser().call('POST', '/register/google-yolo-one-tap/callback', {
    json: { credential: 'x' },
  })
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([404, 'google-unavailable'])
})
