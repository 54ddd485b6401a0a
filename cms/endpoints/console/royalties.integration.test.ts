import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

test('finance draws up and publishes a version, which contributors then read', async () => {
  const finance = await withSession(payload, await makePerson(payload, { roles: ['finance'] }))
  const support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
  const person = await makePerson(payload)
  await sql(payload)`
    insert into contributors (username, name, type, claimed, owner_id) values ('ada', 'Ada', 'person', true, ${person.id})`
  await sql(payload)`update users set is_contributor = true where id = ${person.id}`
  const contributor = await withSession(payload, person)
  const json = { ...FIRST_TERMS, pool_share: 5_500, reason: 'More for everyone' }
  expect((await support.call('POST', '/console/royalty-rules', { json })).status).toBe(403)
  expect((await contributor.call('POST', '/console/royalty-rules', { json })).status).toBe(403)
  const wrong = await finance.call('POST', '/console/royalty-rules', {
    json: { ...json, pool_share: 10_001 },
  })
  expect(wrong.status).toBe(400)
  expect((await finance.call('POST', '/console/royalty-rules', { json })).status).toBe(200)
  const [row] = await sql<{ id: number }>(payload)`select id from royalty_rules where version is null`
  const publish = (days: number) =>
    finance.call('POST', `/console/royalty-rules/${row?.id}/publish`, {
      json: {
        reason: 'Agreed',
        in_force_from: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
      },
    })
  expect(codesOf(await publish(29))).toEqual(['in_force_from: royalty-notice-too-short'])
  expect((await contributor.call('GET', '/console/royalties')).body).toMatchObject({ announced: [] })
  expect((await publish(31)).status).toBe(200)
  expect((await contributor.call('GET', '/console/royalties')).body).toMatchObject({
    in_force: { version: 1, pool_share: 50 },
    announced: [{ version: 2, pool_share: 55, note: 'More for everyone', forecast: [] }],
  })
  expect((await support.call('GET', '/console/royalties')).status).toBe(403)
  const log = await sql(payload)`
    select command from audit_log where resource = 'royalty-rules' order by id`
  expect(log).toEqual([{ command: 'royalty-rule.draw-up' }, { command: 'royalty-rule.publish' }])
})
