import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#cms/testing/browser.ts'
import { makeContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, lease, openReviewStage, type ReviewStage } from '#cms/testing/review-stage.ts'
import type { ConsoleNumbers } from '#domain/contract/console/numbers.ts'

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

describe('the numbers of the home page', () => {
  test('count the submissions of a contributor, and every submission for a reviewer', async () => {
    const own = await makeContributor(payload)
    const submitted = await stage.submit(await stage.readyDraft(own), own.browser)
    const reviewer = await stage.staff('reviewer')
    const before = numbersOf(await reviewer.call('GET', '/console/numbers'))
    await command(reviewer, await lease(reviewer, submitted), 'reject', { reasons: ['quality'] })
    expect(numbersOf(await own.browser.call('GET', '/console/numbers'))).toMatchObject({
      states: { rejected: 1 },
      decided_today: 1,
      published_today: 0,
    })
    const after = numbersOf(await reviewer.call('GET', '/console/numbers'))
    expect(after.decided_today).toBe(before.decided_today + 1)
    expect(after.waiting.find(({ kind }) => kind === 'icon')?.decisions).toBe(
      (before.waiting.find(({ kind }) => kind === 'icon')?.decisions ?? 0) + 1,
    )
  })

  test('are refused to staff without access to submissions', async () => {
    expect((await (await stage.staff('finance')).call('GET', '/console/numbers')).status).toBe(403)
  })
})

function numbersOf({ status, body }: Answer): ConsoleNumbers {
  expect(status).toBe(200)
  return body as unknown as ConsoleNumbers
}
