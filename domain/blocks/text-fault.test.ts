import { expect, it } from 'vitest'
import { blockTextFault } from './text-fault.ts'

it('refuses a text that is longer than its limit by one', () => {
  const rule = { maxLength: 3, required: false }
  expect([blockTextFault('abc', rule), blockTextFault(null, rule)]).toEqual([null, null])
  expect(blockTextFault('abcd', rule)).toMatch(/At most 3/)
})

it('refuses a blank text only where it is required', () => {
  for (const blank of ['', ' ', null, undefined])
    expect(blockTextFault(blank, { maxLength: 3, required: true })).toMatch(/in English/)
})
