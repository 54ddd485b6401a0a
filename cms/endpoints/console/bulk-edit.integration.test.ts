import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { readEditable } from '#cms/operations/submissions/read-editable.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import {
  makeContributor,
  makeMarketplaceLicences,
  type TestContributor,
  uploadFile,
} from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { EditableList, EditOutcome } from '#domain/contract/console/bulk-edit.ts'
import { MAX_EDITS } from '#domain/contract/console/bulk-edit.ts'

let opened: TestPayload
let payload: Payload
let category: number
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeCatalogue(payload)
  await sql(payload)`select setval('asset_numbers', 1000)`
  await makeMarketplaceLicences(payload)
  const [row] = await sql<{ id: number }>(payload)`select id from categories limit 1`
  category = Number(row?.id)
  author = await makeContributor(payload)
})
afterAll(() => opened.close())

const DETAILS = {
  title: 'Blue bird',
  description: '',
  keywords: ['bird', 'sky', 'feather'],
  kind: 'icon',
  category: null,
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: false,
}

async function makeDraft(owner = author, name = 'bird.svg'): Promise<number> {
  const { status, body } = await uploadFile(owner, { name })
  expect(status).toBe(202)
  return Number(body.id)
}

async function listOf(owner = author, query = ''): Promise<EditableList> {
  const answer = await owner.browser.call('GET', `/console/submissions/editable${query}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as EditableList
}

async function editMany(edits: readonly object[], owner = author): Promise<readonly EditOutcome[]> {
  const answer = await owner.browser.call('POST', '/console/submissions/edit-many', { json: { edits } })
  expect([answer.status, codesOf(answer)]).toEqual([200, []])
  return answer.body.rows as readonly EditOutcome[]
}

describe('many edits in one request', () => {
  test('are decided row by row: what is valid is saved, whatever becomes of the others', async () => {
    const [good, stale, priced, elsewhere] = [
      await makeDraft(),
      await makeDraft(),
      await makeDraft(),
      await makeDraft(await makeContributor(payload)),
    ]
    await editMany([{ ...DETAILS, id: stale, expected: 1, title: 'By another tab' }])
    const rows = await editMany([
      { ...DETAILS, id: priced, expected: 1, price_cents: 5, title: 'x'.repeat(201) },
      { ...DETAILS, id: stale, expected: 1, title: 'Mine' },
      { ...DETAILS, id: elsewhere, expected: 1 },
      { ...DETAILS, id: 999_999, expected: 1 },
      { ...DETAILS, id: good, expected: 1, category: 999_999 },
      { ...DETAILS, id: good, expected: 1, category, keywords: ['Bird, Sky', 'bird'] },
    ])
    expect(rows).toEqual([
      {
        id: priced,
        outcome: 'refused',
        faults: [
          { field: 'title', code: 'text-too-long' },
          { field: 'price_cents', code: 'price-invalid' },
        ],
      },
      {
        id: stale,
        outcome: 'conflict',
        row: expect.objectContaining({ version: 2, title: 'By another tab' }),
      },
      { id: elsewhere, outcome: 'refused', faults: [{ field: null, code: 'forbidden' }] },
      { id: 999_999, outcome: 'refused', faults: [{ field: null, code: 'not-found' }] },
      { id: good, outcome: 'refused', faults: [{ field: 'category', code: 'not-found' }] },
      {
        id: good,
        outcome: 'saved',
        row: expect.objectContaining({ version: 2, category, keywords: ['bird', 'sky'] }),
      },
    ])
    const { rows: now } = await listOf()
    expect(now.find(({ id }) => id === priced)).toMatchObject({ version: 1, title: 'Bird' })
    expect(now.find(({ id }) => id === stale)).toMatchObject({ version: 2, title: 'By another tab' })
  })

  test('of a submission that has left the hands of its author are refused as locked', async () => {
    const id = await makeDraft()
    await sql(payload)`update submissions set state = 'submitted', version = 2 where id = ${id}`
    const locked = [{ id, outcome: 'refused', faults: [{ field: null, code: 'submission-locked' }] }]
    expect(await editMany([{ ...DETAILS, id, expected: 1 }])).toEqual(locked)
    expect(await editMany([{ ...DETAILS, id, expected: 2 }])).toEqual(locked)
  })

  test('of one row by two requests at once are saved once, and a conflict once', async () => {
    const id = await makeDraft()
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => editMany([{ ...DETAILS, id, expected: 1, title }])),
    )
    expect(answers.map(([row]) => row?.outcome).toSorted()).toEqual(['conflict', 'saved'])
  })

  test.each([
    [{ edits: [] }],
    [{ edits: [{ id: 'x' }] }],
    [{ edits: Array.from({ length: MAX_EDITS + 1 }, () => ({ id: 1 })) }],
    [{ edits: [{ id: 1 }], state: 'approved' }],
    [null],
  ])('are refused as a whole for %j', async (json) => {
    const answer = await author.browser.call('POST', '/console/submissions/edit-many', { json })
    expect([answer.status, codesOf(answer)[0]]).toEqual([400, 'bad-request'])
  })

  test('may be larger than other forms, up to their own limit', async () => {
    const text = (bytes: number) => JSON.stringify({ edits: [{ id: 1, note: 'x'.repeat(bytes) }] })
    const send = (bytes: number) =>
      author.browser.call('POST', '/console/submissions/edit-many', { text: text(bytes) })
    expect((await send(200_000)).status).toBe(200)
    const answer = await send(2_200_000)
    expect([answer.status, codesOf(answer)]).toEqual([413, ['too-large']])
  })
})

describe('the list of editable submissions', () => {
  test('has those of the contributor that may be edited, the newest first', async () => {
    const own = await makeContributor(payload)
    const [first, second, submitted] = [
      await makeDraft(own, 'one.svg'),
      await makeDraft(own, 'two.svg'),
      await makeDraft(own, 'three.svg'),
    ]
    await sql(payload)`update submissions set state = 'submitted' where id = ${submitted}`
    await sql(payload)`update submissions set state = 'changes-requested' where id = ${first}`
    const { rows, more } = await listOf(own)
    expect(more).toBe(false)
    expect(rows.map(({ id, state, file_name: name }) => [id, state, name])).toEqual([
      [second, 'draft', 'two.svg'],
      [first, 'changes-requested', 'one.svg'],
    ])
    expect((await listOf(own, `?before=${second}`)).rows.map(({ id }) => id)).toEqual([first])
    expect((await listOf(own, `?before=${first}`)).rows).toEqual([])
  })

  test('has pages, each of which says whether another one follows', async () => {
    const own = await makeContributor(payload)
    const ids = [await makeDraft(own, 'one.svg'), await makeDraft(own, 'two.svg')]
    const actor = { id: own.person.id, roles: [], isContributor: true } as const
    const first = await readEditable(payload, actor, { before: null, limit: 1 })
    expect([first.rows.map(({ id }) => id), first.more]).toEqual([[ids[1]], true])
    const next = await readEditable(payload, actor, { before: Number(ids[1]), limit: 1 })
    expect([next.rows.map(({ id }) => id), next.more]).toEqual([[ids[0]], false])
  })

  test.each(['?before=x', '?before=0', '?before=3000000000', '?after=1'])(
    'is refused for the query %s',
    async (query) => {
      const answer = await author.browser.call('GET', `/console/submissions/editable${query}`)
      expect([answer.status, codesOf(answer)]).toEqual([400, ['bad-request']])
    },
  )

  test('is that of the team for its editors, and neither read nor changed by its viewers', async () => {
    const holder = await makeContributor(payload)
    await sql(payload)`update contributors set type = 'team' where owner_id = ${holder.person.id}`
    const id = await makeDraft(holder)
    const [editor, viewer] = [await makePerson(payload), await makePerson(payload)]
    for (const [person, role] of [
      [editor, 'editor'],
      [viewer, 'viewer'],
    ] as const)
      await sql(payload)`
        insert into contributor_members (contributor_id, user_id, role)
        select c.id, ${person.id}, ${role}::enum_contributor_members_role from contributors c
         where c.owner_id = ${holder.person.id}`
    const asEditor = { person: editor, browser: await withSession(payload, editor) }
    expect((await listOf(asEditor)).rows.map((row) => row.id)).toEqual([id])
    expect(await editMany([{ ...DETAILS, id, expected: 1 }], asEditor)).toMatchObject([{ outcome: 'saved' }])

    const asViewer = await withSession(payload, viewer)
    expect((await asViewer.call('GET', '/console/submissions/editable')).status).toBe(403)
    const refused = await asViewer.call('POST', '/console/submissions/edit-many', {
      json: { edits: [{ id }] },
    })
    expect(refused.status).toBe(403)
  })
})
