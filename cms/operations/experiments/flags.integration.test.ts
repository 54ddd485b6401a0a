import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flushEvents } from '#cms/operations/analytics/event-queue.ts'
import { sql } from '#cms/operations/database.ts'
import { readFeatures } from '#cms/operations/experiments/read-features.ts'
import { forgetFlags } from '#cms/operations/experiments/read-flags.ts'
import { readResults } from '#cms/operations/experiments/read-results.ts'
import { insertSubscription } from '#cms/testing/billing.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { variantOf } from '#domain/experiments/variant.ts'
import { seededRandom } from '#domain/testing/seeded-random.ts'

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
    ['a variant that its page does not have', { code: 'pricing-period' }],
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
    await visit('bbbbbbbb', 'bold', { next: 'download' })
    await visit('bbbbbbbb', 'bold')
    // Saw both variants, is on another page, and did not agree.
    await visit('cccccccc', 'bold')
    await visit('cccccccc', 'control')
    await visit('dddddddd', 'bold', { path: '/en/pricing' })
    await visit('eeeeeeee', 'bold', { consent: 'necessary' })
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

  test('for plans counts the visitors who hold one of them, or none, by their sessions', async () => {
    const targets = { 'for-none': ['none'], 'for-held': ['individual'] }
    for (const [code, plans] of Object.entries(targets))
      await payload.create({
        collection: 'flags',
        data: { code, isRunning: true, goal: 'checkout', variants: VARIANTS, plans, pages: ['pricing'] },
      })
    forgetFlags(payload)
    const holder = await makePerson(payload)
    await insertSubscription(payload, holder.id)
    const visitors = { ffffffff: openBrowser(), '0f0f0f0f': await withSession(payload, holder) }
    for (const [visitor, browser] of Object.entries(visitors))
      for (const code of Object.keys(targets))
        await visit(visitor, 'bold', { path: '/en/pricing', code, browser })
    await flushEvents(payload)
    const { experiments } = await readResults(payload)
    const exposuresOf = (code: string) => experiments.find((one) => one.code === code)?.variants[1]?.exposures
    expect(Object.keys(targets).map(exposuresOf)).toEqual([1, 1])
    const counted = await sql(payload)`select distinct visitor, properties ->> 'test' as test from events
      where name = 'exposure' and properties ->> 'test' like 'for-%' order by test`
    expect(counted).toEqual([
      { visitor: '0f0f0f0f', test: 'for-held' },
      { visitor: 'ffffffff', test: 'for-none' },
    ])
  })

  test('on the pricing page counts simulated visitors by the variant in their cookie', async () => {
    const variants = [
      { code: 'year', weight: 3 },
      { code: 'month', weight: 1 },
    ]
    await payload.create({
      collection: 'flags',
      data: { code: 'pricing-period', isRunning: true, goal: 'checkout', variants },
    })
    forgetFlags(payload)
    const random = seededRandom(22)
    const seen = Array.from({ length: 100 }, () => variantOf(variants, undefined, random()) ?? '')
    for (const [index, variant] of seen.entries()) {
      const visitor = index.toString(16).padStart(8, '0')
      const next = index % 4 === 0 ? ('checkout' as const) : null
      await visit(visitor, variant, { code: 'pricing-period', path: '/en/pricing', next })
      // Other pages show nothing of the test.
      await visit(`a${visitor.slice(1)}`, variant, { code: 'pricing-period', path: '/en/icons' })
    }
    await flushEvents(payload)
    const { experiments } = await readResults(payload)
    const result = experiments.find(({ code }) => code === 'pricing-period')
    const counts = ['year', 'month'].map((code) => seen.filter((variant) => variant === code).length)
    expect(result?.variants.map(({ exposures }) => exposures)).toEqual(counts)
    expect(result?.variants.reduce((sum, { conversions }) => sum + conversions, 0)).toBe(25)
  })

  test('has its result in the console for an editor, and for no other role', async () => {
    const [editor, support] = [await browserOf('editor'), await browserOf('support')]
    expect((await editor.call('GET', '/console/experiments')).body.experiments).toHaveLength(5)
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

interface Visit {
  readonly code?: string
  readonly path?: string
  readonly consent?: string
  /** An event afterwards. */
  readonly next?: 'download' | 'checkout' | null
  readonly browser?: TestBrowser
}

async function visit(
  visitor: string,
  variant: string,
  { code = 'hero', path = '/en/icons', consent = 'all', next = null, browser = openBrowser() }: Visit = {},
): Promise<void> {
  browser.cookies.set(CONSENT_COOKIE, consent)
  browser.cookies.set(`ab_${code}`, variant)
  const view = { name: 'page-view', ago: 100, path, properties: {} }
  const afterwards = {
    download: { slug: 'heart' },
    checkout: { type: 'redirect', plan: 24, gateway: 'stripe' },
  } as const
  const events =
    next === null ? [view] : [view, { ...view, ago: 0, name: next, properties: afterwards[next] }]
  const { status } = await browser.call('POST', '/v2/events', { json: { visitor, events } })
  expect(status).toBe(204)
}
