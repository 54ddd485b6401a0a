import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, detailOf, lease, openReviewStage, type ReviewStage } from '#cms/testing/review-stage.ts'
import type { DayOfReview, ReviewFigures } from '#domain/contract/console/review-figures.ts'
import { DAY_MS } from '#domain/time/durations.ts'

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

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const NONE = { approved: 0, returned: 0, rejected: 0, published: 0 } as const

describe('the figures of the review', () => {
  test('name every day of the period, and count what was decided, returned and published on it', async () => {
    const reviewer = await stage.staff('reviewer')
    const before = await figuresOf(7)
    expect(before.days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayBefore))
    const leased = async () => lease(reviewer, await stage.submit(await stage.readyDraft()))
    await command(reviewer, await leased(), 'return', { reasons: ['title'] })
    const undone = detailOf(await command(reviewer, await leased(), 'reject', { reasons: ['spam'] }))
    detailOf(await command(reviewer, undone, 'undo'))
    const approved = detailOf(await command(reviewer, await leased(), 'approve'))
    await stage.settle(approved)
    expect(lastOf(await figuresOf(7))).toEqual({
      ...NONE,
      day: dayBefore(0),
      returned: 1,
      approved: 1,
      published: 1,
    })
  })

  test('begin with the first minute of the first day in UTC, and leave out the minute before', async () => {
    const draft = await stage.readyDraft()
    const start = `${dayBefore(6)}T00:00:00Z`
    for (const offset of ['-1 minute', '1 minute'])
      await sql(payload)`
        insert into submission_events (submission_id, at, command, from_state, to_state, revision_id)
        select id, ${start}::timestamptz + ${offset}::interval, 'submission.reject', 'in-review', 'rejected', revision_id
          from submissions where id = ${draft.id}`
    const { days } = await figuresOf(7)
    expect(days[0]).toEqual({ ...NONE, day: dayBefore(6), rejected: 1 })
    expect((await figuresOf(30)).days.find(({ day }) => day === dayBefore(7))?.rejected).toBe(1)
  })

  test('count what waits by kind, with the one that waits longest', async () => {
    await sql(payload)`update submissions set state = 'withdrawn' where state in ('submitted', 'in-review')`
    expect((await figuresOf(7)).queue).toEqual([])
    const first = await stage.submit(await stage.readyDraft())
    await stage.submit(await stage.readyDraft())
    expect((await figuresOf(7)).queue).toEqual([{ kind: 'icon', waiting: 2, oldest_at: first.submitted_at }])
  })

  test('are refused to contributors and to staff without submissions, and for another period', async () => {
    const path = '/console/review-figures?days=7'
    expect((await stage.author.browser.call('GET', path)).status).toBe(403)
    expect((await (await stage.staff('finance')).call('GET', path)).status).toBe(403)
    const reviewer = await stage.staff('reviewer')
    for (const query of ['', '?days=8', '?days=7&kind=icon'])
      expect((await reviewer.call('GET', `/console/review-figures${query}`)).status, query).toBe(400)
  })
})

async function figuresOf(days: number): Promise<ReviewFigures> {
  const answer = await (await stage.staff('reviewer')).call('GET', `/console/review-figures?days=${days}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as ReviewFigures
}

function lastOf({ days }: ReviewFigures): DayOfReview | undefined {
  return days.at(-1)
}
