import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { drawSecondReview } from '#cms/operations/second-reviews/draw-second-review.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import {
  command,
  detailOf,
  lease,
  leaseNext,
  openReviewStage,
  type ReviewStage,
  read,
} from '#cms/testing/review-stage.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

let opened: TestPayload
let payload: Payload
let stage: ReviewStage
let first: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  stage = await openReviewStage(payload)
  first = await stage.staff('reviewer')
})
afterAll(async () => {
  await stage.close()
  await opened.close()
})
beforeEach(async () => {
  await sql(payload)`delete from second_reviews`
  await sql(payload)`
    update submissions set state = 'withdrawn' where state in ('submitted', 'in-review', 'second-opinion', 'appealed')`
})

/** A settled decision of the first reviewer that is drawn for a second review. */
async function decided(
  action: 'approve' | 'return' | 'reject',
  { reviewer = first, author = stage.author, reasons = ['quality'] } = {},
): Promise<SubmissionDetail> {
  const submitted = await stage.submit(await stage.readyDraft(author), author.browser)
  const form = action === 'approve' ? {} : { reasons, note: 'The note of the first.' }
  await command(reviewer, await lease(reviewer, submitted), action, form)
  await stage.settle(submitted)
  await draw(submitted)
  return read(author.browser, submitted.id)
}

/** Puts it into the queue again as the draw does, whatever was drawn. */
async function draw({ id }: SubmissionDetail): Promise<void> {
  const [decision] = await sql<{ event: number }>(payload)`
    select max(id) as event from submission_events where submission_id = ${id}
       and command in ('submission.approve', 'submission.return', 'submission.reject')`
  await sql(payload)`
    insert into second_reviews (submission_id, event_id, turn, submitted_at, state, version)
    select id, ${decision?.event}, turn, submitted_at, 'submitted', version from submissions where id = ${id}
    on conflict do nothing`
}

async function taken(browser: TestBrowser, { id }: SubmissionDetail): Promise<SubmissionDetail> {
  const next = await leaseNext(browser)
  if (next?.id !== id) throw new Error(`submission ${next?.id} came in place of ${id}`)
  return next
}

/** Verdicts count once they can no longer be undone. */
async function agreement(browser: TestBrowser) {
  await sql(payload)`update second_reviews set decided_at = decided_at - interval '11 seconds'`
  return (await browser.call('GET', '/console/review-agreement?days=30')).body
}

describe('a decision that is drawn', () => {
  test('comes to another reviewer as it was before, whose verdict changes nothing', async () => {
    const published = await decided('approve')
    expect(published.state).toBe('published')
    const before = await read(stage.author.browser, published.id)
    const second = await stage.staff('reviewer')
    const seen = await taken(second, published)
    expect(seen).toMatchObject({
      state: 'in-review',
      visibility: 'draft',
      decided_at: null,
      item_actions: [],
    })
    expect(seen.record).toEqual({ decided: before.record.decided - 1, approved: before.record.approved - 1 })
    expect(seen.history.map((entry) => entry.command)).toEqual([
      'submission.create',
      'submission.edit',
      'submission.submit',
      'submission.lease',
    ])
    expect(await read(second, published.id)).toEqual(seen)

    const verdict = detailOf(await command(second, seen, 'reject', { reasons: ['title'] }))
    expect(verdict).toMatchObject({ state: 'rejected', allowed_actions: ['undo'] })
    expect(await read(stage.author.browser, published.id)).toEqual(before)
    expect(await stage.visibilityOf(published)).toBe('published')
    expect(await stage.mailsAbout(published)).toEqual(['submission-published'])
    expect(await leaseNext(await stage.staff('reviewer'))).toBeNull()
  })

  test('is given back, taken by another, and undone like a first review', async () => {
    const rejected = await decided('reject')
    const slow = await stage.staff('reviewer')
    const held = await taken(slow, rejected)
    expect(detailOf(await command(slow, held, 'release'))).toMatchObject({ state: 'submitted' })
    expect(await leaseNext(slow, [rejected.id])).toBeNull()
    const again = await lease(slow, rejected)
    expect(again).toMatchObject({ state: 'in-review' })
    expect(codesOf(await command(slow, held, 'approve'))).toEqual(['state-changed'])
    expect(codesOf(await command(slow, again, 'return'))).toEqual(['reasons-missing'])

    await sql(payload)`update second_reviews set leased_until = now() - interval '1 second'`
    expect(codesOf(await command(slow, again, 'approve'))).toEqual(['lease-lost'])
    const quick = await stage.staff('reviewer')
    const approved = detailOf(await command(quick, await taken(quick, rejected), 'approve'))
    const undone = detailOf(await command(quick, approved, 'undo'))
    expect(undone).toMatchObject({ state: 'in-review' })
    expect(undone.allowed_actions).toContain('reject')
    expect((await read(stage.author.browser, rejected.id)).state).toBe('rejected')
  })

  test('comes to neither its first reviewer, its contributor, nor a member of their team', async () => {
    const rejected = await decided('reject')
    const owner = await makeContributor(payload)
    const member = await makePerson(payload, { roles: ['reviewer'] })
    const [own] = await sql<{ id: number }>(payload)`
      select contributor_id as id from submissions where id = ${rejected.id}`
    await sql(payload)`update contributors set type = 'team' where id = ${own?.id}`
    await sql(payload)`
      insert into contributor_members (contributor_id, user_id, role) values (${own?.id}, ${member.id}, 'viewer')`
    await sql(payload)`
      insert into users_roles ("order", parent_id, value) values
        (1, ${stage.author.person.id}, 'reviewer'::enum_users_roles), (1, ${owner.person.id}, 'reviewer'::enum_users_roles)`
    for (const browser of [first, stage.author.browser, await withSession(payload, member)])
      expect(await leaseNext(browser)).toBeNull()
    await sql(payload)`delete from users_roles where parent_id = ${stage.author.person.id}`
    expect((await leaseNext(owner.browser))?.id).toBe(rejected.id)
  })

  test('is not reviewed any more once its contributor has changed it', async () => {
    const returned = await decided('return')
    const second = await stage.staff('reviewer')
    const seen = await taken(second, returned)
    await stage.edit(returned, { title: 'Another bird' })
    expect(codesOf(await command(second, seen, 'approve'))).toEqual(['state-changed'])
    expect(await leaseNext(await stage.staff('reviewer'))).toBeNull()
  })

  test('is placed in the queue among first reviews by its turn', async () => {
    const rejected = await decided('reject')
    const waiting = await stage.submit(await stage.readyDraft())
    await sql(payload)`
      update second_reviews set turn = (select turn from submissions where id = ${waiting.id}), submitted_at = now() + interval '1 hour'`
    const second = await stage.staff('reviewer')
    expect((await leaseNext(second))?.id).toBe(waiting.id)
    expect((await leaseNext(second, [waiting.id]))?.id).toBe(rejected.id)
  })
})

test('the draw repeats itself for one decision, and takes about two of a hundred', async () => {
  const rejected = await decided('reject')
  const loaded = await inTransaction(payload, (transaction) =>
    loadSubmission(transaction, rejected.id, { lock: false }),
  )
  if (loaded === undefined) throw new Error('the submission is missing')
  await sql(payload)`delete from second_reviews`
  const events = await sql<{ id: number }>(payload)`
    insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id)
    select ${rejected.id}, 'someone', 'submission.reject', 'in-review', 'rejected', ${loaded.revision}
      from generate_series(1, 1000) returning id`
  const drawAll = () =>
    inTransaction(payload, async (transaction) => {
      for (const { id } of events) await drawSecondReview(payload, transaction, loaded, id)
    })
  const drawn = () => sql<{ id: number }>(payload)`select event_id as id from second_reviews order by 1`
  await drawAll()
  const once = await drawn()
  expect(once.length).toBeGreaterThan(5)
  expect(once.length).toBeLessThan(45)
  await drawAll()
  expect(await drawn()).toEqual(once)
})

describe('the agreement of reviewers', () => {
  test('counts verdicts that can no longer be undone, with their reasons', async () => {
    const second = await stage.staff('reviewer')
    const senior = await stage.staff('senior-reviewer')
    for (const [action, verdict] of [
      ['approve', 'approve'],
      ['return', 'reject'],
      ['reject', 'request-opinion'],
    ] as const) {
      const seen = await taken(second, await decided(action, { reasons: ['quality', 'title'] }))
      detailOf(
        await command(second, seen, verdict, { reasons: verdict === 'reject' ? ['title', 'spam'] : [] }),
      )
      await sql(payload)`update second_reviews set leased_until = null`
    }
    const { body } = await senior.call('GET', '/console/review-agreement?days=30')
    expect(body).toMatchObject({ pairs: 0, kappa: null })
    expect(await agreement(senior)).toEqual({
      pairs: 2,
      undecided: 1,
      equal: 1,
      kappa: (1 * 2 - 1) / (2 * 2 - 1),
      reasons: [
        { reason: 'quality', both: 0, first: 1, second: 0 },
        { reason: 'title', both: 1, first: 1, second: 1 },
        { reason: 'spam', both: 0, first: 0, second: 1 },
      ],
    })
  })

  test.each([
    ['reviewer', '?days=30', 403],
    ['support', '?days=30', 403],
    ['senior-reviewer', '?days=30', 200],
    ['manager', '?days=90', 200],
    ['senior-reviewer', '?days=31', 400],
    ['senior-reviewer', '?days=30&of=me', 400],
    ['senior-reviewer', '', 400],
  ] as const)('answers a %s with %s: %s', async (role, query, status) => {
    const browser = await stage.staff(role)
    expect((await browser.call('GET', `/console/review-agreement${query}`)).status).toBe(status)
  })
})
