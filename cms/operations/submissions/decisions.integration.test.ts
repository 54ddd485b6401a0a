import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import {
  command,
  detailOf,
  lease,
  openReviewStage,
  type ReviewStage,
  read,
} from '#cms/testing/review-stage.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

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

describe('a submission', () => {
  test('goes from draft over review to the public, with history, mail and notification', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    expect(submitted).toMatchObject({ state: 'submitted', allowed_actions: ['withdraw'] })
    const locked = await stage.edit(submitted, {})
    expect(codesOf(locked)).toEqual(['submission-locked'])

    const reviewer = await stage.staff('reviewer')
    const leased = await lease(reviewer, submitted)
    expect(leased).toMatchObject({ state: 'in-review', record: { decided: 0, approved: 0 } })
    const approved = detailOf(await command(reviewer, leased, 'approve'))
    expect(approved).toMatchObject({ state: 'approved', allowed_actions: ['undo'] })
    expect(await stage.visibilityOf(submitted)).toBe('draft')

    await stage.settle(submitted)
    await stage.settle(submitted)
    const published = await read(stage.author.browser, submitted.id)
    expect(published).toMatchObject({ state: 'published', allowed_actions: [] })
    expect(published.history.map(({ command: name, actor }) => [name, actor === null])).toEqual([
      ['submission.create', false],
      ['submission.edit', false],
      ['submission.submit', false],
      ['submission.lease', true],
      ['submission.approve', true],
      ['submission.publish', true],
    ])
    const [item] = await sql(payload)`
      select visibility::text, published_at is not null as dated, current_revision_id as revision,
        array(select t.slug from items_rels r join tags t on t.id = r.tags_id
               where r.parent_id = i.id and r.path = 'tags' order by r."order") as tags
      from items i where id = ${submitted.item}`
    expect(item).toEqual({
      visibility: 'published',
      dated: true,
      revision: await stage.revisionOf(submitted),
      tags: ['bird', 'sky', 'feather'],
    })
    expect(await topicsOf(submitted)).toEqual(expect.arrayContaining(['asset.changed', 'search.record']))
    expect(await stage.mailsAbout(submitted)).toEqual(['submission-published'])
    const notifications = await stage.author.browser.call('GET', '/v2/notifications?lang=en')
    expect(JSON.stringify(notifications.body)).toContain(`"submission":${submitted.id}`)
  })

  test('that is sent back names reasons and note, and can be changed and submitted again', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    const reviewer = await stage.staff('reviewer')
    const leased = await lease(reviewer, submitted)
    expect(codesOf(await command(reviewer, leased, 'return'))).toEqual(['reasons-missing'])
    await command(reviewer, leased, 'return', { reasons: ['technical', 'keywords'], note: 'Close the path.' })
    await stage.settle(submitted)
    const returned = await read(stage.author.browser, submitted.id)
    expect(returned).toMatchObject({
      state: 'changes-requested',
      allowed_actions: ['edit', 'file', 'submit', 'withdraw'],
    })
    expect(returned.history.at(-1)).toMatchObject({
      reasons: ['technical', 'keywords'],
      note: 'Close the path.',
    })
    expect(await stage.mailsAbout(submitted)).toEqual(['submission-returned'])
    await stage.edit(returned, { title: 'Closed path' })
    expect(await stage.submit(await read(stage.author.browser, submitted.id))).toMatchObject({
      state: 'submitted',
    })
  })

  test('that is rejected can be appealed once, to a senior reviewer without a decision on it', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    const senior = await stage.staff('senior-reviewer')
    await command(senior, await lease(senior, submitted), 'reject', { reasons: ['quality'] })
    await stage.settle(submitted)
    expect(await stage.mailsAbout(submitted)).toEqual(['submission-rejected'])
    const rejected = await read(stage.author.browser, submitted.id)
    expect(rejected.allowed_actions).toEqual(['appeal'])
    const appealed = detailOf(
      await command(stage.author.browser, rejected, 'appeal', { note: 'It is original.' }),
    )
    expect(appealed.state).toBe('appealed')

    const seen = await read(senior, submitted.id)
    expect(codesOf(await command(senior, seen, 'lease'))).toEqual(['second-reviewer'])
    const reviewer = await stage.staff('reviewer')
    expect(codesOf(await command(reviewer, await read(reviewer, submitted.id), 'lease'))).toEqual([
      'second-reviewer',
    ])

    const other = await stage.staff('senior-reviewer')
    await command(other, await lease(other, seen), 'reject', { reasons: ['quality'] })
    const final = await read(stage.author.browser, submitted.id)
    expect(final).toMatchObject({ state: 'rejected', allowed_actions: [] })
    expect(codesOf(await command(stage.author.browser, final, 'appeal'))).toEqual(['appeal-used'])
  })

  test('is in review again after its decision was undone, and the decision has no effect', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    const reviewer = await stage.staff('reviewer')
    const approved = detailOf(await command(reviewer, await lease(reviewer, submitted), 'approve'))
    const undone = detailOf(await command(reviewer, approved, 'undo'))
    expect(undone.state).toBe('in-review')
    expect(undone.allowed_actions).toContain('approve')
    await stage.settle(submitted)
    expect(await stage.visibilityOf(submitted)).toBe('draft')
    expect(await stage.mailsAbout(submitted)).toEqual([])
  })

  test('settles ten seconds after its decision', async () => {
    const submitted = await stage.submit(await stage.readyDraft())
    const reviewer = await stage.staff('reviewer')
    await command(reviewer, await lease(reviewer, submitted), 'approve')
    const [message] = await sql<{ seconds: number }>(payload)`
      select extract(epoch from o.not_before - e.at)::float8 as seconds from outbox o
        join submission_events e on e.id = (o.payload->>'event')::int
       where o.topic = 'submission.settle' and o.key = ${`submission:${submitted.id}`}`
    expect(message?.seconds).toBeGreaterThan(9)
    expect(message?.seconds).toBeLessThan(11)
  })
})

async function topicsOf({ item }: SubmissionDetail): Promise<string[]> {
  const rows = await sql<{ topic: string }>(payload)`
    select topic::text from outbox where key in (${`item:${item}`}, ${`items:${item}`})`
  return rows.map(({ topic }) => topic)
}
