import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox, tokenIn } from '#cms/testing/test-mailbox.ts'

let opened: TestPayload
let payload: Payload
let post: TestMailbox

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openTestMailbox(payload)
})
afterAll(() => opened.close())

const NEW_PASSWORD = 'amber lantern under snow'

describe('a stolen token', () => {
  async function stealFrom(browser: TestBrowser): Promise<TestBrowser> {
    const thief = openBrowser()
    thief.cookies.set('payload-token', browser.cookies.get('payload-token') ?? '')
    expect(await people.statusOf(thief)).toBe(200)
    return thief
  }

  test('is invalid after log-out', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const thief = await stealFrom(browser)
    expect((await browser.call('POST', '/v2/logout')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['motif-device'])
    expect(await people.statusOf(thief)).toBe(401)
  })

  test('is invalid after a password change, and the session that changed it continues', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const thief = await stealFrom(browser)
    const json = { old_password: people.PASSWORD, password: NEW_PASSWORD }
    expect((await browser.call('POST', '/v2/auth/password', { json })).status).toBe(200)
    expect([await people.statusOf(thief), await people.statusOf(browser)]).toEqual([401, 200])
  })

  test('is invalid after a reset, whose link works once', async () => {
    const person = await people.makePerson(payload)
    const thief = await stealFrom(await people.signIn(person))
    const browser = openBrowser()
    await browser.call('POST', '/v2/auth/forgot-password', { json: { email: person.email } })
    const token = tokenIn(await post.deliver(person.email))
    const weak = await browser.call('POST', '/v2/auth/reset-password', {
      json: { token, password: person.email },
    })
    expect(codesOf(weak)).toEqual(['password: password-is-email'])
    const reset = () =>
      browser.call('POST', '/v2/auth/reset-password', { json: { token, password: NEW_PASSWORD } })
    const both = await Promise.all([reset(), reset()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await people.statusOf(thief)).toBe(401)
    const json = { email: person.email, password: NEW_PASSWORD }
    expect((await browser.call('POST', '/v2/auth/login', { json })).status).toBe(200)
    expect((await post.deliver(person.email))?.subject).toBe('New login to your account')
    expect(
      post.letters.some(({ to, subject }) => to === person.email && subject === 'Your password was changed'),
    ).toBe(true)
  })

  test('is invalid after an admin sets a new password', async () => {
    const person = await people.makePerson(payload)
    const thief = await stealFrom(await people.signIn(person))
    await payload.update({ collection: 'users', id: person.id, data: { password: NEW_PASSWORD } })
    expect(await people.statusOf(thief)).toBe(401)
  })

  test('can be ended in the list of sessions only by its owner', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const thief = await people.signIn(person)
    const { body } = await browser.call('GET', '/v2/auth/sessions')
    const sessions = body.response?.sessions as { id: string; current: boolean; device: string }[]
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)?.id
    const stranger = await people.signIn(await people.makePerson(payload))
    expect((await stranger.call('DELETE', `/v2/auth/sessions/${other}`)).status).toBe(404)
    expect(await people.statusOf(thief)).toBe(200)
    expect((await browser.call('DELETE', `/v2/auth/sessions/${other}`)).status).toBe(200)
    expect(await people.statusOf(thief)).toBe(401)
  })

  test('is rejected after its session expired', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await sql(payload)`update sessions set expires_at = now() where user_id = ${person.id}`
    const answer = await browser.call('GET', '/v2/auth')
    expect(answer.status).toBe(401)
    expect(browser.cookies.has('auth_check')).toBe(false)
  })
})
