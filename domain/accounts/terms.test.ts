import { expect, it } from 'vitest'
import { TERMS_KINDS, termsAccepted } from './terms.ts'

it.each([
  ['user', '2021-02-09T23:59:59.999Z', false],
  ['user', '2021-02-10T00:00:00.000Z', true],
  ['user', '2021-02-10T00:00:00.001Z', true],
  ['contributor', '2024-09-09T23:59:59.999Z', false],
  ['contributor', '2024-09-10T00:00:00.000Z', true],
  ['contributor', '2024-09-10T00:00:00.001Z', true],
] as const)('accepts terms for a %s accepted at %s: %s', (kind, acceptedAt, inForce) => {
  expect(termsAccepted(kind, acceptedAt)).toBe(inForce)
})

it('treats terms that were never accepted as not accepted', () => {
  for (const kind of TERMS_KINDS) expect(termsAccepted(kind, null)).toBe(false)
  expect(termsAccepted('user', 'some day')).toBe(false)
})
