import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, signIn, withSession } from '#cms/testing/people.ts'
import { consoleSessionSchema } from '#domain/contract/console/session.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'

let opened: TestPayload
beforeAll(async () => {
  opened = await openPayload()
})
afterAll(() => opened.close())

const PATH = '/console/session'

describe('GET /api/console/session', () => {
  test('refuses a visitor with 401', async () => {
    const answer = await openBrowser().call('GET', PATH)
    expect([answer.status, codesOf(answer)]).toEqual([401, ['not-signed-in']])
  })

  test('refuses an expired session with 401 and deletes its cookie', async () => {
    const person = await makePerson(opened.payload, { roles: ['editor'] })
    const browser = await withSession(opened.payload, person)
    await sql(opened.payload)`update sessions set expires_at = now() where user_id = ${person.id}`
    expect((await browser.call('GET', PATH)).status).toBe(401)
    expect(browser.cookies.has('payload-token')).toBe(false)
  })

  test('refuses a member without a desk with 403, whose session continues', async () => {
    const browser = await signIn(await makePerson(opened.payload))
    const answer = await browser.call('GET', PATH)
    expect([answer.status, codesOf(answer)]).toEqual([403, ['forbidden']])
    expect((await browser.call('GET', '/v2/auth')).status).toBe(200)
  })

  test.each(STAFF_ROLES)('answers a %s with their role and the staff desk', async (role) => {
    const person = await makePerson(opened.payload, { roles: [role] })
    const browser = await withSession(opened.payload, person)
    const { status, body } = await browser.call('GET', PATH)
    expect(status).toBe(200)
    expect(consoleSessionSchema.parse(body)).toMatchObject({
      id: person.id,
      email: person.email,
      roles: [role],
      desks: ['staff'],
      avatar: null,
    })
  })

  test('answers a contributor with the contributor desk', async () => {
    const person = await makePerson(opened.payload)
    await sql(opened.payload)`update users set is_contributor = true where id = ${person.id}`
    const browser = await withSession(opened.payload, person)
    const { body } = await browser.call('GET', PATH)
    expect(consoleSessionSchema.parse(body)).toMatchObject({ roles: [], desks: ['contributor'] })
  })

  test('is refused at once when the last role is withdrawn', async () => {
    const person = await makePerson(opened.payload, { roles: ['support'] })
    const browser = await withSession(opened.payload, person)
    expect((await browser.call('GET', PATH)).status).toBe(200)
    await sql(opened.payload)`delete from users_roles where parent_id = ${person.id}`
    expect((await browser.call('GET', PATH)).status).toBe(403)
  })
})

test('an address of the console that no endpoint has is answered with a numbered 404', async () => {
  const answer = await openBrowser().call('GET', '/console/items/1/nowhere')
  expect([answer.status, codesOf(answer)]).toEqual([404, ['not-found']])
})
