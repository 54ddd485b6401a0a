import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flushEvents } from '#cms/operations/analytics/event-queue.ts'
import { sql } from '#cms/operations/database.ts'
import { readFeatures } from '#cms/operations/experiments/read-features.ts'
import { forgetFlags } from '#cms/operations/experiments/read-flags.ts'
import { readResults } from '#cms/operations/experiments/read-results.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'

let opened: TestPayload
let payload: Payload
let service: Server
let host: string

const VARIANTS = [
  { code: 'control', weight: 1 },
  { code: 'bold', weight: 1 },
]

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await payload.create({
    collection: 'flags',
    data: { code: 'hero', isRunning: true, goal: 'download', variants: VARIANTS, pages: ['listing'] },
  })
  await payload.create({
    collection: 'flags',
    data: { code: 'resting', isRunning: false, goal: 'purchase', variants: VARIANTS },
  })
  forgetFlags(payload)
  service = createServer((request, response) => {
    if (request.url === '/api/features/key-1')
      response.end('{"status":200,"features":{"hosted":{"defaultValue":"a"}}}')
    else response.writeHead(request.url === '/api/features/broken' ? 200 : 404).end('no features')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  service.close()
  await opened.close()
})

describe('features', () => {
  test('are those of the flags that run, in the format of GrowthBook, for every visitor', async () => {
    const { status, body, headers } = await openBrowser().call('GET', '/features/local')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=30')
    expect(body).toMatchObject({
      status: 200,
      features: {
        hero: {
          defaultValue: 'control',
          rules: [
            {
              condition: { page: { $in: ['listing'] } },
              variations: ['control', 'bold'],
              weights: [0.5, 0.5],
            },
          ],
        },
      },
    })
    expect(Object.keys(body.features as object)).toEqual(['hero'])
    expect((await openBrowser().call('GET', '/features/another')).status).toBe(404)
  })

  test('are those of the configured service', async () => {
    expect(await readFeatures(payload, { host, clientKey: 'key-1' })).toMatchObject({
      features: { hosted: { defaultValue: 'a' } },
    })
  })

  test.each(['broken', 'unknown', '../admin'])(
    'are null, and logged, when the service answers to %s with none',
    async (clientKey) => {
      const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined)
      expect(await readFeatures(payload, { host, clientKey })).toBeNull()
      expect(log).toHaveBeenCalledOnce()
      log.mockRestore()
    },
  )
})

describe('a flag', () => {
  test.each([
    ['a code that names no cookie', { code: 'a;b' }],
    ['one variant', { variants: VARIANTS.slice(0, 1) }],
    ['two variants of one code', { variants: [VARIANTS[0], VARIANTS[0]] }],
    ['a page that does not exist', { pages: ['nowhere'] }],
    ['a country of another form', { countries: ['Germany'] }],
  ])('is refused with %s', async (_, data) => {
    const flag = { code: 'refused', goal: 'download', variants: VARIANTS, ...data }
    const created = payload.create({ collection: 'flags', data: flag as never })
    await expect(created).rejects.toThrow()
  })
})

describe('an experiment', () => {
  test('counts visitors who agreed, once each, by the variant in their cookie, and conversions after it', async () => {
    await visit('aaaaaaaa', 'control')
    await visit('bbbbbbbb', 'bold', 'download')
    await visit('bbbbbbbb', 'bold')
    // Saw both variants, is on another page, and did not agree.
    await visit('cccccccc', 'bold')
    await visit('cccccccc', 'control')
    await visit('dddddddd', 'bold', null, '/en/pricing')
    await visit('eeeeeeee', 'bold', null, '/en/icons', 'necessary')
    await flushEvents(payload)
    const { experiments } = await readResults(payload)
    expect(experiments.map(({ code, is_running: runs }) => [code, runs])).toEqual([
      ['hero', true],
      ['resting', false],
    ])
    expect(experiments[0]?.variants).toMatchObject([
      { code: 'control', exposures: 1, conversions: 0, conclusion: null },
      { code: 'bold', exposures: 1, conversions: 1, conclusion: 'too-few' },
    ])
  })

  test('has its result in the console for an editor, and for no other role', async () => {
    const [editor, support] = [await browserOf('editor'), await browserOf('support')]
    expect((await editor.call('GET', '/console/experiments')).body.experiments).toHaveLength(2)
    expect((await support.call('GET', '/console/experiments')).status).toBe(403)
  })

  test('has no result from a page that names a variant itself as an exposure', async () => {
    const exposure = {
      name: 'exposure',
      ago: 0,
      path: '/en/icons',
      properties: { test: 'hero', variant: 'bold' },
    }
    const { status } = await openBrowser().call('POST', '/v2/events', { json: { events: [exposure] } })
    expect(status).toBe(400)
    const [row] = await sql(
      payload,
    )`select count(*)::int as count from events where properties ->> 'test' = 'resting'`
    expect(row).toEqual({ count: 0 })
  })
})

async function browserOf(role: 'editor' | 'support') {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

async function visit(
  visitor: string,
  variant: string,
  then: 'download' | null = null,
  path = '/en/icons',
  consent = 'all',
): Promise<void> {
  const browser = openBrowser()
  browser.cookies.set(CONSENT_COOKIE, consent)
  browser.cookies.set('ab_hero', variant)
  const view = { name: 'page-view', ago: 100, path, properties: {} }
  const events =
    then === null ? [view] : [view, { ...view, ago: 0, name: then, properties: { slug: 'heart' } }]
  const { status } = await browser.call('POST', '/v2/events', { json: { visitor, events } })
  expect(status).toBe(204)
}
