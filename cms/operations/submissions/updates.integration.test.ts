import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { continueFanOut } from '#cms/operations/notifications/fan-out.ts'
import { queueDigests } from '#cms/operations/notifications/queue-digests.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { publishDue } from '#cms/operations/submissions/publish-due.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { SubmissionDetail, SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'

let opened: TestPayload
let payload: Payload
let pool: Pool
let catalogue: TestCatalogue
let author: TestContributor
let reviewer: TestBrowser
/** Each file is another drawing, so that none is a duplicate. */
let drawings = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  pool = createPool({ size: 1 })
  catalogue = await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  const person = await makePerson(payload, { roles: ['reviewer'] })
  reviewer = await withSession(payload, person)
})
afterAll(async () => {
  await pool.close()
  await opened.close()
})

describe('a new revision of a live work', () => {
  test('goes through lint and review, becomes the current one, and is announced to those who downloaded the work', async () => {
    const item = await liveWork()
    const before = await workOf(item)
    const reader = await downloaderOf(item)
    const draft = await sentUpdate(item, drawing(), 'Rounder corners')
    expect(draft).toMatchObject({ state: 'draft', changes: 'Rounder corners', may_revise: false })
    expect(await workOf(item)).toEqual(before)

    await processed(draft)
    const ready = await read(author.browser, draft.id)
    expect(ready.replaces?.preview?.sha256).toBe(before.sha256)
    expect(ready.preview?.sha256).not.toBe(before.sha256)
    expect(ready.lint.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(ready.replaces?.details?.title).toBe(before.title)
    const editable = await author.browser.call('GET', '/console/submissions/editable')
    expect(editable.body).toMatchObject({ rows: [] })

    const settled = await approved(ready)
    expect(settled.state).toBe('published')
    const after = await workOf(item)
    expect(after).toMatchObject({
      visibility: 'published',
      sha256: ready.preview?.sha256,
      title: before.title,
    })
    expect(settled.replaces?.preview?.sha256).toBe(before.sha256)

    // The download keeps the revision that it names.
    const [download] = await sql<{ revision: number }>(payload)`
      select revision_id as revision from downloads where item_id = ${item}`
    expect(download?.revision).toBe(before.revision)
    await announce(item)
    const list = await reader.browser.call('GET', '/v2/notifications')
    expect(list.body.response).toMatchObject({
      notifications: [{ type: 'asset-updated', changes: 'Rounder corners', asset: { title: before.title } }],
    })
  })

  test('is mailed, once a day, to those who chose it', async () => {
    const item = await liveWork()
    const [chosen, never] = [await downloaderOf(item), await downloaderOf(item)]
    await chosen.browser.call('PATCH', '/v2/notifications/settings', {
      json: { type: 'asset-updated', mail: true },
    })
    const draft = await sentUpdate(item, drawing(), 'Thinner lines')
    await processed(draft)
    await approved(await read(author.browser, draft.id))
    await announce(item)
    await sql(payload)`update notifications set created_at = created_at - interval '1 day'`
    await queueDigests(payload)
    await queueDigests(payload)
    const mails = await sql<{ user: string }>(payload)`
      select user_id as "user" from mails where template = 'updates-digest'
        and user_id in (${chosen.id}, ${never.id})`
    expect(mails).toEqual([{ user: chosen.id }])
  })

  test('is refused for the work of another, for one that is not live, and twice at once', async () => {
    const item = await liveWork()
    const stranger = await makeContributor(payload)
    const foreign = await send(stranger.browser, item, drawing(), 'Mine')
    expect([foreign.status, codesOf(foreign)]).toEqual([404, ['not-found']])
    expect(codesOf(await send(reviewer, item, drawing(), 'Mine'))).toEqual(['forbidden'])

    await sentUpdate(item, drawing(), 'First')
    const second = await send(author.browser, item, drawing(), 'Second')
    expect([second.status, codesOf(second)]).toEqual([409, ['update-open']])

    const retired = await liveWork()
    await sql(payload)`update items set visibility = 'retired' where id = ${retired}`
    expect(codesOf(await send(author.browser, retired, drawing(), 'Late'))).toEqual(['work-not-live'])
    await sql(payload)`update items set visibility = 'suspended' where id = ${retired}`
    expect(codesOf(await send(author.browser, retired, drawing(), 'Late'))).toEqual(['work-withheld'])
  })

  test('is started once by requests at the same time', async () => {
    const item = await liveWork()
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((changes) => send(author.browser, item, drawing(), changes)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(answers.flatMap(codesOf)).toEqual(['update-open', 'update-open'])
  })

  test.each([[''], [' '], ['a'.repeat(501)]])(
    'is refused without saying what changed: %j',
    async (changes) => {
      const answer = await send(author.browser, await liveWork(), drawing(), changes)
      expect([answer.status, codesOf(answer)]).toEqual([400, ['bad-request']])
    },
  )

  test('with the published file cannot be submitted until it is replaced by another one', async () => {
    const text = drawing()
    const item = await liveWork(text)
    const draft = await sentUpdate(item, text, 'Nothing')
    await processed(draft)
    const ready = await read(author.browser, draft.id)
    expect(ready.allowed_actions).not.toContain('submit')
    const refused = await command(author.browser, ready, 'submit')
    expect([refused.status, codesOf(refused)]).toEqual([422, ['revision-unchanged']])

    const replaced = detailOf(await replace(ready, drawing()))
    await processed(replaced)
    expect((await read(author.browser, draft.id)).allowed_actions).toContain('submit')
  })

  test('that a claim overtakes after its approval waits until the claim fails', async () => {
    const item = await liveWork()
    const before = await workOf(item)
    const draft = await sentUpdate(item, drawing(), 'Overtaken')
    await processed(draft)
    const decided = await decide(await read(author.browser, draft.id))
    await sql(payload)`update items set visibility = 'suspended' where id = ${item}`
    await settle(decided)
    await publishDue(payload)
    expect((await read(author.browser, draft.id)).state).toBe('scheduled')
    expect(await workOf(item)).toMatchObject({ sha256: before.sha256, visibility: 'suspended' })

    // A trigger lets only the transaction of a case end a suspension.
    await sql(payload)`
      update items set visibility = 'published' from (select set_config('motif.takedown', 'on', true)) s
       where id = ${item}`
    await publishDue(payload)
    expect((await read(author.browser, draft.id)).state).toBe('published')
    expect((await workOf(item)).sha256).not.toBe(before.sha256)
  })

  test('does not bring back a work that was retired during the review', async () => {
    const item = await liveWork()
    const draft = await sentUpdate(item, drawing(), 'Too late')
    await processed(draft)
    await sql(payload)`update items set visibility = 'retired' where id = ${item}`
    await approved(await read(author.browser, draft.id))
    expect((await workOf(item)).visibility).toBe('retired')
  })
})

describe('new details of a live work', () => {
  test('go through review without a file, with those before beside them, and replace those of the work at once', async () => {
    const item = await liveWork()
    const before = await workOf(item)
    const reader = await downloaderOf(item)
    const draft = await sentUpdate(item, null, 'Better words')
    expect(draft).toMatchObject({
      processing: 'ready',
      title: before.title,
      allowed_actions: ['edit', 'file', 'withdraw'],
    })
    const same = await command(author.browser, draft, 'submit')
    expect([same.status, codesOf(same)]).toEqual([422, ['revision-unchanged']])

    const edited = detailOf(await edit(draft, { title: 'Leaping fox', keywords: ['fox', 'forest', 'leap'] }))
    expect(await workOf(item)).toEqual(before)
    expect(edited).toMatchObject({ title: 'Leaping fox', keywords: ['fox', 'forest', 'leap'] })
    expect(edited.replaces?.details).toMatchObject({ title: before.title })
    // The price and the kind are those of the live work, whatever the request says.
    const priced = detailOf(await edit(edited, { price_cents: 900, kind: 'illustration' }))
    expect(priced).toMatchObject({ price_cents: null, kind: 'icon' })

    await sql(payload)`delete from outbox`
    expect((await approved(priced)).state).toBe('published')
    const after = await workOf(item)
    expect(after).toMatchObject({ title: 'Leaping fox', revision: before.revision, visibility: 'published' })
    const tags = await sql<{ slug: string }>(payload)`
      select t.slug from items_rels r join tags t on t.id = r.tags_id where r.parent_id = ${item} order by r."order"`
    expect(tags.map(({ slug }) => slug)).toEqual(['fox', 'forest', 'leap'])
    const [row] = await sql<{ slug: string }>(payload)`select slug from items where id = ${item}`
    expect(row?.slug).toMatch(/^leaping-fox-/)
    const [logged] = await sql<{ before: object; after: object }>(payload)`
      select before, after from audit_log where resource = 'items' and record_id = ${String(item)}`
    expect(logged).toMatchObject({ before: { title: before.title }, after: { title: 'Leaping fox' } })
    const topics = await sql<{ topic: string }>(payload)`select distinct topic::text from outbox order by 1`
    expect(topics.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['asset.changed', 'search.record']),
    )
    // The file is the same: who downloaded it has nothing to fetch again.
    await announce(item)
    const list = await reader.browser.call('GET', '/v2/notifications')
    expect(list.body.response).toMatchObject({ notifications: [] })
  })

  test('come with a new file in one publication, and are checked like those of every work', async () => {
    const item = await liveWork()
    const before = await workOf(item)
    const draft = await sentUpdate(item, drawing(), 'File and words')
    await processed(draft)
    const short = detailOf(await edit(await read(author.browser, draft.id), { keywords: ['fox'] }))
    expect(short.lint.map(({ severity }) => severity)).toContain('error')
    const refused = await command(author.browser, short, 'submit')
    expect([refused.status, codesOf(refused)]).toEqual([422, ['submission-incomplete']])
    const fine = detailOf(await edit(short, { title: 'Quiet owl', keywords: ['owl', 'night', 'forest'] }))
    await approved(fine)
    const after = await workOf(item)
    expect(after.title).toBe('Quiet owl')
    expect(after.sha256).not.toBe(before.sha256)
  })

  test('of a rejected update stay away from the work', async () => {
    const item = await liveWork()
    const before = await workOf(item)
    const draft = await sentUpdate(item, null, 'Not good')
    const edited = detailOf(await edit(draft, { title: 'Free download' }))
    const withdrawn = await command(author.browser, edited, 'withdraw')
    expect(withdrawn.status).toBe(200)
    expect(await workOf(item)).toEqual(before)
    expect((await read(author.browser, draft.id)).title).toBe('Free download')
  })
})

describe('the file of a draft', () => {
  test('is replaced by another one that the page can fetch; a second tab is refused', async () => {
    const item = await liveWork()
    const draft = await sentUpdate(item, drawing(), 'Twice')
    await processed(draft)
    const ready = await read(author.browser, draft.id)
    const next = drawing()
    expect((await replace(ready, next)).status).toBe(202)
    const late = await replace(ready, drawing())
    expect([late.status, codesOf(late)]).toEqual([409, ['state-changed']])

    const replaced = await read(author.browser, draft.id)
    await processed(replaced)
    const path = `/console/submissions/${draft.id}/drawing`
    const original = await author.browser.call('GET', path)
    expect(original.status).toBe(200)
    expect((await (await makeContributor(payload)).browser.call('GET', path)).status).toBe(404)
    const numbers = await sql<{ number: number }>(payload)`
      select number::int from revisions where item_id = ${item} order by number`
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('is replaced once by requests at the same time', async () => {
    const draft = await sentUpdate(await liveWork(), drawing(), 'Together')
    const answers = await Promise.all([1, 2, 3].map(() => replace(draft, drawing())))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(answers.flatMap(codesOf)).toEqual(['state-changed', 'state-changed'])
  })

  test('is not replaced while it is reviewed', async () => {
    const draft = await sentUpdate(await liveWork(), drawing(), 'Locked')
    await processed(draft)
    await command(author.browser, await read(author.browser, draft.id), 'submit')
    const answer = await replace(await read(author.browser, draft.id), drawing())
    expect([answer.status, codesOf(answer)]).toEqual([409, ['state-changed']])
  })
})

/** A published work of the author with a processed file. */
async function liveWork(text = drawing()): Promise<number> {
  const { id } = await catalogue.add({ title: `Work ${drawings}` })
  const [row] = await sql<{ revision: number }>(payload)`
    insert into revisions (item_id, number, state, upload_key, file_name)
    values (${id}, 2, 'pending', ${`uploads/live-${id}`}, 'live.svg') returning id as revision`
  const storage = openStorage(environment())
  await storage.put(`uploads/live-${id}`, new TextEncoder().encode(text), { contentType: 'image/svg+xml' })
  await processRevision({ payload, storage, pool }, Number(row?.revision))
  await sql(payload)`
    update items set visibility = 'published', current_revision_id = ${row?.revision},
      contributor_id = (select id from contributors where owner_id = ${author.person.id})
     where id = ${id}`
  return id
}

async function workOf(item: number) {
  const [row] = await sql<{ revision: number; sha256: string; visibility: string; title: string }>(payload)`
    select i.current_revision_id as revision, f.sha256, i.visibility::text, t.title
      from items i join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id
      join items_locales t on t._parent_id = i.id and t._locale = 'en' where i.id = ${item}`
  if (row === undefined) throw new Error(`item ${item} shows no revision`)
  return row
}

async function downloaderOf(item: number) {
  const person = await makePerson(payload)
  await sql(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, counted)
    select ${item}, current_revision_id, (select min(id) from licence_versions), 'svg', ${person.id}, true
      from items where id = ${item}`
  return { id: person.id, browser: await withSession(payload, person) }
}

/** Runs the fan-outs of an item, as the worker does. */
async function announce(item: number): Promise<void> {
  const rows = await sql<{ id: string }>(payload)`
    select id from fan_outs where subject = ${item} and done_at is null`
  for (const { id } of rows) await continueFanOut(payload, id)
}

function send(browser: TestBrowser, item: number, text: string | null, changes: string): Promise<Answer> {
  const form = new FormData()
  form.set('changes', changes)
  if (text !== null) form.set('file', new File([text], 'new.svg'))
  return browser.call('POST', `/console/items/${item}/revise`, { form })
}

/** All metadata of a submission, as the form sends them, with some changed. */
function edit(draft: SubmissionDetail, changed: Partial<SubmissionMetadata>): Promise<Answer> {
  const { title, description, keywords, kind, category, style, price_cents, editorial_only, generative_ai } =
    draft
  const form = {
    title,
    description,
    keywords,
    kind,
    category,
    style,
    price_cents,
    editorial_only,
    generative_ai,
  }
  return author.browser.call('POST', `/console/submissions/${draft.id}/edit`, {
    json: { expected: draft.version, ...form, ...changed },
  })
}

async function sentUpdate(item: number, text: string | null, changes: string): Promise<SubmissionDetail> {
  const answer = await send(author.browser, item, text, changes)
  expect(answer.status, JSON.stringify(answer.body)).toBe(202)
  return detailOf(answer)
}

function replace({ id, version }: SubmissionDetail, text: string): Promise<Answer> {
  const form = new FormData()
  form.set('expected', String(version))
  form.set('file', new File([text], 'other.svg'))
  return author.browser.call('POST', `/console/submissions/${id}/file`, { form })
}

async function processed({ id }: SubmissionDetail): Promise<void> {
  const [row] = await sql<{ revision: number }>(payload)`
    select revision_id as revision from submissions where id = ${id}`
  await processRevision({ payload, storage: openStorage(environment()), pool }, Number(row?.revision))
}

async function read(browser: TestBrowser, id: number): Promise<SubmissionDetail> {
  return detailOf(await browser.call('GET', `/console/submissions/${id}`))
}

function command(browser: TestBrowser, { id, version }: SubmissionDetail, action: string): Promise<Answer> {
  return browser.call('POST', `/console/submissions/${id}/${action}`, { json: { expected: version } })
}

async function decide(draft: SubmissionDetail): Promise<SubmissionDetail> {
  const submitted = detailOf(await command(author.browser, draft, 'submit'))
  const leased = detailOf(await command(reviewer, submitted, 'lease'))
  return detailOf(await command(reviewer, leased, 'approve'))
}

async function settle({ id, history }: SubmissionDetail): Promise<void> {
  await settleSubmission(payload, { submission: id, event: history.at(-1)?.id ?? 0 })
}

async function approved(draft: SubmissionDetail): Promise<SubmissionDetail> {
  const decided = await decide(draft)
  await settle(decided)
  return read(author.browser, draft.id)
}

function detailOf({ body }: Answer): SubmissionDetail {
  return body as unknown as SubmissionDetail
}

function drawing(): string {
  drawings += 1
  const x = 2 + (drawings % 19)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M2 ${x}h${x}v2H2zM${x} 3l${drawings} 5 2 9z"/></svg>`
}
