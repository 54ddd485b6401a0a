import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countFailures, withinLimit } from '#cms/operations/accounts/limit.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const { most } = LIMITS['log-in-account']

describe('a limit', () => {
  test('lets exactly the configured number through, however many arrive at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 * most }, () => withinLimit(payload, 'log-in-account', 'crowd')),
    )
    expect(all.filter((allowed) => allowed)).toHaveLength(most)
  })

  test('counts from zero after its period, and stores no address', async () => {
    for (let attempt = 0; attempt <= most; attempt += 1)
      await withinLimit(payload, 'log-in-account', 'late@example.com')
    expect(await withinLimit(payload, 'log-in-account', 'late@example.com')).toBe(false)
    expect(JSON.stringify(await sql(payload)`select * from attempts`)).not.toContain('late@')
    await sql(payload)`update attempts set ends_at = now() - interval '1 second'`
    expect(await withinLimit(payload, 'log-in-account', 'late@example.com')).toBe(true)
  })
})

describe('a limit of failures', () => {
  const attempt = (succeeds: boolean) =>
    countFailures(payload, 'token-address', 'an office', async () =>
      succeeds ? accept(null) : refuse('link-ended'),
    )

  test('counts failures only', async () => {
    const allowed = LIMITS['token-address'].most
    for (let count = 0; count <= allowed; count += 1) expect((await attempt(true)).ok).toBe(true)
    for (let count = 0; count < allowed; count += 1) await attempt(false)
    expect(await attempt(true)).toEqual(refuse('too-many-attempts'))
  })
})

describe('a hundred wrong passwords at once', () => {
  const guess = (email: string) =>
    openBrowser().call('POST', '/v2/auth/login', { json: { email, password: `guess ${Math.random()}` } })
  const tally = (statuses: readonly number[]) => ({
    refused: statuses.filter((status) => status === 422).length,
    limited: statuses.filter((status) => status === 429).length,
  })

  test('and the right one: only the limit is compared, and the owner gets in from a known browser', async () => {
    const person = await people.makePerson(payload)
    const known = await people.signIn(person)
    const owner = openBrowser()
    owner.cookies.set('motif-device', known.cookies.get('motif-device') ?? '')
    const json = { email: person.email, password: people.PASSWORD }
    const [right, ...wrong] = await Promise.all([
      owner.call('POST', '/v2/auth/login', { json }),
      ...Array.from({ length: 100 }, () => guess(person.email)),
    ])
    expect(right?.status).toBe(200)
    expect(tally(wrong.map(({ status }) => status))).toEqual({ refused: most, limited: 100 - most })
    const elsewhere = await openBrowser().call('POST', '/v2/auth/login', { json })
    expect(elsewhere.status).toBe(429)
  })

  test('for an address without an account get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess('nobody@example.com')))
    expect(tally(answers.map(({ status }) => status))).toEqual({ refused: most, limited: 100 - most })
  })
})

test('a device cookie of another account grants no attempts', async () => {
  const [owner, eve] = [await people.makePerson(payload), await people.makePerson(payload)]
  const browser = await people.signIn(eve)
  const attempt = () =>
    browser.call('POST', '/v2/auth/login', { json: { email: owner.email, password: 'not the right one' } })
  const statuses = []
  for (let count = 0; count <= most; count += 1) statuses.push((await attempt()).status)
  expect(statuses.slice(-2)).toEqual([422, 429])
})

test('an open session cannot be used to guess the password', async () => {
  const browser = await people.signIn(await people.makePerson(payload))
  const json = { old_password: 'not the right one', password: 'amber lantern under snow' }
  const statuses = []
  for (let count = 0; count <= LIMITS['password-account'].most; count += 1)
    statuses.push((await browser.call('POST', '/v2/auth/password', { json })).status)
  expect(statuses.slice(-2)).toEqual([422, 429])
})
