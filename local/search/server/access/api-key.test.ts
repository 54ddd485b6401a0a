import { expect, test } from 'vitest'
import { type ApiKey, hasExpired, readTerms } from './api-key.ts'

test.each([
  [99, false],
  [100, true],
  [101, true],
])('a key valid for 100 s has expired after %i s: %s', (age, expired) => {
  const key = { createdAt: 1_000, validity: 100 } as ApiKey
  expect(hasExpired(key, new Date((1_000 + age) * 1_000))).toBe(expired)
  expect(hasExpired({ ...key, validity: 0 }, new Date((1_000 + age) * 1_000))).toBe(false)
})

test.each([
  ['search'],
  [{ acl: 'search' }],
  [{ acl: ['search', 'fly'] }],
  [{ acl: ['search'], indexes: 'items' }],
  [{ acl: ['search'], queryParameters: 1 }],
  [{ acl: ['search'], maxHitsPerQuery: 1.5 }],
  [{ acl: ['search'], validity: -1 }],
])('terms of %j are refused', (given) => expect(readTerms(given)).toMatchObject({ ok: false, status: 400 }))
