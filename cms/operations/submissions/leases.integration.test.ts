import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, lease, leaseNext, openReviewStage, type ReviewStage } from '#cms/testing/review-stage.ts'

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

describe('the queue', () => {
  test('gives the oldest first, and never one piece to two reviewers who ask at once', async () => {
    await sql(
      payload,
    )`update submissions set state = 'withdrawn' where state in ('submitted', 'in-review', 'appealed')`
    const waiting: number[] = []
    for (let count = 0; count < 4; count += 1) waiting.push((await stage.submit(await stage.readyDraft())).id)
    const reviewers = await Promise.all(waiting.map(() => stage.staff('reviewer')))
    const leased = await Promise.all(reviewers.map((reviewer) => leaseNext(reviewer)))
    const ids = leased.flatMap((submission) => (submission === null ? [] : [submission.id]))
    expect(new Set(ids).size).toBe(ids.length)
    const late = await stage.staff('reviewer')
    const rest = waiting.filter((id) => !ids.includes(id))
    for (const id of rest) expect((await leaseNext(late))?.id).toBe(id)
    expect(await leaseNext(await stage.staff('reviewer'))).toBeNull()

    const [first] = reviewers
    if (first === undefined) throw new Error('there is no reviewer')
    const mine = await leaseNext(first)
    if (mine === null) throw new Error('the lease was lost')
    expect(ids).toContain(mine.id)
    await command(first, mine, 'release')
    expect(await leaseNext(first, [mine.id])).toBeNull()
    expect((await leaseNext(first))?.id).toBe(mine.id)
  })

  test('offers an expired lease again, and refuses the decision of its former holder', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    const slow = await stage.staff('reviewer')
    const leased = await lease(slow, submitted)
    await sql(
      payload,
    )`update submissions set leased_until = now() - interval '1 second' where id = ${submitted.id}`
    expect(codesOf(await command(slow, leased, 'approve'))).toEqual(['lease-lost'])
    const quick = await stage.staff('reviewer')
    expect((await lease(quick, leased)).state).toBe('in-review')
  })
})
