import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { expireSubmissions } from '#cms/operations/submissions/expire-submissions.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, lease, openReviewStage, type ReviewStage, read } from '#cms/testing/review-stage.ts'

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

test('requested changes expire after 30 days, and not before', async () => {
  const submitted = await stage.submit(await stage.readyDraft())
  const reviewer = await stage.staff('reviewer')
  await command(reviewer, await lease(reviewer, submitted), 'return', { reasons: ['title'] })
  const age = (days: number) =>
    sql(payload)`
      update submissions set decided_at = now() - make_interval(days => ${days}::int) where id = ${submitted.id}`
  await age(29)
  await expireSubmissions(payload)
  expect((await read(stage.author.browser, submitted.id)).state).toBe('changes-requested')
  await age(31)
  expect(await expireSubmissions(payload)).toBe(1)
  expect(await expireSubmissions(payload)).toBe(0)
  const expired = await read(stage.author.browser, submitted.id)
  expect(expired).toMatchObject({ state: 'withdrawn', allowed_actions: [] })
  expect(expired.history.at(-1)).toMatchObject({ command: 'submission.expire', actor: null })
})

test.each([
  'update submission_events set note = null',
  'delete from submission_events',
  'truncate submission_events cascade',
])('the history refuses %s', async (statement) => {
  await stage.readyDraft()
  await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({
    cause: { message: 'submission_events is append-only' },
  })
})
