import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser } from '#cms/testing/browser.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'

let opened: TestPayload
let payload: Payload
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  author = await makeContributor(payload)
})
afterAll(() => opened.close())

const PATHS = ['/console/earnings', '/console/earnings/export?by=day'] as const

test('a contributor without sales reads zeros, and exports them', async () => {
  const { status, body, headers } = await author.browser.call('GET', '/console/earnings?months=12')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    currency: 'USD',
    currencies: ['USD'],
    totals: { lines: 0, reversed: '0.00', amount: '0.00' },
    breakdowns: { item: [], pack: [], country: [], plan: [] },
    balances: [{ name: 'Test Contributor', held: null, pending: '0.00', available: '0.00', parts: [] }],
  })
  const days = await author.browser.call('GET', '/console/earnings/export?by=day&months=1')
  expect(days.headers.get('content-disposition')).toBe('attachment; filename="earnings-by-day.csv"')
  const [head, ...rows] = days.text.trimEnd().split('\r\n')
  expect(head).toBe('day,currency,downloads,sales,reversed,amount')
  expect(rows).toHaveLength(new Date().getUTCDate())
  const balance = await author.browser.call('GET', '/console/earnings/export?by=balance')
  expect(balance.text).toContain('Test Contributor,USD,available,0.00')
})

test('the earnings of others are not found, and refused to those without works', async () => {
  const { person } = await makeContributor(payload)
  const [other] = await sql<{ id: number }>(
    payload,
  )`select id from contributors where owner_id = ${person.id}`
  for (const path of PATHS) {
    const asked = `${path}${path.includes('?') ? '&' : '?'}contributor=${other?.id}`
    expect((await author.browser.call('GET', asked)).status, asked).toBe(404)
  }
  const member = await withSession(payload, await makePerson(payload))
  const finance = await withSession(payload, await makePerson(payload, { roles: ['finance'] }))
  for (const path of PATHS) {
    expect((await openBrowser().call('GET', path)).status).toBe(401)
    expect((await member.call('GET', path)).status).toBe(403)
    expect((await finance.call('GET', path)).status).toBe(403)
  }
})

test.each(['?months=2', '?contributor=x', '?currency=XXX', '?days=30', '/export', '/export?by=buyer'])(
  'nothing is read with the query %s',
  async (query) => {
    const answer = await author.browser.call('GET', `/console/earnings${query}`)
    expect([answer.status, codesOf(answer)]).toEqual([400, ['bad-request']])
  },
)

test('finance reads the terms in force for the next version, and starts the close of an ended month', async () => {
  const finance = await withSession(payload, await makePerson(payload, { roles: ['finance'] }))
  const terms = await finance.call('GET', '/console/royalty-terms')
  expect(terms.body).toEqual(FIRST_TERMS)
  expect((await author.browser.call('GET', '/console/royalty-terms')).status).toBe(403)
  const json = { month: '2020-01', reason: 'Due' }
  expect((await author.browser.call('POST', '/console/royalty-closes', { json })).status).toBe(403)
  const wrong = await finance.call('POST', '/console/royalty-closes', { json: { ...json, month: '2020-13' } })
  expect(wrong.status).toBe(400)
  const future = await finance.call('POST', '/console/royalty-closes', {
    json: { ...json, month: '2098-01' },
  })
  expect(codesOf(future)).toEqual(['month: royalty-month-not-ended'])
  expect((await finance.call('POST', '/console/royalty-closes', { json })).status).toBe(200)
})
