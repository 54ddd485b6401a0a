import { expect, test } from 'vitest'
import { compareMessages } from './compare-messages.ts'

const english = { header: { pricing: 'Pricing' }, count: '{count, plural, one {# icon} other {# icons}}' }

test('a complete translation has no fault, whatever branches its plural has', () => {
  const japanese = { header: { pricing: '料金' }, count: '{count, plural, other {#個のアイコン}}' }
  expect(compareMessages(english, japanese)).toEqual([])
})

test('a missing, an empty and an unknown key are each named', () => {
  expect(compareMessages(english, { header: { pricing: ' ', login: 'Login' } })).toEqual([
    'header.pricing is empty',
    'count is missing',
    'header.login is not in the reference',
  ])
})

test('a lost argument is named', () => {
  expect(compareMessages({ by: 'by {author}' }, { by: 'von' })).toEqual([
    'by uses nothing, but the reference uses author',
  ])
})
