import { expect, test } from 'vitest'
import { REASON_CODES, REASONS } from '#domain/review/reasons.ts'
import { DESK_KEYS } from './keys.ts'

test('no key of the review desk does two things', () => {
  const keys = DESK_KEYS.flatMap((entry) => [...entry.keys])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('the list of keys names the key of each reason', () => {
  const named = new Map(DESK_KEYS.map(({ keys, text }) => [text, keys]))
  for (const reason of REASON_CODES)
    expect(named.get(`console.reasons.${reason}`)).toEqual([REASONS[reason].key.toUpperCase()])
})
