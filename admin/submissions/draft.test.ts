import { expect, test } from 'vitest'
import { conflictsOf, type Draft, differingFields, takeFields } from './draft.ts'

const base: Draft = {
  title: 'Red heart',
  description: null,
  keywords: ['heart', 'love'],
  kind: 'icon',
  category: 1,
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: null,
}

test('texts that the server writes in another way do not differ', () => {
  const typed = { ...base, title: ' Red heart ', description: '', keywords: ['Heart ', ' love', ''] }
  expect(differingFields(base, typed)).toEqual([])
})

test('another order of keywords, an undeclared flag and a price of none differ', () => {
  const other = { ...base, keywords: ['love', 'heart'], generative_ai: false, price_cents: 300 }
  expect(differingFields(base, other)).toEqual(['keywords', 'price_cents', 'generative_ai'])
})

test('a field that only the other tab has changed is proposed from there, every other one from the author', () => {
  const mine = { ...base, title: 'Mine', category: 2 }
  const theirs = { ...base, title: 'Theirs', style: 3 }
  expect(conflictsOf({ base, mine, theirs })).toEqual([
    { field: 'title', proposed: 'mine' },
    { field: 'category', proposed: 'mine' },
    { field: 'style', proposed: 'theirs' },
  ])
})

test('the same change in both tabs is no conflict', () => {
  const mine = { ...base, title: 'Both' }
  expect(conflictsOf({ base, mine, theirs: { ...mine } })).toEqual([])
})

test('takes the chosen fields only', () => {
  const mine = { ...base, title: 'Mine', style: 1 }
  const theirs = { ...base, title: 'Theirs', style: 2 }
  expect(takeFields(mine, theirs, ['style'])).toEqual({ ...mine, style: 2 })
})
