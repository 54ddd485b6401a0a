import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { leaseNext } from '#cms/operations/submissions/lease-next.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { SubmissionState } from '#domain/review/states.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`update submissions set state = 'withdrawn', leased_by = null, leased_until = null`
})

describe('the cap of waiting submissions', () => {
  test('refuses one more with its numbers, and the desk shows them before', async () => {
    const author = await makeContributor(payload)
    await make(author, 100, 'submitted')
    const [draft = 0] = await make(author, 1, 'draft')
    const seen = await read(author.browser, draft)
    expect(seen.queue).toEqual({ place: null, estimated_at: null, waiting: 100, most: 100 })
    expect(seen.allowed_actions).not.toContain('submit')
    const refused = await command(author.browser, seen, 'submit')
    expect([refused.status, codesOf(refused)]).toEqual([409, ['review-cap']])
    expect(refused.body?.errors?.[0]).toMatchObject({ number: 8015, values: { waiting: 100, most: 100 } })
  })

  test('lets one of two requests pass that take the last place at once', async () => {
    const author = await makeContributor(payload)
    await make(author, 99, 'submitted')
    const drafts = await make(author, 2, 'draft')
    const seen = await Promise.all(drafts.map((id) => read(author.browser, id)))
    const answers = await Promise.all(seen.map((draft) => command(author.browser, draft, 'submit')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(author.browser, drafts[0] ?? 0)).queue.waiting).toBe(100)
  })

  test('grows with approved work', async () => {
    const author = await makeContributor(payload)
    await make(author, 20, 'published')
    const [draft = 0] = await make(author, 1, 'draft')
    expect((await read(author.browser, draft)).queue.most).toBe(1_000)
  })
})

describe('the order of the queue', () => {
  test('lets contributors take turns', async () => {
    const many = await makeContributor(payload)
    const few = await makeContributor(payload)
    const first = await submitAll(many, 4)
    const second = await submitAll(few, 2)
    const reviewer = await holder('reviewer')
    const order: (number | null)[] = []
    for (const _ of [...first, ...second]) order.push(await next(reviewer, order))
    expect(order).toEqual([first[0], second[0], first[1], second[1], first[2], first[3]])
    expect(await next(reviewer, order)).toBeNull()
  })

  test('tells a contributor the place, and the expected time once there are enough decisions', async () => {
    const many = await makeContributor(payload)
    const few = await makeContributor(payload)
    await submitAll(many, 3)
    const [mine = 0] = await submitAll(few, 1)
    expect((await read(few.browser, mine)).queue).toMatchObject({ place: 2, estimated_at: null })

    const [decided = 0] = await make(many, 1, 'rejected')
    await sql(payload)`
      insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id)
      select s.id, 'someone', 'submission.reject', 'in-review', 'rejected', s.revision_id
        from submissions s, generate_series(1, 84) where s.id = ${decided}`
    const { estimated_at: estimated } = (await read(few.browser, mine)).queue
    const hours = (Date.parse(estimated ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(3.9)
    expect(hours).toBeLessThan(4.1)

    await next(await holder('reviewer'), [])
    expect((await read(few.browser, mine)).queue.place).toBe(2)
  })
})

describe('marks on the picture', () => {
  const mark = { reason: 'quality', x: 100, y: 200, width: 50, height: 0 }

  test('are kept with the decision, and shown to the author until there is another file', async () => {
    const author = await makeContributor(payload)
    const leased = await leaseOf(author)
    const returned = await command(leased.browser, leased.submission, 'return', {
      reasons: ['quality'],
      marks: [mark],
    })
    expect(returned.status).toBe(200)
    const { id } = leased.submission
    expect((await read(author.browser, id)).history.at(-1)?.marks).toEqual([mark])
    await sql(payload)`
      with next as (insert into revisions (item_id, number, state) select item_id, 2, 'ready' from submissions
        where id = ${id} returning id)
      update submissions set revision_id = next.id from next where submissions.id = ${id}`
    expect((await read(author.browser, id)).history.at(-1)?.marks).toEqual([])
  })

  test.each([
    [{ ...mark, reason: 'title' }],
    [{ ...mark, x: 960 }],
    [{ ...mark, y: 1_001 }],
    [{ ...mark, x: 0.5 }],
  ])('are refused with another reason or outside of the picture: %j', async (wrong) => {
    const { browser, submission } = await leaseOf(await makeContributor(payload))
    const answer = await command(browser, submission, 'return', { reasons: ['quality'], marks: [wrong] })
    expect([answer.status, codesOf(answer)[0]]).toEqual([400, 'bad-request'])
    expect((await read(browser, submission.id)).state).toBe('in-review')
  })
})

test('four reviewers who race for 1,000 pieces never get the same one', { timeout: 300_000 }, async () => {
  const authors = await Promise.all(Array.from({ length: 5 }, () => makeContributor(payload)))
  const contributors = await Promise.all(authors.map(contributorOf))
  const waiting = await makeSubmissions(transactionOf(payload), {
    count: 1_000,
    contributors,
    state: 'submitted',
  })
  const reviewers = await Promise.all(
    (['reviewer', 'reviewer', 'senior-reviewer', 'admin'] as const).map(holder),
  )
  const taken = await Promise.all(
    reviewers.map(async (reviewer) => {
      const own: number[] = []
      for (;;) {
        const leased = await leaseNext(payload, { actor: reviewer, skipped: own.slice(-500) })
        if (!leased.ok) throw new Error(leased.code)
        // Beyond the limit of the skipped list, the first of its own leases is offered again: the queue is empty.
        if (leased.value === null || own.includes(leased.value)) return own
        own.push(leased.value)
      }
    }),
  )
  const all = taken.flat()
  expect(all).toHaveLength(1_000)
  expect(all.toSorted((a, b) => a - b)).toEqual(waiting.toSorted((a, b) => a - b))
  const events = await sql<{ leases: number; holders: number }>(payload)`
    select count(*)::int as leases, count(distinct e.submission_id)::int as holders
      from submission_events e join submissions s on s.id = e.submission_id and s.leased_by = e.actor_id
     where e.command = 'submission.lease' and s.state = 'in-review'`
  expect(events[0]?.holders).toBe(1_000)
})

async function contributorOf({ person }: TestContributor): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${person.id}`
  return Number(row?.id)
}

async function make(author: TestContributor, count: number, state: SubmissionState): Promise<number[]> {
  const contributors = [await contributorOf(author)]
  return makeSubmissions(transactionOf(payload), { count, contributors, state })
}

/** Submits as many drafts, one after the other. */
async function submitAll(author: TestContributor, count: number): Promise<number[]> {
  const drafts = await make(author, count, 'draft')
  for (const id of drafts)
    expect((await command(author.browser, await read(author.browser, id), 'submit')).status).toBe(200)
  return drafts
}

async function leaseOf(author: TestContributor) {
  const [id = 0] = await submitAll(author, 1)
  const browser = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
  const leased = await command(browser, await read(browser, id), 'lease')
  return { browser, submission: leased.body as unknown as SubmissionDetail }
}

async function holder(role: 'reviewer' | 'senior-reviewer' | 'admin'): Promise<Holder> {
  const { id } = await makePerson(payload, { roles: [role] })
  return { id, roles: [role] }
}

async function next(actor: Holder, skipped: readonly (number | null)[]): Promise<number | null> {
  const leased = await leaseNext(payload, { actor, skipped: skipped.filter((id) => id !== null) })
  if (!leased.ok) throw new Error(leased.code)
  return leased.value
}

function command(
  browser: TestBrowser,
  { id, version }: SubmissionDetail,
  action: string,
  form: object = {},
): Promise<Answer> {
  const json = { expected: version, ...form }
  return browser.call('POST', `/console/submissions/${id}/${action}`, { json })
}

async function read(browser: TestBrowser, id: number): Promise<SubmissionDetail> {
  const { status, body } = await browser.call('GET', `/console/submissions/${id}`)
  expect(status).toBe(200)
  return body as unknown as SubmissionDetail
}
