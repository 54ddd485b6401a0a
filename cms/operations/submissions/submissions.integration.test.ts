import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { expireSubmissions } from '#cms/operations/submissions/expire-submissions.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import {
  makeContributor,
  makeMarketplaceLicences,
  type TestContributor,
  uploadFile,
} from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { ConsoleNumbers } from '#domain/contract/console/numbers.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'

let opened: TestPayload
let payload: Payload
let pool: Pool
let catalogue: TestCatalogue
let category: number
let author: TestContributor
/** Each file is another drawing, so that none is a duplicate. */
let drawings = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  pool = createPool({ size: 1 })
  catalogue = await makeCatalogue(payload)
  // The catalogue numbers its items from 1.
  await sql(payload)`select setval('asset_numbers', 1000)`
  await makeMarketplaceLicences(payload)
  const [row] = await sql<{ id: number }>(payload)`select id from categories limit 1`
  category = Number(row?.id)
  author = await makeContributor(payload)
})
afterAll(async () => {
  await pool.close()
  await opened.close()
})

describe('an upload', () => {
  test('becomes a draft with lint results once it is processed', async () => {
    const answer = await uploadFile(author, { text: drawing(), name: 'blue-bird_2.svg' })
    expect(answer.status).toBe(202)
    const draft = detailOf(answer)
    expect(draft).toMatchObject({
      state: 'draft',
      title: 'Blue bird 2',
      kind: 'icon',
      processing: 'pending',
      preview: null,
    })
    expect(rulesOf(draft)).toContain('L601')

    await processed(draft)
    const ready = await read(author.browser, draft.id)
    expect(ready).toMatchObject({ processing: 'ready', format: 'svg', width: 24 })
    expect(ready.preview?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(rulesOf(ready)).toEqual(['L201', 'L301', 'L302', 'L413'])
    expect(ready.allowed_actions).toEqual(['edit', 'withdraw'])
    expect(await visibilityOf(ready)).toBe('draft')
  })

  test('is offered keywords and the category of published assets with a word of its name', async () => {
    for (const title of ['Lemon fruit', 'Lemon tree'])
      await catalogue.add({ title, tags: ['lemon', 'yellow', 'south-sea', title.split(' ')[1] ?? ''] })
    await catalogue.add({ title: 'Draft', tags: ['lemon', 'secret'], visibility: 'draft' })
    await catalogue.add({ title: 'Other draft', tags: ['lemon', 'secret'], visibility: 'draft' })
    const draft = detailOf(await uploadFile(author, { text: drawing(), name: 'lemons.svg' }))
    const path = `/console/submissions/${draft.id}/suggestions`
    const answer = await author.browser.call('GET', path)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ keywords: ['south sea', 'yellow'], categories: [category] })

    const stranger = await makeContributor(payload)
    expect((await stranger.browser.call('GET', path)).status).toBe(404)
  })

  test('that the pipeline refuses names the reason, and cannot be submitted', async () => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script><path d="M0 0h9v9z"/></svg>'
    const draft = detailOf(await uploadFile(author, { text: hostile }))
    await processed(draft)
    const refused = await read(author.browser, draft.id)
    expect(refused.lint.find(({ rule }) => rule === 'L602')?.values).toEqual({ code: 'file-script' })
    expect(refused.allowed_actions).not.toContain('submit')
  })

  test.each([
    [{ text: '' }, 422, 'file-empty'],
    [{ kind: 'sculpture' }, 400, 'bad-request'],
  ])('of %j is refused', async (change, status, code) => {
    const answer = await uploadFile(author, change)
    expect([answer.status, codesOf(answer)]).toEqual([status, [code]])
  })

  test('of a drawing that exists is an error with its evidence', async () => {
    const text = drawing()
    const first = detailOf(await uploadFile(author, { text, name: 'original.svg' }))
    await processed(first)
    const second = detailOf(await uploadFile(author, { text, name: 'copy.svg' }))
    await processed(second)
    const { lint } = await read(author.browser, second.id)
    expect(lint.find(({ rule }) => rule === 'L501')).toMatchObject({
      severity: 'error',
      similar: { item: first.item, title: 'Original', own: true },
    })
  })
})

describe('the details of a draft', () => {
  test('are saved, and set licence and price', async () => {
    const draft = await readyDraft()
    const saved = await edit(draft, { price_cents: 450, keywords: ['Bird, sky', 'wing'] })
    expect(saved.status).toBe(200)
    expect(detailOf(saved)).toMatchObject({
      version: draft.version + 1,
      keywords: ['bird', 'sky', 'wing'],
      price_cents: 450,
      generative_ai: false,
    })
    const [item] = await sql(payload)`
      select i.free, l.code::text from items i join licences l on l.id = i.licence_id where i.id = ${draft.item}`
    expect(item).toEqual({ free: false, code: 'motif-standard' })
  })

  test('of a second tab do not overwrite those of the first', async () => {
    const draft = await readyDraft()
    await edit(draft, { title: 'First tab' })
    const answer = await edit(draft, { title: 'Second tab' })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['state-changed']])
    expect((await read(author.browser, draft.id)).title).toBe('First tab')
  })

  test.each([
    [{ kind: 'lottie' }, ['kind: file-format-not-for-kind']],
    [{ category: 999_999 }, ['category: not-found']],
    [{ price_cents: 1 }, ['price_cents: price-invalid']],
    [{ keywords: ['x'.repeat(41)] }, ['keywords: text-too-long']],
    [{ title: 'x'.repeat(201) }, ['title: text-too-long']],
    [{ state: 'approved' }, ['bad-request']],
  ])('are refused with the field for %j, and nothing is written', async (change, codes) => {
    const draft = await readyDraft()
    expect(codesOf(await edit(draft, change))).toEqual(codes)
    expect((await read(author.browser, draft.id)).version).toBe(draft.version)
  })
})

describe('a submission', () => {
  test('goes from draft over review to the public, with history, mail and notification', async () => {
    const submitted = await submit(await readyDraft())
    expect(submitted).toMatchObject({ state: 'submitted', allowed_actions: ['withdraw'] })
    const locked = await edit(submitted, {})
    expect(codesOf(locked)).toEqual(['submission-locked'])

    const reviewer = await staff('reviewer')
    const leased = await lease(reviewer, submitted)
    expect(leased).toMatchObject({ state: 'in-review', record: { decided: 0, approved: 0 } })
    const approved = detailOf(await command(reviewer, leased, 'approve'))
    expect(approved).toMatchObject({ state: 'approved', allowed_actions: ['undo'] })
    expect(await visibilityOf(submitted)).toBe('draft')

    await settle(submitted)
    await settle(submitted)
    const published = await read(author.browser, submitted.id)
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
      revision: await revisionOf(submitted),
      tags: ['bird', 'sky', 'feather'],
    })
    expect(await topicsOf(submitted)).toEqual(expect.arrayContaining(['asset.changed', 'search.record']))
    expect(await mailsAbout(submitted)).toEqual(['submission-published'])
    const notifications = await author.browser.call('GET', '/v2/notifications?lang=en')
    expect(JSON.stringify(notifications.body)).toContain(`"submission":${submitted.id}`)
  })

  test('that is sent back names reasons and note, and can be changed and submitted again', async () => {
    const submitted = await submit(await readyDraft())
    const reviewer = await staff('reviewer')
    const leased = await lease(reviewer, submitted)
    expect(codesOf(await command(reviewer, leased, 'return'))).toEqual(['reasons-missing'])
    await command(reviewer, leased, 'return', { reasons: ['technical', 'keywords'], note: 'Close the path.' })
    await settle(submitted)
    const returned = await read(author.browser, submitted.id)
    expect(returned).toMatchObject({
      state: 'changes-requested',
      allowed_actions: ['edit', 'submit', 'withdraw'],
    })
    expect(returned.history.at(-1)).toMatchObject({
      reasons: ['technical', 'keywords'],
      note: 'Close the path.',
    })
    expect(await mailsAbout(submitted)).toEqual(['submission-returned'])
    await edit(returned, { title: 'Closed path' })
    expect(await submit(await read(author.browser, submitted.id))).toMatchObject({ state: 'submitted' })
  })

  test('that is rejected can be appealed once, to a senior reviewer without a decision on it', async () => {
    const submitted = await submit(await readyDraft())
    const senior = await staff('senior-reviewer')
    await command(senior, await lease(senior, submitted), 'reject', { reasons: ['quality'] })
    await settle(submitted)
    expect(await mailsAbout(submitted)).toEqual(['submission-rejected'])
    const rejected = await read(author.browser, submitted.id)
    expect(rejected.allowed_actions).toEqual(['appeal'])
    const appealed = detailOf(await command(author.browser, rejected, 'appeal', { note: 'It is original.' }))
    expect(appealed.state).toBe('appealed')

    const seen = await read(senior, submitted.id)
    expect(codesOf(await command(senior, seen, 'lease'))).toEqual(['second-reviewer'])
    const reviewer = await staff('reviewer')
    expect(codesOf(await command(reviewer, await read(reviewer, submitted.id), 'lease'))).toEqual([
      'second-reviewer',
    ])

    const other = await staff('senior-reviewer')
    await command(other, await lease(other, seen), 'reject', { reasons: ['quality'] })
    const final = await read(author.browser, submitted.id)
    expect(final).toMatchObject({ state: 'rejected', allowed_actions: [] })
    expect(codesOf(await command(author.browser, final, 'appeal'))).toEqual(['appeal-used'])
  })

  test('is in review again after its decision was undone, and the decision has no effect', async () => {
    const submitted = await submit(await readyDraft())
    const reviewer = await staff('reviewer')
    const approved = detailOf(await command(reviewer, await lease(reviewer, submitted), 'approve'))
    const undone = detailOf(await command(reviewer, approved, 'undo'))
    expect(undone.state).toBe('in-review')
    expect(undone.allowed_actions).toContain('approve')
    await settle(submitted)
    expect(await visibilityOf(submitted)).toBe('draft')
    expect(await mailsAbout(submitted)).toEqual([])
  })

  test('settles ten seconds after its decision', async () => {
    const submitted = await submit(await readyDraft())
    const reviewer = await staff('reviewer')
    await command(reviewer, await lease(reviewer, submitted), 'approve')
    const [message] = await sql<{ seconds: number }>(payload)`
      select extract(epoch from o.not_before - e.at)::float8 as seconds from outbox o
        join submission_events e on e.id = (o.payload->>'event')::int
       where o.topic = 'submission.settle' and o.key = ${`submission:${submitted.id}`}`
    expect(message?.seconds).toBeGreaterThan(9)
    expect(message?.seconds).toBeLessThan(11)
  })

  test('of another contributor is neither read nor changed', async () => {
    const draft = await readyDraft()
    const stranger = await makeContributor(payload)
    expect((await stranger.browser.call('GET', `/console/submissions/${draft.id}`)).status).toBe(404)
    const list = await stranger.browser.call('GET', '/console/submissions')
    expect([list.status, list.body]).toEqual([200, []])
    expect(
      (await stranger.browser.call('GET', '/console/submissions/export')).text.trim().split('\n'),
    ).toHaveLength(1)
    for (const action of ['submit', 'withdraw', 'appeal'])
      expect(codesOf(await command(stranger.browser, draft, action))).toEqual(['forbidden'])
    expect((await read(author.browser, draft.id)).version).toBe(draft.version)
  })
})

describe('the queue', () => {
  test('gives the oldest first, and never one piece to two reviewers who ask at once', async () => {
    await sql(
      payload,
    )`update submissions set state = 'withdrawn' where state in ('submitted', 'in-review', 'appealed')`
    const waiting: number[] = []
    for (let count = 0; count < 4; count += 1) waiting.push((await submit(await readyDraft())).id)
    const reviewers = await Promise.all(waiting.map(() => staff('reviewer')))
    const leased = await Promise.all(reviewers.map((reviewer) => leaseNext(reviewer)))
    const ids = leased.flatMap((submission) => (submission === null ? [] : [submission.id]))
    expect(new Set(ids).size).toBe(ids.length)
    const late = await staff('reviewer')
    const rest = waiting.filter((id) => !ids.includes(id))
    for (const id of rest) expect((await leaseNext(late))?.id).toBe(id)
    expect(await leaseNext(await staff('reviewer'))).toBeNull()

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
    const submitted = await submit(await readyDraft())
    const slow = await staff('reviewer')
    const leased = await lease(slow, submitted)
    await sql(
      payload,
    )`update submissions set leased_until = now() - interval '1 second' where id = ${submitted.id}`
    expect(codesOf(await command(slow, leased, 'approve'))).toEqual(['lease-lost'])
    const quick = await staff('reviewer')
    expect((await lease(quick, leased)).state).toBe('in-review')
  })

  test('offers no reviewer their own work', async () => {
    const both = await makeContributor(payload)
    await sql(payload)`
      insert into users_roles ("order", parent_id, value) values (1, ${both.person.id}, 'admin'::enum_users_roles)`
    const submitted = await submit(await readyDraft(both), both.browser)
    expect(codesOf(await command(both.browser, submitted, 'lease'))).toEqual(['own-work'])
    expect((await leaseNext(both.browser))?.id).not.toBe(submitted.id)
  })
})

test('requested changes expire after 30 days, and not before', async () => {
  const submitted = await submit(await readyDraft())
  const reviewer = await staff('reviewer')
  await command(reviewer, await lease(reviewer, submitted), 'return', { reasons: ['title'] })
  const age = (days: number) =>
    sql(payload)`
      update submissions set decided_at = now() - make_interval(days => ${days}::int) where id = ${submitted.id}`
  await age(29)
  await expireSubmissions(payload)
  expect((await read(author.browser, submitted.id)).state).toBe('changes-requested')
  await age(31)
  expect(await expireSubmissions(payload)).toBe(1)
  expect(await expireSubmissions(payload)).toBe(0)
  const expired = await read(author.browser, submitted.id)
  expect(expired).toMatchObject({ state: 'withdrawn', allowed_actions: [] })
  expect(expired.history.at(-1)).toMatchObject({ command: 'submission.expire', actor: null })
})

describe('the numbers of the home page', () => {
  test('count the submissions of a contributor, and every submission for a reviewer', async () => {
    const own = await makeContributor(payload)
    const submitted = await submit(await readyDraft(own), own.browser)
    const reviewer = await staff('reviewer')
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
    expect((await (await staff('finance')).call('GET', '/console/numbers')).status).toBe(403)
  })
})

test.each([
  'update submission_events set note = null',
  'delete from submission_events',
  'truncate submission_events',
])('the history refuses %s', async (statement) => {
  await readyDraft()
  await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({
    cause: { message: 'submission_events is append-only' },
  })
})

function drawing(): string {
  drawings += 1
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#2563eb" d="M3 3h${5 + (drawings % 12)}v${4 + drawings / 7}l${1 + drawings / 11} 2z"/></svg>`
}

/** A processed draft with complete details. */
async function readyDraft(owner = author): Promise<SubmissionDetail> {
  const uploaded = detailOf(await uploadFile(owner, { text: drawing() }))
  await processed(uploaded)
  const saved = await edit(await read(owner.browser, uploaded.id), {}, owner.browser)
  return detailOf(saved)
}

const DETAILS = {
  title: 'Blue bird',
  description: '',
  keywords: ['bird', 'sky', 'feather'],
  kind: 'icon',
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: false,
}

function edit({ id, version }: SubmissionDetail, change: object, browser = author.browser): Promise<Answer> {
  const json = { ...DETAILS, category, expected: version, ...change }
  return browser.call('POST', `/console/submissions/${id}/edit`, { json })
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

async function submit(draft: SubmissionDetail, browser = author.browser): Promise<SubmissionDetail> {
  return detailOf(await command(browser, draft, 'submit'))
}

async function lease(browser: TestBrowser, { id }: SubmissionDetail): Promise<SubmissionDetail> {
  return detailOf(await command(browser, await read(browser, id), 'lease'))
}

async function leaseNext(browser: TestBrowser, skipped: number[] = []): Promise<SubmissionDetail | null> {
  const answer = await browser.call('POST', '/console/submissions/lease-next', { json: { skipped } })
  expect(answer.status).toBe(200)
  return answer.body as unknown as SubmissionDetail | null
}

async function read(browser: TestBrowser, id: number): Promise<SubmissionDetail> {
  return detailOf(await browser.call('GET', `/console/submissions/${id}`))
}

/** The submission of a successful answer. */
function detailOf(answer: Answer): SubmissionDetail {
  expect([answer.status < 300, codesOf(answer)]).toEqual([true, []])
  return answer.body as unknown as SubmissionDetail
}

function numbersOf({ status, body }: Answer): ConsoleNumbers {
  expect(status).toBe(200)
  return body as unknown as ConsoleNumbers
}

function rulesOf({ lint }: SubmissionDetail): string[] {
  return lint.filter(({ rule }) => !rule.startsWith('L5')).map(({ rule }) => rule)
}

async function staff(role: StaffRole): Promise<TestBrowser> {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

async function processed(submission: SubmissionDetail): Promise<void> {
  const services = { payload, storage: openStorage(environment()), pool }
  await processRevision(services, await revisionOf(submission))
}

/** Handles the messages of all decisions on a submission, as the worker does after ten seconds. */
async function settle({ id }: SubmissionDetail): Promise<void> {
  const messages = await sql<{ payload: { submission: number; event: number } }>(payload)`
    select payload from outbox where topic = 'submission.settle' and key = ${`submission:${id}`} order by id`
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) await settleSubmission(payload, message.payload)
}

async function revisionOf({ id }: SubmissionDetail): Promise<number> {
  const [row] = await sql<{ revision: number }>(payload)`
    select revision_id as revision from submissions where id = ${id}`
  return Number(row?.revision)
}

async function visibilityOf({ item }: SubmissionDetail): Promise<string | undefined> {
  const [row] = await sql<{ visibility: string }>(payload)`
    select visibility::text from items where id = ${item}`
  return row?.visibility
}

async function topicsOf({ item }: SubmissionDetail): Promise<string[]> {
  const rows = await sql<{ topic: string }>(payload)`
    select topic::text from outbox where key in (${`item:${item}`}, ${`items:${item}`})`
  return rows.map(({ topic }) => topic)
}

async function mailsAbout({ id }: SubmissionDetail): Promise<string[]> {
  const rows = await sql<{ template: string }>(payload)`
    select m.template from mails m join submission_events e on m.key = 'submission-decided:' || e.id
     where e.submission_id = ${id} order by m.key`
  return rows.map(({ template }) => template)
}
