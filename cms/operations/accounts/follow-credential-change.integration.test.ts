import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox } from '#cms/testing/test-mailbox.ts'

const NEW_PASSWORD = 'amber lantern under snow'

let opened: TestPayload
let payload: Payload
let post: TestMailbox
let admin: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openTestMailbox(payload)
  admin = await people.signIn(await people.makePerson(payload, { roles: ['admin'] }))
})
afterAll(() => opened.close())

const change = ({ id }: people.TestPerson, json: object) => admin.call('PATCH', `/users/${id}`, { json })
const subjectsTo = (email: string) =>
  post.letters.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a password that an admin sets', () => {
  test.each(['short', 'aaaaaaaaaaaa', '1234567890', 'password123', 'x'.repeat(129)])(
    'is validated by the rules for users: %s is rejected',
    async (password) => {
      const person = await people.makePerson(payload)
      expect((await change(person, { password })).status).toBe(422)
      await people.signIn(person)
    },
  )

  test('is rejected when it is the e-mail, the current password or the one set with it', async () => {
    const person = await people.makePerson(payload)
    expect((await change(person, { password: person.email })).status).toBe(422)
    const both = { email: 'somebody.else@example.com', password: 'somebody.else@example.com' }
    expect((await change(person, both)).status).toBe(422)
  })

  test('is validated by the same rules for a new account', async () => {
    const json = { email: 'weak@example.com', password: 'short' }
    expect((await admin.call('POST', '/users', { json })).status).toBe(422)
    await expect(payload.create({ collection: 'users', data: json })).rejects.toThrow('6006')
    expect(await sql(payload)`select 1 from users where email = 'weak@example.com'`).toEqual([])
  })

  test('notifies the owner by mail and on the site, and ends open links', async () => {
    const person = await people.makePerson(payload)
    await sql(payload)`
      insert into account_tokens (token_hash, purpose, user_id, email, mail_id, expires_at)
      values (${person.id}, 'reset-password', ${person.id}, ${person.email}, gen_random_uuid(), now() + interval '1 hour')`
    expect((await change(person, { password: NEW_PASSWORD })).status).toBe(200)
    await post.deliver(person.email)
    expect(subjectsTo(person.email)).toEqual(['Your password was changed'])
    expect(
      await sql(payload)`select data->>'event' as event from notifications where user_id = ${person.id}`,
    ).toEqual([{ event: 'password-changed' }])
    expect(
      await sql(payload)`select 1 from account_tokens where user_id = ${person.id} and used_at is null`,
    ).toEqual([])
  })
})

test('a new address that an admin sets is reported to the old address', async () => {
  const person = await people.makePerson(payload)
  const email = 'moved@example.com'
  expect((await change(person, { email, password: NEW_PASSWORD })).status).toBe(200)
  await post.deliver(person.email)
  expect(subjectsTo(person.email)).toEqual(['Your email was changed'])
  expect(subjectsTo(email)).toEqual([])
})

test('other changes by an admin send no notification', async () => {
  const person = await people.makePerson(payload)
  expect((await change(person, { name: 'Ada', email: person.email })).status).toBe(200)
  await post.deliver(person.email)
  expect(subjectsTo(person.email)).toEqual([])
})

test('an account made by an admin is reported to its address, one made by a command is not', async () => {
  const json = { email: 'invited-staff@example.com', password: NEW_PASSWORD }
  expect((await admin.call('POST', '/users', { json })).status).toBe(201)
  await post.deliver(json.email)
  expect(subjectsTo(json.email)).toEqual(['Confirm your email'])
  await payload.create({ collection: 'users', data: { email: 'seeded@example.com', password: NEW_PASSWORD } })
  await post.deliver('seeded@example.com')
  expect(subjectsTo('seeded@example.com')).toEqual([])
})
