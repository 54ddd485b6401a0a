import { expect, test } from 'vitest'
import type { Draft } from '../submissions/draft.ts'
import { differingDetails } from './differing-details.ts'

const LIVE: Draft = {
  title: 'Fox',
  description: null,
  keywords: ['fox', 'animal'],
  kind: 'icon',
  category: 3,
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: false,
}

test('an update without changes shows no details', () => {
  expect(differingDetails(LIVE, { ...LIVE, description: '', keywords: ['Fox', 'animal '] })).toEqual([])
})

test('title, keywords, category and style are compared, but not the price of the live work', () => {
  const after = { ...LIVE, title: 'Red fox', keywords: ['fox'], category: 4, style: 2, price_cents: 500 }
  expect(differingDetails(LIVE, after)).toEqual(['title', 'keywords', 'category', 'style'])
})
