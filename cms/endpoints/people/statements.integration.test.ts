import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { writeDueStatements } from '#cms/operations/statements/write-due-statements.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeRoyalties } from '#cms/testing/royalties.ts'
import { ownStatementsSchema, publishedMonthsSchema } from '#domain/contract/statements.ts'
import { verifyStatement } from '#domain/statements/verify.ts'

const OCTOBER = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }
const NOW = Date.parse('2026-11-02T00:00:00Z')

let opened: TestPayload
let payload: Payload
/** Two contributors, a visitor with an account, and the statement of each contributor. */
let ada: TestBrowser
let bea: TestBrowser
let member: TestBrowser
let ofAda: string
let ofBea: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const { contributors, addItem, subscribe, download } = await makeRoyalties(payload, 2)
  const { subscription } = await subscribe({ net: 1_000, ...OCTOBER })
  const browsers: TestBrowser[] = []
  for (const contributor of contributors) {
    const owner = await makePerson(payload)
    await sql(payload)`update contributors set owner_id = ${owner.id} where id = ${contributor}`
    await download(subscription, await addItem(contributor, 'photo'), '2026-10-10T12:00:00Z')
    browsers.push(await withSession(payload, owner))
  }
  await closeMonth(payload, '2026-10', { now: NOW })
  await writeDueStatements(payload, { now: NOW })
  ;[ada, bea] = browsers as [TestBrowser, TestBrowser]
  member = await withSession(payload, await makePerson(payload))
  ofAda = await onlyStatement(ada)
  ofBea = await onlyStatement(bea)
})
afterAll(() => opened.close())

async function statementsOf(browser: TestBrowser) {
  const { body } = await browser.call('GET', '/v2/auth/statements')
  return ownStatementsSchema.parse(body.response?.statements)
}

async function onlyStatement(browser: TestBrowser): Promise<string> {
  const [one, ...more] = await statementsOf(browser)
  if (one === undefined || more.length > 0) throw new Error('there is not one statement')
  return one.id
}

const FORMATS = ['json', 'csv', 'pdf'] as const
const pathsOf = (statement: string) => [
  `/v2/auth/statements/lines?statement=${statement}`,
  ...FORMATS.map((format) => `/v2/auth/statements/file?statement=${statement}&format=${format}`),
]

describe('statements of a contributor', () => {
  test('are listed for their contributor alone', async () => {
    expect(ofAda).not.toBe(ofBea)
    expect(await statementsOf(ada)).toMatchObject([
      { id: ofAda, month: '2026-10', lines: 1, sums: [{ currency: 'USD', amount: '250' }] },
    ])
    expect(await statementsOf(member)).toEqual([])
  })

  test('are read by their contributor, whose file verifies under the published root', async () => {
    for (const path of pathsOf(ofAda)) expect((await ada.call('GET', path)).status, path).toBe(200)
    const { body } = await member.call('GET', '/v2/statement-months')
    const [month] = publishedMonthsSchema.parse(body.response?.statement_months)
    expect(month).toMatchObject({ month: '2026-10', statements: 2, lines: 2, demonstration: false })
    const { text } = await ada.call('GET', `/v2/auth/statements/file?statement=${ofAda}`)
    const verified = await verifyStatement(text, { digest: digestOf, root: month?.root ?? null })
    expect(verified.findings).toEqual([])
  })

  test('of others are not found, in any form, as unknown and malformed ones', async () => {
    const foreign: readonly (readonly [TestBrowser, string])[] = [
      [ada, ofBea],
      [bea, ofAda],
      [member, ofAda],
      [ada, randomUUID()],
      [ada, 'none'],
      [ada, ''],
    ]
    for (const [browser, statement] of foreign)
      for (const path of pathsOf(statement)) {
        const answer = await browser.call('GET', path)
        expect([answer.status, codesOf(answer)], path).toEqual([404, ['not-found']])
      }
  })

  test('are not found any more when the profile has another owner', async () => {
    const heir = await makePerson(payload)
    await sql(payload)`
      update contributors set owner_id = ${heir.id}
       where id = (select contributor_id from statements where id = ${ofBea}::uuid)`
    expect(await statementsOf(bea)).toEqual([])
    for (const path of pathsOf(ofBea)) expect((await bea.call('GET', path)).status, path).toBe(404)
    expect(await onlyStatement(await withSession(payload, heir))).toBe(ofBea)
  })
})

test('a month in which demonstration months were played is marked', async () => {
  await sql(
    payload,
  )`insert into life_runs (id, ends_at, finished_at) values ('past', '2026-09-30T12:00:00Z', now())`
  const marked = async () => {
    const { body } = await member.call('GET', '/v2/statement-months')
    return publishedMonthsSchema.parse(body.response?.statement_months).map((one) => one.demonstration)
  }
  expect(await marked()).toEqual([false])
  await sql(payload)`update life_runs set ends_at = '2026-10-01T00:00:00Z'`
  expect(await marked()).toEqual([true])
})
