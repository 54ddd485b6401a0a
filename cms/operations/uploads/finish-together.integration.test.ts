import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { createFinisher } from '#cms/operations/uploads/finish-together.ts'
import { createOpener } from '#cms/operations/uploads/open-together.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { MAX_OPEN_UPLOADS } from '#domain/uploads/limits.ts'
import { uploadKey } from '#media/storage/resumable.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
})
afterAll(() => opened.close())

function openingOf(
  { person }: TestContributor,
  changes: { readonly key?: string; readonly holder?: string } = {},
) {
  const actor = { id: person.id, roles: [], isContributor: true, contributorTeams: [] }
  const fixed = { kind: 'icon', contributor: null, request: null, fileName: 'a.svg', bytes: 9 } as const
  return { actor, key: randomUUID(), ...fixed, ...changes }
}

async function contributorOf({ person }: TestContributor): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${person.id}`
  return row?.id ?? -1
}

test('uploads of several accounts that begin at once are each bound to their own contributor', async () => {
  const authors = [await makeContributor(payload), await makeContributor(payload)]
  const open = createOpener(payload)
  const answers = await Promise.all([...authors, ...authors].map((author) => open(openingOf(author))))
  const owners = answers.map((answer) => answer.ok && [answer.value.owner, answer.value.contributor])
  const expected = await Promise.all(authors.map(async (a) => [a.person.id, await contributorOf(a)]))
  expect(owners).toEqual([...expected, ...expected])
})

test('creations with one key at once find one upload', async () => {
  const author = await makeContributor(payload)
  const open = createOpener(payload)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => open(openingOf(author, { key }))))
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  expect(new Set(found.map(({ id }) => id)).size).toBe(1)
  expect(found.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('uploads that begin at once are refused beyond the number of open ones', async () => {
  const author = await makeContributor(payload)
  const open = createOpener(payload)
  const wanted = Array.from({ length: MAX_OPEN_UPLOADS + 3 }, () => open(openingOf(author)))
  const refused = (await Promise.all(wanted)).filter((answer) => !answer.ok)
  expect(refused.map((answer) => !answer.ok && answer.code)).toEqual(Array(3).fill('too-many-open-uploads'))
})

test('uploads that begin at once are counted one by one by the hourly limit', async () => {
  const author = await makeContributor(payload)
  const open = createOpener(payload)
  await open(openingOf(author))
  await sql(
    payload,
  )`update attempts set count = ${LIMITS['upload-account'].most - 2} where key like 'upload-account:%'`
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(openingOf(author))))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
  expect(refused).toEqual(['too-many-uploads', 'too-many-uploads'])
})

test('an upload whose lock another request has taken becomes no draft, and delays none of its batch', async () => {
  const author = await makeContributor(payload)
  const contributor = await contributorOf(author)
  const open = createOpener(payload)
  const finish = createFinisher(payload)
  const holder = randomUUID()
  const begun = await Promise.all([1, 2, 3].map(() => open(openingOf(author, { holder }))))
  const ids = begun.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
  await sql(payload)`update uploads set lock_holder = ${randomUUID()} where id = ${ids[1]}`
  const settled = await Promise.all(
    ids.map((upload) =>
      finish({
        upload,
        holder,
        draft: {
          kind: 'icon',
          fileName: 'Blue bird.svg',
          uploadKey: uploadKey(upload),
          owner: author.person.id,
          contributor,
          request: null,
          isDemonstration: false,
          at: null,
        },
      }),
    ),
  )
  expect(settled).toEqual([true, false, true])
  const rows = await sql(payload)`
    select u.state, u.lock_holder is null as free, t.title, r.state::text as processing, e.command, a.record_id, o.topic::text
    from uploads u left join submissions s on s.id = u.submission_id left join revisions r on r.id = s.revision_id
    left join items_locales t on t._parent_id = s.item_id left join submission_events e on e.submission_id = s.id
    left join audit_log a on a.resource = 'submissions' and a.record_id = s.id::text
    left join outbox o on o.key = 'revision:' || r.id
    where u.user_id = ${author.person.id} order by u.id = ${ids[2]}, u.id = ${ids[1]}`
  const draft = {
    state: 'draft',
    free: true,
    title: 'Blue bird',
    processing: 'pending',
    command: 'submission.create',
    record_id: expect.stringMatching(/^\d+$/),
    topic: 'revision.process',
  }
  const nothing = { title: null, processing: null, command: null, record_id: null, topic: null }
  expect(rows).toEqual([draft, { state: 'receiving', free: false, ...nothing }, draft])
})
