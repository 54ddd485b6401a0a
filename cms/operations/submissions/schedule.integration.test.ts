import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { publishDue } from '#cms/operations/submissions/publish-due.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { DAY_MS } from '#domain/time/durations.ts'

let opened: TestPayload
let payload: Payload
let author: TestContributor
let reviewer: TestBrowser
let contributor: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await sql(payload)`select setval('asset_numbers', 1000)`
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  const [row] = await sql<{ id: number }>(payload)`
    select id from contributors where owner_id = ${author.person.id}`
  contributor = Number(row?.id)
  reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`update submissions set state = 'withdrawn' where state = 'scheduled'`
})

describe('a date of publication', () => {
  test('that the author wishes is kept by the approval, and the worker publishes then and not before', async () => {
    const wished = inDays(3)
    const submitted = await submit({ publish_at: wished })
    expect(submitted).toMatchObject({ wished_at: wished, publish_at: null })
    await approve(submitted)
    const planned = await read(author.browser, submitted.id)
    expect(planned).toMatchObject({ state: 'scheduled', publish_at: wished, visibility: 'draft' })
    expect(planned.allowed_actions).toEqual(['reschedule', 'unschedule'])
    expect(await mailsAbout(planned)).toEqual(['submission-scheduled'])

    expect(await publishDue(payload, new Date(Date.parse(wished) - 1))).toBe(0)
    expect((await read(author.browser, planned.id)).state).toBe('scheduled')
    expect(await publishDue(payload, new Date(wished))).toBe(1)
    expect(await publishDue(payload, new Date(wished))).toBe(0)
    const published = await read(author.browser, planned.id)
    expect(published).toMatchObject({ state: 'published', visibility: 'published', allowed_actions: [] })
    expect(published.history.slice(-3).map(({ command, actor }) => [command, actor])).toEqual([
      ['submission.approve', null],
      ['submission.schedule', null],
      ['submission.publish', null],
    ])
    expect(await mailsAbout(planned)).toEqual(['submission-scheduled', 'submission-published'])
    const topics = await sql<{ topic: string }>(payload)`
      select topic::text from outbox where key in (${`item:${planned.item}`}, ${`items:${planned.item}`})`
    expect(topics.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['asset.changed', 'search.record']),
    )
    const [logged] = await sql<{ after: object }>(payload)`
      select after from audit_log where resource = 'submissions' and record_id = ${String(planned.id)}
         and command = 'submission.schedule'`
    expect(logged?.after).toEqual({ state: 'scheduled', publish_at: wished })
  })

  test('of the reviewer replaces the wish, and none publishes at once', async () => {
    const date = inDays(9)
    const later = await submit({ publish_at: inDays(3) })
    await approve(later, { publish_at: date })
    expect(await read(author.browser, later.id)).toMatchObject({ state: 'scheduled', publish_at: date })

    const now = await submit({ publish_at: inDays(3) })
    await approve(now, { publish_at: null })
    expect(await read(author.browser, now.id)).toMatchObject({ state: 'published', publish_at: null })
  })

  test('that has passed before the approval publishes at once', async () => {
    const submitted = await submit({ publish_at: inDays(1) })
    await sql(
      payload,
    )`update submissions set wished_at = now() - interval '1 minute' where id = ${submitted.id}`
    await approve(submitted)
    expect((await read(author.browser, submitted.id)).state).toBe('published')
  })

  test.each([
    [-1, 'publish_at: publish-date-past'],
    [366, 'publish_at: publish-date-far'],
  ])('%i days away is refused beside its field', async (days, code) => {
    const draft = await makeDraft()
    const answer = await command(author.browser, draft, 'submit', { publish_at: inDays(days) })
    expect([answer.status, codesOf(answer)]).toEqual([422, [code]])
    expect((await read(author.browser, draft.id)).version).toBe(draft.version)
  })

  test('is refused with commands that publish nothing, and when it is no instant in UTC', async () => {
    const draft = await makeDraft()
    expect(codesOf(await command(author.browser, draft, 'withdraw', { publish_at: inDays(1) }))).toEqual([
      'bad-request',
    ])
    const local = await command(author.browser, draft, 'submit', { publish_at: '2027-01-01T10:00' })
    expect(local.status).toBe(400)
  })
})

describe('planned work', () => {
  test('can be moved, and is published at the new date only', async () => {
    const planned = await plan(inDays(3))
    const date = inDays(30)
    const moved = await command(author.browser, planned, 'reschedule', { publish_at: date })
    expect(detailOf(moved)).toMatchObject({ state: 'scheduled', publish_at: date })
    expect(await publishDue(payload, new Date(inDays(4)))).toBe(0)
    const stale = await command(reviewer, planned, 'reschedule', { publish_at: null })
    expect(codesOf(stale)).toEqual(['state-changed'])
    await command(reviewer, detailOf(moved), 'reschedule', { publish_at: null })
    expect(await publishDue(payload)).toBe(1)
    expect((await read(author.browser, planned.id)).state).toBe('published')
  })

  test('is a draft again when its publication is cancelled, and never published', async () => {
    const planned = await plan(inDays(3))
    const cancelled = detailOf(await command(author.browser, planned, 'unschedule'))
    expect(cancelled).toMatchObject({ state: 'draft', publish_at: null, visibility: 'draft' })
    expect(cancelled.allowed_actions).toContain('edit')
    expect(await publishDue(payload, new Date(inDays(4)))).toBe(0)
  })

  test('of another contributor can neither be moved nor cancelled', async () => {
    const planned = await plan(inDays(3))
    const stranger = await makeContributor(payload)
    for (const action of ['reschedule', 'unschedule'])
      expect(codesOf(await command(stranger.browser, planned, action, {})).length).toBeGreaterThan(0)
    expect((await read(author.browser, planned.id)).version).toBe(planned.version)
  })

  test('that several workers find at once is published once', async () => {
    const planned = await plan(inDays(3))
    const due = new Date(inDays(3))
    const counts = await Promise.all(
      [1, 2, 3].map(() => publishDue(payload, new Date(due.getTime() + 1_000))),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    const { history } = await read(author.browser, planned.id)
    expect(history.filter(({ command: name }) => name === 'submission.publish')).toHaveLength(1)
  })

  test('that cannot be published delays no other', async () => {
    const broken = await plan(inDays(3))
    const other = await plan(inDays(3))
    await sql(payload)`
      update revisions set state = 'refused' where item_id = ${broken.item}`
    await expect(publishDue(payload, new Date(inDays(4)))).rejects.toThrow('no processed revision')
    expect((await read(author.browser, other.id)).state).toBe('published')
    expect((await read(author.browser, broken.id)).state).toBe('scheduled')
    await command(author.browser, await read(author.browser, broken.id), 'unschedule')
  })
})

/** With whole milliseconds, as the database keeps them. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

async function makeDraft(): Promise<SubmissionDetail> {
  const wanted = { count: 1, contributors: [contributor], state: 'draft' } as const
  const [id = 0] = await makeSubmissions(transactionOf(payload), wanted)
  return read(author.browser, id)
}

async function submit(form: object): Promise<SubmissionDetail> {
  return detailOf(await command(author.browser, await makeDraft(), 'submit', form))
}

async function approve({ id }: SubmissionDetail, form: object = {}): Promise<void> {
  const leased = detailOf(await command(reviewer, await read(reviewer, id), 'lease'))
  detailOf(await command(reviewer, leased, 'approve', form))
  const [message] = await sql<{ payload: { submission: number; event: number } }>(payload)`
    select payload from outbox where topic = 'submission.settle' and key = ${`submission:${id}`}`
  if (message === undefined) throw new Error('the decision is not settled')
  await settleSubmission(payload, message.payload)
}

async function plan(date: string): Promise<SubmissionDetail> {
  const submitted = await submit({})
  await approve(submitted, { publish_at: date })
  return read(author.browser, submitted.id)
}

function command(
  browser: TestBrowser,
  { id, version }: SubmissionDetail,
  action: string,
  form: object = {},
): Promise<Answer> {
  return browser.call('POST', `/console/submissions/${id}/${action}`, {
    json: { expected: version, ...form },
  })
}

async function read(browser: TestBrowser, id: number): Promise<SubmissionDetail> {
  return detailOf(await browser.call('GET', `/console/submissions/${id}`))
}

function detailOf(answer: Answer): SubmissionDetail {
  expect([answer.status, codesOf(answer)]).toEqual([200, []])
  return answer.body as unknown as SubmissionDetail
}

async function mailsAbout({ id }: SubmissionDetail): Promise<string[]> {
  const rows = await sql<{ template: string }>(payload)`
    select m.template from mails m join submission_events e on m.key = 'submission-decided:' || e.id
     where e.submission_id = ${id} order by e.id`
  return rows.map(({ template }) => template)
}
