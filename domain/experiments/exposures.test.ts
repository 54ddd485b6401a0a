import { expect, it } from 'vitest'
import type { EventRow } from '#domain/analytics/event-row.ts'
import { exposuresOf } from './exposures.ts'
import { type Flag, NO_PLAN } from './flag.ts'

const VIEW: EventRow = {
  at: new Date('2026-11-30T12:00:00Z'),
  name: 'page-view',
  visitor: '0a1b2c3d',
  route: 'pricing',
  path: '/pricing',
  query: null,
  previous: null,
  referrer: null,
  source: 'direct',
  medium: null,
  campaign: null,
  locale: 'ja',
  country: 'JP',
  device: 'phone',
  properties: {},
}
const HERO: Flag = {
  code: 'hero',
  variants: [
    { code: 'control', weight: 1 },
    { code: 'bold', weight: 1 },
  ],
  locales: [],
  countries: [],
  plans: [],
  pages: [],
}
const COOKIES = 'is_locale=ja; ab_hero=bold'

it('counts a page view for the variant in the cookie, and not as another visit', () => {
  expect(exposuresOf([VIEW], [HERO], { cookies: COOKIES, plan: NO_PLAN })).toEqual([
    { ...VIEW, name: 'exposure', source: null, properties: { test: 'hero', variant: 'bold' } },
  ])
})

it.each<[string, Partial<EventRow>, Partial<Flag>, string]>([
  ['of no visitor', { visitor: null }, {}, COOKIES],
  ['that is no page view', { name: 'download' }, {}, COOKIES],
  ['without a cookie', {}, {}, ''],
  ['with a variant that the flag does not have', {}, {}, 'ab_hero=x'],
  ['of another page', {}, { pages: ['home'] }, COOKIES],
  ['of another language', {}, { locales: ['de'] }, COOKIES],
  ['of another country', {}, { countries: ['DE'] }, COOKIES],
  ['of a flag for another plan', {}, { plans: ['team'] }, COOKIES],
  ['of a page that does not show the test', {}, { code: 'test-ab' }, 'ab_test-ab=bold'],
])('does not count an event %s', (_, event, flag, cookies) => {
  expect(exposuresOf([{ ...VIEW, ...event }], [{ ...HERO, ...flag }], { cookies, plan: NO_PLAN })).toEqual([])
})

it('counts a page view for a flag for the plan of the visitor', () => {
  const flag = { ...HERO, plans: ['team', NO_PLAN] }
  const countOf = (plan: string) => exposuresOf([VIEW], [flag], { cookies: COOKIES, plan }).length
  expect([countOf('team'), countOf(NO_PLAN), countOf('individual')]).toEqual([1, 1, 0])
})
