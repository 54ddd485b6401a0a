import { expect, it } from 'vitest'
import type { EventRow } from '#domain/analytics/event-row.ts'
import { exposuresOf } from './exposures.ts'
import type { Flag } from './flag.ts'

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
  expect(exposuresOf([VIEW], [HERO], COOKIES)).toEqual([
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
  ['of a flag for plans', {}, { plans: ['team'] }, COOKIES],
])('does not count an event %s', (_, event, flag, cookies) => {
  expect(exposuresOf([{ ...VIEW, ...event }], [{ ...HERO, ...flag }], cookies)).toEqual([])
})
