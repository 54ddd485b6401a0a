import { describe, expect, it } from 'vitest'
import {
  announcementFault,
  hasEnded,
  isCurrent,
  isInAudience,
  linkFault,
  linkIn,
  MAX_ANNOUNCEMENTS,
} from '#domain/announcements/announcements.ts'

const FROM = '2026-11-21T08:00:00.000Z'
const UNTIL = '2026-11-22T08:00:00.000Z'
const from = Date.parse(FROM)
const until = Date.parse(UNTIL)

describe('the period of an announcement', () => {
  it.each([
    [from - 1, false],
    [from, true],
    [from + 1, true],
    [until - 1, true],
    [until, false],
    [until + 1, false],
  ])('contains %i: %s', (now, current) => {
    expect(isCurrent({ from: FROM, until: UNTIL }, now)).toBe(current)
  })

  it('is unbounded where no limit is set', () => {
    expect(isCurrent({ from: null, until: null }, 0)).toBe(true)
    expect(isCurrent({ from: FROM, until: null }, until * 2)).toBe(true)
    expect(isCurrent({ from: null, until: UNTIL }, 0)).toBe(true)
  })

  it('has ended at its end, and not before its start', () => {
    expect(hasEnded({ until: UNTIL }, until - 1)).toBe(false)
    expect(hasEnded({ until: UNTIL }, until)).toBe(true)
    expect(hasEnded({ until: null }, until)).toBe(false)
  })
})

describe('the audience of an announcement', () => {
  const audiences = [
    ['everybody', true, true],
    ['people', true, false],
    ['visitors', false, true],
  ] as const

  it.each(audiences)('%s includes signed-in users: %s, and visitors: %s', (audience, people, visitors) => {
    expect([isInAudience(audience, true), isInAudience(audience, false)]).toEqual([people, visitors])
  })
})

describe('the link of an announcement', () => {
  it.each([
    '/',
    '/icons',
    '/free-icons?style=line',
    '/entry',
    '/icon/red-heart-4k7q2',
    'https://motif.example/news',
  ])('may be %s', (address) => {
    expect(linkFault(address)).toBeNull()
  })

  it.each([
    'icons',
    '//elsewhere.example',
    'javascript:alert(1)',
    'http://plain.example',
    'https://motif.example@elsewhere.example',
    '/..//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    '/\\elsewhere.example',
    '/no/such/page',
    '/en/icons',
    '/JP',
    '/de?style=line',
    '',
  ])('may not be %s', (address) => {
    expect(linkFault(address)).not.toBeNull()
  })

  it.each(['javascript:alert(1)', '/..//elsewhere.example', '//elsewhere.example', ''])(
    'is null for the invalid address %j, even when it is stored',
    (address) => expect(linkIn('de', address)).toBeNull(),
  )

  it('is in the language of the page', () => {
    expect(linkIn('ja', '/icons')).toBe('/jp/icons')
    expect(linkIn('de', '/')).toBe('/de')
    expect(linkIn('de', 'https://motif.example/news')).toBe('https://motif.example/news')
  })
})

describe('a list of announcements', () => {
  const entry = { linkLabel: 'Try it', address: '/icons', from: FROM, until: UNTIL }

  it.each([
    ['nothing', []],
    ['one with everything', [entry]],
    ['one of words alone', [{ linkLabel: null, address: null, from: null, until: null }]],
    ['as many as may be', Array.from({ length: MAX_ANNOUNCEMENTS }, () => entry)],
  ])('may be %s', (_, rows) => {
    expect(announcementFault(rows)).toBeNull()
  })

  it.each([
    ['a link without words', { ...entry, linkLabel: '' }],
    ['words that lead nowhere', { ...entry, address: null }],
    ['an address of no page', { ...entry, address: '/no/such/page' }],
    ['an end at its beginning', { ...entry, until: FROM }],
  ])('names the entry that has %s', (_, wrong) => {
    expect(announcementFault([entry, wrong])).toMatch(/^Announcement 2: /)
  })

  it('has a maximum length', () => {
    expect(announcementFault(Array.from({ length: MAX_ANNOUNCEMENTS + 1 }, () => entry))).not.toBeNull()
  })
})
