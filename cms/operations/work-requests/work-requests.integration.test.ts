import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withId, writeEvents } from '#cms/operations/analytics/write-events.ts'
import { sql } from '#cms/operations/database.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { openUpload } from '#cms/operations/uploads/open-upload.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
)
const NOW = new Date()

let opened: TestPayload
let payload: Payload
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  await search('Blue Otter', 0, 2)
  await search('blue otter', 7, 1)
  const old = dayAfter(NOW.toISOString().slice(0, 10), -30)
  await sql(payload)`
    insert into event_sums (day, dimension, value, count, visitors)
    values (${old}::date, 'search-empty', 'en blue otter', 40, 1),
      (${old}::date + 1, 'search-empty', 'en blue otter', 5, 1)`
})
afterAll(() => opened.close())

describe('a request to contributors', () => {
  test('is made once for words, with how often they were searched for in vain in 30 days', async () => {
    const editor = await browserOf('editor')
    for (const words of ['Blue otter ', 'blue otter']) {
      const made = await editor.call('POST', '/console/work-requests', { json: { locale: 'en', words } })
      expect(made.status).toBe(200)
    }
    expect(await rows(editor)).toMatchObject([
      {
        searched_words: 'blue otter',
        search_language: 'en',
        times_asked: 8,
        published_answers: 0,
        waiting_answers: 0,
        request_state: 'open',
      },
    ])
    const logged = await sql(payload)`select command, resource from audit_log`
    expect(logged).toEqual([{ command: 'work-request.create', resource: 'work-requests' }])
  })

  test('is made by no other role, and not with other words than a search has', async () => {
    const json = { locale: 'en', words: 'otter' }
    for (const browser of [await browserOf('support'), author.browser])
      expect((await browser.call('POST', '/console/work-requests', { json })).status).toBe(403)
    const editor = await browserOf('editor')
    for (const bad of [
      { ...json, words: ' ' },
      { ...json, words: 'x'.repeat(101) },
      { ...json, locale: 'tlh' },
    ])
      expect((await editor.call('POST', '/console/work-requests', { json: bad })).status).toBe(400)
  })

  test('is read by contributors, and shows how many works answer it', async () => {
    const [request] = await rows(author.browser)
    const drafts = [await upload(request?.id), await upload(request?.id), await upload(request?.id)]
    await upload(null)
    const [published, waiting] = drafts
    await sql(payload)`update submissions set state = 'published' where id = ${published ?? 0}`
    await sql(payload)`update submissions set state = 'submitted' where id = ${waiting ?? 0}`
    expect(await rows(author.browser)).toMatchObject([{ published_answers: 1, waiting_answers: 1 }])
    const one = await author.browser.call('GET', `/console/work-requests/${request?.id}`)
    expect(one.body).toMatchObject({ searched_words: 'blue otter', allowed_actions: [] })
    expect((await (await browserOf('support')).call('GET', '/console/work-requests')).status).toBe(403)
  })

  test('is closed by staff with a reason, and takes no further uploads then', async () => {
    const editor = await browserOf('editor')
    const [request] = await rows(editor)
    const path = `/console/work-requests/${request?.id}/close`
    expect((await author.browser.call('POST', path, { json: { reason: 'Enough' } })).status).toBe(403)
    expect((await editor.call('POST', path, { json: { reason: '' } })).status).toBe(422)
    expect((await editor.call('POST', path, { json: { reason: 'Enough' } })).status).toBe(200)
    expect(codesOf(await editor.call('POST', path, { json: { reason: 'Enough' } }))).toEqual([
      'state-changed',
    ])
    expect(await open(request?.id ?? 0)).toMatchObject({ ok: false, code: 'work-request-closed' })
    expect(await open(999_999)).toMatchObject({ ok: false, code: 'work-request-closed' })
    expect(await rows(editor)).toMatchObject([{ request_state: 'closed', published_answers: 1 }])
    await editor.call('POST', '/console/work-requests', { json: { locale: 'en', words: 'blue otter' } })
    expect(await rows(editor)).toHaveLength(2)
  })
})

interface RequestRow {
  readonly id: number
}

async function rows(browser: TestContributor['browser']): Promise<readonly RequestRow[]> {
  const { text } = await browser.call('GET', '/console/work-requests?sort=["id","ASC"]&range=[0,9]')
  return JSON.parse(text)
}

async function browserOf(role: StaffRole) {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

function open(request: number | null) {
  const actor = { id: author.person.id, roles: [], isContributor: true }
  return openUpload(payload, {
    actor,
    key: randomUUID(),
    kind: 'icon',
    contributor: null,
    request,
    fileName: 'otter.svg',
    bytes: SVG.length,
  })
}

/** @returns the submission of an upload that names a request */
async function upload(request: number | null | undefined): Promise<number | null | undefined> {
  const started = await open(request ?? null)
  if (!started.ok) throw new Error(started.code)
  const storage = { get: async () => SVG, delete: async () => {} }
  await finishUpload({ payload, storage }, started.value.id)
  const [row] = await sql<{ submission: number }>(payload)`
    select submission_id as submission from uploads where id = ${started.value.id}`
  return row?.submission
}

/** Searches without a result. */
async function search(words: string, minute: number, times: number): Promise<void> {
  const event = {
    at: new Date(NOW.getTime() - minute * 60_000),
    name: 'search',
    visitor: null,
    route: 'listing',
    path: '/icons',
    query: null,
    previous: null,
    referrer: null,
    source: null,
    medium: null,
    campaign: null,
    locale: 'en',
    country: 'ZZ',
    device: 'computer',
    properties: { words, found: 0 },
  }
  await writeEvents(
    payload,
    Array.from({ length: times }, () => withId(event)),
  )
}
