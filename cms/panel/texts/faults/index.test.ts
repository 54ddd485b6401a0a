import { expect, it } from 'vitest'
import { announcementFault, linkFault } from '#domain/announcements/announcements.ts'
import { otherPricesFault } from '#domain/assets/price.ts'
import { couponFault } from '#domain/coupons/coupon-fault.ts'
import { variantsFault } from '#domain/experiments/flag.ts'
import { testedVariantsFault } from '#domain/experiments/tested-pages.ts'
import { slugFault } from '#domain/landing/slug-fault.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { offersFault } from '#domain/plans/offers-fault.ts'
import { ruleFault } from '#domain/search/rules.ts'
import { MAX_WORDS, synonymFault } from '#domain/search/synonyms.ts'
import { DE } from './de.ts'
import { faultIn, findFault } from './index.ts'

const GENERAL = { planId: 1, currency: 'USD', monthAmount: 900 } as const
const CONTROL = { code: 'a', weight: 1 }
const RULE = { pinned: [{ item: 1, place: 1 }], hidden: [], from: null, until: null }
const COUPON = { code: 'SPRING' }
const words = (count: number) => Array.from({ length: count }, (_, place) => `word ${place}`)
const pins = (count: number) => Array.from({ length: count }, (_, place) => ({ item: place, place }))

/** Refusals that need values which fit together, as the rules say them. */
const SAID: readonly (string | null)[] = [
  offersFault([{ ...GENERAL }, { ...GENERAL, planId: 2 }], []),
  offersFault([GENERAL, { ...GENERAL, country: 'IN' }, { ...GENERAL, country: 'IN' }], []),
  offersFault([GENERAL, { ...GENERAL, country: 'ZZ' }], []),
  offersFault([GENERAL, { ...GENERAL, country: 'IN' }], []),
  offersFault([{ ...GENERAL, monthAmount: -1 }], []),
  offersFault([{ ...GENERAL, monthAmount: null }], []),
  otherPricesFault({ priceAmount: 900, priceCurrency: 'USD', otherPrices: [{ currency: 'USD' }] }),
  couponFault({ ...COUPON, percent: 1.5 }),
  couponFault({ ...COUPON, amounts: [{ currency: 'USD' }, { currency: 'USD' }] }),
  variantsFault([CONTROL, { code: '<b>', weight: 1 }]),
  variantsFault([CONTROL, { code: 'b', weight: 1_001 }]),
  variantsFault([
    { code: 'a', weight: 0 },
    { code: 'b', weight: 0 },
  ]),
  testedVariantsFault('pricing-period', [CONTROL]),
  slugFault('root', 'icons'),
  slugFault('root', 'revalidate'),
  ruleFault({ ...RULE, pinned: pins(21) }),
  ruleFault({ ...RULE, pinned: [...RULE.pinned, { item: 2, place: 1 }] }),
  ruleFault({ ...RULE, pinned: [...RULE.pinned, { item: 1, place: 2 }] }),
  ruleFault({ ...RULE, hidden: [1] }),
  ruleFault({ ...RULE, from: new Date(2), until: new Date(1) }),
  synonymFault({ kind: 'equal', input: null, words: words(MAX_WORDS + 1) }),
  synonymFault({ kind: 'one-way', input: null, words: ['cat'] }),
  synonymFault({ kind: 'one-way', input: 'cat', words: [] }),
  synonymFault({ kind: 'one-way', input: 'cat', words: ['cat'] }),
  announcementFault(Array.from({ length: 11 })),
  announcementFault([{ linkLabel: 'Icons' }]),
  announcementFault([{ from: '2027-02-01', until: '2027-01-01' }]),
  linkFault('/no-page-of-this-site/at/all'),
]

it('finds the text of every refusal with values', () => {
  const unknown = SAID.filter((text) => text === null || findFault(text) === null)
  expect(unknown).toEqual([])
})

it('takes each text for itself, with its values', () => {
  for (const text of Object.keys(DE)) {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const filled = text.replaceAll(/\{(\w+)\}/g, 'value of $1')
    const values = Object.fromEntries(names.map((name) => [name, `value of ${name}`]))
    expect(findFault(filled), text).toEqual({ text, values })
  }
})

it('leaves no value out and no name in the words of any language', () => {
  for (const text of Object.keys(DE)) {
    const filled = text.replaceAll(/\{(\w+)\}/g, 'value of $1')
    const values = filled.match(/value of \w+/g) ?? []
    for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
      const said = faultIn(locale, filled)
      expect(said, `${text} in ${locale}`).not.toMatch(/[{}]/)
      for (const value of values) expect(said, `${text} in ${locale}`).toContain(value)
    }
  }
})

it('translates a refusal inside of another, and keeps the number of the error', () => {
  expect(faultIn('de', 'Announcement 2: There is no page at this path.')).toBe(
    'Ankündigung 2: Unter diesem Pfad gibt es keine Seite.',
  )
  expect(faultIn('fr', 'An https address. (12034)')).toBe('Saisissez une adresse https. (12034)')
})

it('joins lists as the language does', () => {
  expect(faultIn('ja', 'An address of YouTube, Vimeo.')).toContain('YouTube、Vimeo')
  expect(faultIn('pt', 'Not ready to publish: missing a title, a licence')).toBe(
    'Ainda não pode ser publicado; falta: um título, uma licença',
  )
})

it('leaves English, unknown languages and texts of others as they are', () => {
  expect(faultIn('en', 'Write an address.')).toBe('Write an address.')
  expect(faultIn('sv', 'Write an address.')).toBe('Write an address.')
  expect(faultIn('de', 'Dieses Feld ist erforderlich. (1)')).toBe('Dieses Feld ist erforderlich. (1)')
})
