import { expect, test } from 'vitest'
import { copySlug } from './copy-slug.ts'
import { isLandingSlug } from './places.ts'

test.each([
  ['avatar', [], 'avatar-copy'],
  ['avatar', ['avatar-copy'], 'avatar-copy-2'],
  ['avatar-copy', ['avatar-copy'], 'avatar-copy-2'],
  ['avatar-copy-2', ['avatar-copy', 'avatar-copy-2'], 'avatar-copy-3'],
])('a copy of %s beside %j is %s', (slug, taken, copy) => {
  expect(copySlug(slug, (one) => (taken as string[]).includes(one))).toBe(copy)
})

test('a copy of a long slug is no longer than allowed', () => {
  expect(isLandingSlug(copySlug(`${'a'.repeat(58)}-bcdef`, () => false))).toBe(true)
})
