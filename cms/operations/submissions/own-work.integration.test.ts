import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { makeContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, leaseNext, openReviewStage, type ReviewStage, read } from '#cms/testing/review-stage.ts'

let opened: TestPayload
let payload: Payload
let stage: ReviewStage

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  stage = await openReviewStage(payload)
})
afterAll(async () => {
  await stage.close()
  await opened.close()
})

test('a submission of another contributor is neither read nor changed', async () => {
  const draft = await stage.readyDraft()
  const stranger = await makeContributor(payload)
  expect((await stranger.browser.call('GET', `/console/submissions/${draft.id}`)).status).toBe(404)
  const list = await stranger.browser.call('GET', '/console/submissions')
  expect([list.status, list.body]).toEqual([200, []])
  expect(
    (await stranger.browser.call('GET', '/console/submissions/export')).text.trim().split('\n'),
  ).toHaveLength(1)
  for (const action of ['submit', 'withdraw', 'appeal'])
    expect(codesOf(await command(stranger.browser, draft, action))).toEqual(['forbidden'])
  expect((await read(stage.author.browser, draft.id)).version).toBe(draft.version)
})

test('the queue offers no reviewer their own work', async () => {
  const both = await makeContributor(payload)
  await sql(payload)`
    insert into users_roles ("order", parent_id, value) values (1, ${both.person.id}, 'admin'::enum_users_roles)`
  const submitted = await stage.submit(await stage.readyDraft(both), both.browser)
  expect(codesOf(await command(both.browser, submitted, 'lease'))).toEqual(['own-work'])
  expect((await leaseNext(both.browser))?.id).not.toBe(submitted.id)
})
