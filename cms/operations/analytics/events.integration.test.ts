import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flushEvents } from '#cms/operations/analytics/event-queue.ts'
import { forwardEvents } from '#cms/operations/analytics/forward-events.ts'
import { createPartitions, dropOldPartitions } from '#cms/operations/analytics/partitions.ts'
import { keepEvents, sumDay } from '#cms/operations/analytics/sum-days.ts'
import { type WrittenEvent, withId, writeEvents } from '#cms/operations/analytics/write-events.ts'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import {
  EVENT_RETENTION_DAYS,
  EVENTS_BYTES,
  EVENTS_RATE,
  MOST_VALUES_OF_DAY,
  PARTITIONS_AHEAD_DAYS,
} from '#domain/analytics/limits.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())
beforeEach(async () => {
  await flushEvents(payload)
  await sql(payload)`truncate events, event_sums`
})

const VISITOR = '0a1b2c3d'
const TODAY = new Date().toISOString().slice(0, 10)
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const VIEW = { name: 'page-view', ago: 0, path: '/en/icons', query: '?page=2', properties: {} }

describe('POST /api/v2/events', () => {
  test('keeps the batch of a visitor who agreed', async () => {
    const search = { ...VIEW, name: 'search', properties: { words: 'heart', found: 3 } }
    expect(await send(consenting(), [VIEW, search])).toMatchObject({ status: 204 })
    const { length, 0: view, 1: found } = await stored()
    expect(length).toBe(2)
    expect(view).toMatchObject({ visitor: VISITOR, route: 'listing', path: '/icons', query: '?page=2' })
    expect(found?.properties).toMatchObject({ words: 'heart', found: 3, branch: 'master' })
  })

  test.each([
    ['no choice', undefined, {}],
    ['consent to the necessary alone', 'necessary', {}],
    ['Global Privacy Control', 'all', { 'Sec-GPC': '1' }],
  ])('keeps no person and no query with %s, whatever the page sends', async (_, consent, headers) => {
    const browser = openBrowser()
    if (consent !== undefined) browser.cookies.set(CONSENT_COOKIE, consent)
    expect((await send(browser, [VIEW], headers)).status).toBe(204)
    const [row] = await stored()
    expect(row).toMatchObject({ visitor: null, query: null, referrer: null, source: 'direct' })
    expect(JSON.stringify(row)).not.toContain(VISITOR)
  })

  test('counts no staff, crawler or other site', async () => {
    for (const role of ['admin', 'manager', 'developer'] as const) {
      const staff = await withSession(payload, await makePerson(payload, { roles: [role] }))
      expect((await send(staff, [VIEW])).status).toBe(204)
    }
    expect((await send(openBrowser({ userAgent: CRAWLER }), [VIEW])).status).toBe(204)
    expect((await send(openBrowser(), [VIEW], { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('counts users, without their account', async () => {
    const person = await makePerson(payload)
    await send(await withSession(payload, person), [VIEW])
    const rows = await stored()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(person.id)
  })

  test.each([
    ['an unknown name', { events: [{ ...VIEW, name: 'keystroke' }] }],
    ['a property of no event', { events: [{ ...VIEW, properties: { email: 'ada@example.com' } }] }],
    ['21 events', { events: Array.from({ length: 21 }, () => VIEW) }],
    ['a visitor of another form', { visitor: "'; drop table events", events: [VIEW] }],
    ['an exposure, which only the server writes', { events: [{ ...VIEW, name: 'exposure' }] }],
  ])('refuses %s with number 12090, and keeps nothing', async (_, json) => {
    const { status, body } = await openBrowser().call('POST', '/v2/events', { json })
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ number: 12090 }] })
    expect(await stored()).toEqual([])
  })

  test('refuses more bytes than a batch may have', async () => {
    const answer = await openBrowser().call('POST', '/v2/events', {
      json: { events: [{ ...VIEW, query: 'x'.repeat(EVENTS_BYTES) }] },
    })
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({
      status: 413,
      codes: ['too-large'],
    })
  })

  test('refuses more batches of one network than the limit, with number 12091', async () => {
    const browser = openBrowser()
    for (let sent = 0; sent < EVENTS_RATE.most; sent += 1) await send(browser, [])
    const { status, body } = await send(browser, [VIEW])
    expect({ status, errors: body.errors }).toMatchObject({ status: 429, errors: [{ number: 12091 }] })
  })
})

describe('partitions', () => {
  test('exist from yesterday to the days ahead, and old ones are dropped', async () => {
    await createPartitions(payload, new Date())
    await createPartitions(payload, new Date())
    const names = await partitions()
    expect(names).toHaveLength(PARTITIONS_AHEAD_DAYS + 2)
    expect(names[0]).toBe(nameOf(dayAfter(TODAY, -1)))
    const later = (days: number) => new Date(Date.parse(dayAfter(TODAY, days)))
    expect(await dropOldPartitions(payload, later(EVENT_RETENTION_DAYS - 1))).toEqual([])
    expect(await dropOldPartitions(payload, later(EVENT_RETENTION_DAYS))).toEqual([names[0]])
    await createPartitions(payload, new Date())
  })

  test('are created by a write that finds none', async () => {
    for (const name of await partitions())
      await run(payload, fragment`drop table ${fragment.identifier(name)}`)
    await writeEvents(payload, [event({})])
    expect(await stored()).toHaveLength(1)
  })
})

describe('forwarding', () => {
  test('sends the events of visitors who agreed, and a service that fails changes nothing', async () => {
    const bodies: string[] = []
    const server = createServer(async (request, response) => {
      bodies.push(await text(request))
      response.writeHead(bodies.length === 1 ? 200 : 500).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const host = `http://127.0.0.1:${port}`
    const target = { format: 'posthog', host, key: 'k', site: 'https://motif.example' } as const
    await forwardEvents(payload, [event({ visitor: VISITOR }), event({})], target)
    await forwardEvents(payload, [event({ visitor: VISITOR })], target)
    server.close()
    expect(bodies).toHaveLength(2)
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ batch: { length: 1 } })
  })
})

describe('a repeated batch', () => {
  test('counts once', async () => {
    const events = [event({}), event({ name: 'download' })]
    for (const _ of ['first', 'again']) await writeEvents(payload, events)
    expect(await stored()).toHaveLength(2)
  })
})

describe('sums of a day', () => {
  test('have the events, visits and searches, visitors once, and are the same when written again', async () => {
    const found = (words: string, number: number) => ({
      name: 'search',
      properties: { words, found: number },
    })
    await writeEvents(payload, [
      event({ visitor: 'aaaaaaaa', source: 'blog.example', country: 'DE' }),
      event({ visitor: 'aaaaaaaa' }),
      event({ source: 'direct' }),
      event(found('Heart', 3)),
      event(found('heart', 2)),
      event(found('axolotl', 0)),
    ])
    for (const _ of ['first', 'again']) await sumDay(payload, TODAY)
    const sums = await sql<{ line: string }>(payload)`
      select concat_ws(' ', dimension, value, count, visitors) as line from event_sums
       where dimension not in ('device', 'locale') order by 1`
    expect(sums.map(({ line }) => line)).toEqual([
      'country DE 1 1',
      'country ZZ 1 0',
      'event page-view 3 1',
      'event search 3 0',
      'route listing 3 1',
      'search en axolotl 1 0',
      'search en heart 2 0',
      'search-empty en axolotl 1 0',
      'source blog.example 1 1',
      'source direct 1 0',
      'visit all 2 1',
    ])
  })

  test('keep only the values with the highest counts', async () => {
    const words = Array.from({ length: MOST_VALUES_OF_DAY + 20 }, (_, index) => `word ${index}`)
    await writeEvents(
      payload,
      words.map((word) => event({ name: 'search', properties: { words: word, found: 1 } })),
    )
    await sumDay(payload, TODAY)
    const [row] = await sql<{ count: number }>(payload)`
      select count(*)::int as count from event_sums where dimension = 'search'`
    expect(row?.count).toBe(MOST_VALUES_OF_DAY)
  })

  test('are written of yesterday by the hourly job, and outlive its events', async () => {
    await writeEvents(payload, [event({ at: new Date(Date.parse(TODAY) - 1) })])
    await keepEvents(payload)
    await keepEvents(payload, new Date(Date.parse(dayAfter(TODAY, EVENT_RETENTION_DAYS + 5))))
    expect(await stored()).toEqual([])
    const [row] = await sql(payload)`select day::text, count from event_sums where dimension = 'event'`
    expect(row).toEqual({ day: dayAfter(TODAY, -1), count: 1 })
    await createPartitions(payload, new Date())
  })
})

function consenting(): TestBrowser {
  const browser = openBrowser()
  browser.cookies.set(CONSENT_COOKIE, 'all')
  return browser
}

function send(
  browser: TestBrowser,
  events: readonly object[],
  headers: Readonly<Record<string, string>> = {},
) {
  return browser.call('POST', '/v2/events', { json: { visitor: VISITOR, events }, headers })
}

async function stored() {
  await flushEvents(payload)
  return sql<Record<string, unknown>>(payload)`select * from events order by name, at`
}

async function partitions(): Promise<string[]> {
  const rows = await sql<{ name: string }>(payload)`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1`
  return rows.map(({ name }) => name)
}

function nameOf(day: string): string {
  return `events_${day.replaceAll('-', '')}`
}

function event(values: Partial<WrittenEvent>): WrittenEvent {
  return withId({
    at: new Date(),
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
    ...values,
  })
}
