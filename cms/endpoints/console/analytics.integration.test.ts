import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepEvents } from '#cms/operations/analytics/sum-days.ts'
import { withId, writeEvents } from '#cms/operations/analytics/write-events.ts'
import { sql } from '#cms/operations/database.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import type { EventRow } from '#domain/analytics/event-row.ts'
import type { ConsoleAnalytics } from '#domain/contract/console/analytics.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let editor: TestBrowser

const NOW = new Date()
const TODAY = NOW.toISOString().slice(0, 10)
const YESTERDAY = dayAfter(TODAY, -1)
const [ADA, BEN, CAY] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']
const found = (words: string, number: number) => ({ name: 'search', properties: { words, found: number } })

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  editor = await browserOf('editor')
  await write([
    // Ada searches, looks, downloads and buys; Ben downloads before he searches; Cay only searches.
    { visitor: ADA, source: 'blog.example', campaign: 'spring', minute: 1 },
    { visitor: ADA, ...found('heart', 3), minute: 2 },
    { visitor: ADA, route: 'item', minute: 3 },
    { visitor: ADA, name: 'download', minute: 4 },
    { visitor: ADA, name: 'purchase', minute: 5 },
    { visitor: BEN, name: 'download', minute: 1 },
    { visitor: BEN, ...found('heart', 3), minute: 2 },
    { visitor: BEN, route: 'item', minute: 3 },
    { visitor: CAY, ...found('axolotl', 0), minute: 1 },
    // Without consent.
    { source: 'direct', minute: 1 },
    { ...found('axolotl', 0), minute: 1 },
    { name: 'download', minute: 1 },
    { name: 'failure', properties: { kind: 'request', text: 'GET /api/v2/plans', status: 503 }, minute: 1 },
  ])
  await write([{ visitor: ADA, source: 'direct', minute: 0, day: YESTERDAY }])
  await keepEvents(payload)
})
afterAll(() => opened.close())

describe('the reports', () => {
  test('have views, visits and visitors by day, each once although yesterday is stored as sums too', async () => {
    const { days } = await read('?days=7')
    expect(days).toHaveLength(7)
    expect(days.at(-2)).toEqual({ day: YESTERDAY, views: 1, visits: 1, visitors: 1 })
    expect(days.at(-1)).toEqual({ day: TODAY, views: 4, visits: 2, visitors: 2 })
  })

  test('have visits by source and campaign', async () => {
    const { sources, campaigns } = await read()
    expect(sources).toEqual([
      { value: 'direct', visits: 2 },
      { value: 'blog.example', visits: 1 },
    ])
    expect(campaigns).toEqual([{ value: 'spring', visits: 1 }])
  })

  test('have searches, and those without results', async () => {
    const { searches, empty_searches: empty } = await read()
    expect(searches).toEqual([
      { locale: 'en', words: 'axolotl', count: 2 },
      { locale: 'en', words: 'heart', count: 2 },
    ])
    expect(empty).toEqual([{ locale: 'en', words: 'axolotl', count: 2 }])
  })

  test('have the failed requests of pages', async () => {
    expect((await read()).failures).toEqual([{ status: 503, text: 'GET /api/v2/plans', count: 1 }])
  })

  test('have a funnel that counts a step only after those before it, and all events beside it', async () => {
    expect((await read()).funnel).toEqual([
      { step: 'search', visitors: 3, events: 4 },
      { step: 'detail', visitors: 2, events: 2 },
      { step: 'download', visitors: 1, events: 3 },
      { step: 'purchase', visitors: 1, events: 1 },
    ])
  })

  test('have cohorts by the week of the first event', async () => {
    const { cohorts } = await read()
    expect(cohorts.reduce((sum, { visitors }) => sum + (visitors[0] ?? 0), 0)).toBe(3)
  })

  test('have the funnel of contributors', async () => {
    const { id } = await makePerson(payload)
    await sql(payload)`
      insert into contributor_agreements (user_id, version, accepted_at) values (${id}, '2026-01-01', now())`
    expect((await read()).contributors).toEqual([
      { step: 'joined', users: 1 },
      { step: 'uploaded', users: 0 },
      { step: 'submitted', users: 0 },
      { step: 'published', users: 0 },
      { step: 'sold', users: 0 },
    ])
  })

  test('are refused to other roles, and for a period that is not offered', async () => {
    for (const role of ['support', 'reviewer', 'tester'] as const)
      expect((await (await browserOf(role)).call('GET', '/console/analytics')).status).toBe(403)
    expect((await editor.call('GET', '/console/analytics?days=8')).status).toBe(400)
  })
})

describe('a synonym for a search without results', () => {
  const add = (browser: TestBrowser, json: object) =>
    browser.call('POST', '/console/analytics/synonyms', { json })
  const AXOLOTL = { locale: 'en', typed: 'axolotl', finds: 'salamander' }

  test('is added once, queues the search configuration and is in the log', async () => {
    for (const _ of ['first', 'again']) expect((await add(editor, AXOLOTL)).status).toBe(200)
    const { docs } = await payload.find({ collection: 'synonyms', where: { input: { equals: 'axolotl' } } })
    expect(docs).toMatchObject([{ kind: 'one-way', locale: 'en', words: ['salamander'], enabled: true }])
    const [queued] = await sql(payload)`select topic from outbox where topic = 'search.configuration'`
    expect(queued).toBeDefined()
    const logged = await sql(payload)`select command, resource from audit_log where command = 'synonym.add'`
    expect(logged).toEqual([{ command: 'synonym.add', resource: 'synonyms' }])
  })

  test('is refused to other roles, and for the same word', async () => {
    expect((await add(await browserOf('support'), AXOLOTL)).status).toBe(403)
    expect((await add(editor, { ...AXOLOTL, finds: 'Axolotl' })).status).toBe(400)
    expect((await add(editor, { ...AXOLOTL, locale: 'xx' })).status).toBe(400)
  })
})

async function read(query = ''): Promise<ConsoleAnalytics> {
  const { status, body } = await editor.call('GET', `/console/analytics${query}`)
  expect(status).toBe(200)
  return body as unknown as ConsoleAnalytics
}

async function browserOf(...roles: readonly StaffRole[]): Promise<TestBrowser> {
  return withSession(payload, await makePerson(payload, { roles }))
}

type Given = Partial<EventRow> & { readonly minute: number; readonly day?: string }

async function write(rows: readonly Given[]): Promise<void> {
  await writeEvents(
    payload,
    rows.map(({ minute, day = TODAY, ...row }) =>
      withId({
        at: new Date(Date.parse(day) + minute * 60_000),
        name: 'page-view',
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
        properties: {},
        ...row,
      }),
    ),
  )
}
