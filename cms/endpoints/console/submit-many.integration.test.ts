import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { readDrafts } from '#cms/operations/submissions/read-drafts.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeMarketplaceLicences } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'
import { type DraftOutcome, MAX_SUBMITTED } from '#domain/contract/console/submit-many.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import type { SubmissionState } from '#domain/review/states.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  await sql(payload)`select setval('asset_numbers', 1000)`
})
afterAll(() => opened.close())

describe('submitting many drafts', () => {
  test('submits those that pass, and names the problems of each other one', async () => {
    const author = await makeAuthor()
    const [good = 0, untitled = 0, pending = 0, other = 0] = await make(author, 4)
    await sql(payload)`
      update items_locales set title = '' where _parent_id = (select item_id from submissions where id = ${untitled})`
    await sql(payload)`
      update revisions set state = 'pending' where id = (select revision_id from submissions where id = ${pending})`
    const rows = await submit(author, [untitled, good, pending, other])
    expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      [untitled, 'refused'],
      [good, 'submitted'],
      [pending, 'refused'],
      [other, 'submitted'],
    ])
    expect(rows[0]).toMatchObject({ code: 'submission-incomplete', errors: [{ severity: 'error' }] })
    expect(rows[2]).toMatchObject({ code: 'submission-incomplete', errors: [{ rule: 'L601' }] })
    expect(await statesOf([untitled, good, pending, other])).toEqual([
      'draft',
      'submitted',
      'draft',
      'submitted',
    ])
    expect(await draftsOf(author)).toEqual([untitled, pending])
  })

  test('changes nothing when it is repeated, and when requests race', async () => {
    const author = await makeAuthor()
    const ids = await make(author, 10)
    const answers = await Promise.all([submit(author, ids), submit(author, ids.toReversed())])
    const count = (outcome: string) => answers.flat().filter((row) => row.outcome === outcome).length
    expect([count('submitted'), count('already-submitted')]).toEqual([10, 10])
    expect((await submit(author, ids)).map(({ outcome }) => outcome)).toEqual(
      ids.map(() => 'already-submitted'),
    )
    const events = await sql<{ count: number }>(payload)`
      select count(*)::int as count from submission_events where submission_id in ${ids} group by submission_id`
    expect(events.map((row) => row.count)).toEqual(ids.map(() => 1))
  })

  test('refuses a draft that was changed since the author saw it, and one that was withdrawn', async () => {
    const author = await makeAuthor()
    const [changed = 0, withdrawn = 0] = await make(author, 2)
    await sql(payload)`update submissions set version = version + 1 where id = ${changed}`
    await sql(
      payload,
    )`update submissions set version = version + 1, state = 'withdrawn' where id = ${withdrawn}`
    expect(await submit(author, [changed, withdrawn])).toEqual(
      [changed, withdrawn].map((id) => ({
        id,
        outcome: 'refused',
        code: 'state-changed',
        values: {},
        errors: [],
      })),
    )
    expect(await statesOf([changed, withdrawn])).toEqual(['draft', 'withdrawn'])
  })

  test('stops at the cap of the contributor, with its numbers, also when requests race', async () => {
    const author = await makeAuthor()
    await make(author, 97, 'submitted')
    const ids = await make(author, 8)
    const answers = await Promise.all([submit(author, ids.slice(0, 4)), submit(author, ids.slice(4))])
    const rows = answers.flat()
    expect(rows.filter(({ outcome }) => outcome === 'submitted')).toHaveLength(3)
    const refused = rows.filter(({ outcome }) => outcome === 'refused')
    expect(refused).toHaveLength(5)
    for (const row of refused)
      expect(row).toMatchObject({ code: 'review-cap', values: { waiting: 100, most: 100 } })
  })

  test('neither submits nor lists the drafts of another contributor', async () => {
    const [author, stranger] = [await makeAuthor(), await makeAuthor()]
    const ids = await make(author, 1)
    expect(await submit(stranger, ids)).toMatchObject([{ outcome: 'refused', code: 'forbidden' }])
    await submit(author, ids)
    expect(await submit(stranger, ids)).toMatchObject([{ outcome: 'refused', code: 'forbidden' }])
    expect(await submit(author, [999_999])).toMatchObject([{ outcome: 'refused', code: 'not-found' }])
    await make(author, 1)
    expect(await draftsOf(stranger)).toEqual([])
  })

  test.each([
    [null],
    [{}],
    [{ drafts: [] }],
    [{ drafts: [{ id: 1 }] }],
    [{ drafts: [{ id: 'x', expected: 1 }] }],
    [{ drafts: [{ id: 2 ** 40, expected: 1 }] }],
    [{ drafts: [{ id: 1, expected: 1 }], all: true }],
    [{ drafts: Array.from({ length: MAX_SUBMITTED + 1 }, (_, id) => ({ id: id + 1, expected: 1 })) }],
  ])('refuses the form %j', async (json) => {
    const { browser } = await makeAuthor()
    const answer = await browser.call('POST', '/console/submissions/submit-many', { json })
    expect([answer.status, codesOf(answer).length > 0]).toEqual([400, true])
  })

  test('is refused to visitors, and to staff without work of their own', async () => {
    const form = { json: { drafts: [{ id: 1, expected: 1 }] } }
    const reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
    for (const [browser, status] of [
      [openBrowser(), 401],
      [reviewer, 403],
    ] as const) {
      expect((await browser.call('POST', '/console/submissions/submit-many', form)).status).toBe(status)
      expect((await browser.call('GET', '/console/submissions/drafts')).status).toBe(status)
    }
  })
})

describe('the list of drafts', () => {
  test('has drafts alone, the oldest first, page by page', async () => {
    const author = await makeAuthor()
    const ids = await make(author, 3)
    await make(author, 1, 'changes-requested')
    expect(await draftsOf(author)).toEqual(ids)
    const first = await readDrafts(payload, author.actor, { after: null, limit: 2 })
    expect([first.rows.map(({ id }) => id), first.more]).toEqual([ids.slice(0, 2), true])
    const second = await readDrafts(payload, author.actor, { after: ids[1] ?? 0, limit: 2 })
    expect([second.rows.map(({ id }) => id), second.more]).toEqual([ids.slice(2), false])
  })

  test('of a team is that of its editors too, but not of its viewers', async () => {
    const author = await makeAuthor()
    const ids = await make(author, 1)
    expect(await draftsOf(await makeMember(author, 'editor'))).toEqual(ids)
    const viewer = await makeMember(author, 'viewer')
    expect((await viewer.browser.call('GET', '/console/submissions/drafts')).status).toBe(403)
  })

  test.each(['after=x', 'after=0', 'before=1'])('refuses the query %s', async (query) => {
    const { browser } = await makeAuthor()
    expect((await browser.call('GET', `/console/submissions/drafts?${query}`)).status).toBe(400)
  })
})

interface Author {
  readonly browser: TestBrowser
  readonly contributor: number
  readonly actor: { readonly id: string; readonly roles: readonly StaffRole[]; readonly isContributor: true }
}

async function makeAuthor(): Promise<Author> {
  const person = await makePerson(payload)
  await sql(payload)`update users set is_contributor = true where id = ${person.id}`
  const [made] = await sql<{ id: number }>(payload)`
    insert into contributors (username, name, type, claimed, owner_id)
    values (${`d-${person.id.slice(0, 8)}`}, 'Drafts', 'team', true, ${person.id}) returning id`
  const actor = { id: person.id, roles: [], isContributor: true } as const
  return { browser: await withSession(payload, person), contributor: Number(made?.id), actor }
}

async function makeMember({ contributor }: Author, role: 'editor' | 'viewer') {
  const person = await makePerson(payload)
  await sql(payload)`
    insert into contributor_members (contributor_id, user_id, role)
    values (${contributor}, ${person.id}, ${role}::enum_contributor_members_role)`
  return { browser: await withSession(payload, person) }
}

function make({ contributor }: Author, count: number, state: SubmissionState = 'draft'): Promise<number[]> {
  return makeSubmissions(transactionOf(payload), { count, contributors: [contributor], state })
}

/** With the version of a new draft. */
async function submit(
  { browser }: Pick<Author, 'browser'>,
  ids: readonly number[],
): Promise<readonly DraftOutcome[]> {
  const drafts = ids.map((id) => ({ id, expected: 1 }))
  const answer = await browser.call('POST', '/console/submissions/submit-many', { json: { drafts } })
  expect([answer.status, codesOf(answer)]).toEqual([200, []])
  return answer.body.rows as readonly DraftOutcome[]
}

async function draftsOf({ browser }: Pick<Author, 'browser'>): Promise<number[]> {
  const { status, body } = await browser.call('GET', '/console/submissions/drafts')
  expect(status).toBe(200)
  return (body.rows as readonly { readonly id: number }[]).map(({ id }) => id)
}

async function statesOf(ids: readonly number[]): Promise<string[]> {
  const rows = await sql<{ id: number; state: string }>(payload)`
    select id, state from submissions where id in ${ids}`
  return ids.map((id) => rows.find((row) => row.id === id)?.state ?? '')
}
