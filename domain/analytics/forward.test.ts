import { describe, expect, it } from 'vitest'
import type { EventRow } from './event-row.ts'
import { FORWARD_FORMATS, forwardRequests } from './forward.ts'

const VIEW: EventRow = {
  at: new Date('2026-11-30T12:00:00Z'),
  name: 'page-view',
  visitor: '0a1b2c3d',
  route: 'listing',
  path: '/icons',
  query: '?page=2',
  previous: null,
  referrer: 'https://blog.example/post',
  source: 'blog.example',
  medium: null,
  campaign: null,
  locale: 'ja',
  country: 'JP',
  device: 'phone',
  properties: { params: { kind: 'icon' } },
}
const SEARCH: EventRow = { ...VIEW, name: 'search', properties: { words: 'heart', found: 3 } }
const target = (format: (typeof FORWARD_FORMATS)[number], key: string) => ({
  format,
  key,
  host: 'https://service.example',
  site: 'https://motif.example',
})

it.each(FORWARD_FORMATS)('forwards nothing of visitors who did not agree to %s', (format) => {
  expect(forwardRequests([{ ...VIEW, visitor: null }], target(format, 'a:b'))).toEqual([])
})

describe('events', () => {
  it('are one batch of PostHog', () => {
    expect(forwardRequests([VIEW, SEARCH], target('posthog', 'phc_1'))).toMatchObject([
      {
        url: 'https://service.example/batch/',
        body: {
          api_key: 'phc_1',
          batch: [
            {
              event: '$pageview',
              distinct_id: '0a1b2c3d',
              timestamp: '2026-11-30T12:00:00.000Z',
              properties: { $current_url: 'https://motif.example/icons?page=2', route: 'listing' },
            },
            { event: 'search', properties: { words: 'heart', found: 3 } },
          ],
        },
      },
    ])
  })

  it('are one request each of Plausible, with an address that is made of the visitor', () => {
    const requests = forwardRequests([VIEW, SEARCH], target('plausible', 'motif.example'))
    expect(requests).toMatchObject([
      {
        url: 'https://service.example/api/event',
        headers: { 'X-Forwarded-For': '10.27.44.61', 'User-Agent': 'Mozilla/5.0 (phone)' },
        body: { name: 'pageview', domain: 'motif.example', referrer: 'https://blog.example/post' },
      },
      { body: { name: 'search', props: { words: 'heart', found: 3 } } },
    ])
  })

  it('are requests of GA4 by visitor, with at most 25 events each', () => {
    const rows = [...Array.from({ length: 26 }, () => VIEW), { ...SEARCH, visitor: 'ffffffff' }]
    const requests = forwardRequests(rows, target('ga4', 'G-1:secret'))
    expect(requests.map(({ url }) => url)).toEqual(
      Array.from(
        { length: 3 },
        () => 'https://service.example/mp/collect?measurement_id=G-1&api_secret=secret',
      ),
    )
    expect(requests[0]?.body).toMatchObject({ client_id: '0a1b2c3d', events: { length: 25 } })
    expect(requests[2]?.body).toMatchObject({ client_id: 'ffffffff', events: [{ name: 'search' }] })
  })

  it('of personal pages have their route alone', () => {
    const [request] = forwardRequests(
      [{ ...VIEW, route: 'auth', path: '', query: null }],
      target('posthog', 'k'),
    )
    expect(JSON.stringify(request)).toContain('https://motif.example/auth')
  })
})
