import { describe, expect, it } from 'vitest'
import { rowsOf } from '#domain/analytics/event-row.ts'
import { MOST_DELAY_MS } from '#domain/analytics/limits.ts'
import { eventsSchema } from '#domain/contract/events.ts'

const OWN = 'https://motif.example'
const SENDER = {
  userAgent: 'Mozilla/5.0 (iPhone) Mobile',
  country: 'DE',
  agreed: true,
  ownOrigin: OWN,
  now: new Date('2026-11-30T12:00:00Z'),
}
const VIEW = { name: 'page-view', ago: 0, path: '/jp/icons', properties: {} }

function rowOf(event: object, sender = SENDER) {
  const sent = eventsSchema.parse({ visitor: '0a1b2c3d', events: [{ ...VIEW, ...event }] })
  return rowsOf(sent, sender)[0]
}

describe('an event with consent', () => {
  it('has the visitor, the query, the route with its parameters and the page that linked here', () => {
    const row = rowOf({ query: '?page=2&utm_source=Mail', from: 'https://www.blog.example/post?x=1' })
    expect(row).toMatchObject({
      visitor: '0a1b2c3d',
      route: 'listing',
      path: '/icons',
      locale: 'ja',
      query: '?page=2&utm_source=Mail',
      source: 'mail',
      referrer: 'https://www.blog.example/post',
      device: 'phone',
      country: 'DE',
      properties: { params: { kind: 'icon' } },
    })
  })

  it('has the previous page and no source on a further page of a visit', () => {
    const row = rowOf({ from: `${OWN}/en/icons?page=2` })
    expect(row).toMatchObject({ previous: '/icons', source: null, referrer: null })
  })
})

describe('an event without consent', () => {
  const without = { ...SENDER, agreed: false }

  it('has neither visitor nor query nor linking page, and counts for its source', () => {
    const row = rowOf({ query: '?page=2', from: 'https://www.blog.example/post' }, without)
    expect(row).toMatchObject({ visitor: null, query: null, referrer: null, source: 'blog.example' })
  })
})

it('counts a personal page by its route alone', () => {
  const row = rowOf({ path: '/en/auth/reset-password', query: '?token=secret' })
  expect(row).toMatchObject({ route: 'auth', path: '', query: null })
  expect(JSON.stringify(row)).not.toContain('secret')
})

it('attaches branch master to a search', () => {
  const row = rowOf({ name: 'search', properties: { words: 'heart', found: 0 } })
  expect(row?.properties).toMatchObject({ words: 'heart', found: 0, branch: 'master' })
})

it('is at most an hour old', () => {
  expect(rowOf({ ago: 9 * MOST_DELAY_MS })?.at).toEqual(new Date('2026-11-30T11:00:00Z'))
})

describe('eventsSchema', () => {
  it.each([
    ['an unknown name', { events: [{ ...VIEW, name: 'keystroke' }] }],
    [
      'an event of the server',
      { events: [{ ...VIEW, name: 'exposure', properties: { test: 'a', variant: 'b' } }] },
    ],
    ['an unknown property', { events: [{ ...VIEW, properties: { email: 'x' } }] }],
    ['a missing property', { events: [{ ...VIEW, name: 'download' }] }],
    [
      'a property of another kind',
      { events: [{ ...VIEW, name: 'search', properties: { words: 'a', found: '1' } }] },
    ],
    ['an unknown field', { events: [VIEW], user: 'x' }],
    ['a visitor of another form', { visitor: 'ada', events: [VIEW] }],
    ['no event', { events: [] }],
    ['21 events', { events: Array.from({ length: 21 }, () => VIEW) }],
    ['an address of another site', { events: [{ ...VIEW, path: 'https://other.example' }] }],
  ])('refuses %s', (_, sent) => {
    expect(eventsSchema.safeParse(sent).success).toBe(false)
  })

  it('accepts 20 events', () => {
    expect(eventsSchema.safeParse({ events: Array.from({ length: 20 }, () => VIEW) }).success).toBe(true)
  })
})
