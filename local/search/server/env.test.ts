import { expect, test } from 'vitest'
import { parseSearchEnvironment } from './env.ts'

const COMPLETE = {
  SEARCH_DIR: '/srv/search',
  SEARCH_PORT: '4000',
  ALGOLIA_APP_ID: 'motif',
  ALGOLIA_SEARCH_KEY: 's'.repeat(32),
  ALGOLIA_WRITE_KEY: 'w'.repeat(32),
}
const faultsOf = (more: Record<string, string>) => {
  const parsed = parseSearchEnvironment({ ...COMPLETE, ...more })
  return parsed.ok ? [] : parsed.faults
}

test('listens on loopback with a limit of 2.5 GB by default', () => {
  expect(parseSearchEnvironment(COMPLETE)).toEqual({
    ok: true,
    environment: {
      folder: '/srv/search',
      port: 4_000,
      host: '127.0.0.1',
      appId: 'motif',
      searchKey: COMPLETE.ALGOLIA_SEARCH_KEY,
      writeKey: COMPLETE.ALGOLIA_WRITE_KEY,
      memoryMb: 2_560,
      proxiesInFront: 0,
    },
  })
})

test('reports all faults at once, without keys', () => {
  const faults = faultsOf({
    SEARCH_DIR: 'here',
    SEARCH_PORT: '0',
    ALGOLIA_SEARCH_KEY: 'short-secret',
    ALGOLIA_APP_ID: '',
  })
  expect(faults).toEqual([
    'SEARCH_DIR must be an absolute path.',
    'SEARCH_PORT must be a whole number from 1 to 65535.',
    'ALGOLIA_APP_ID must be the name that clients use.',
    'ALGOLIA_SEARCH_KEY must have 32 characters or more.',
  ])
})

test.each([
  ['63', false],
  ['64', true],
  ['2.5', false],
])('SEARCH_MEMORY_MB=%s is accepted: %s', (SEARCH_MEMORY_MB, accepted) => {
  expect(faultsOf({ SEARCH_MEMORY_MB }).length === 0).toBe(accepted)
})

test('the public key cannot be the write key', () => {
  expect(faultsOf({ ALGOLIA_WRITE_KEY: COMPLETE.ALGOLIA_SEARCH_KEY })).toEqual([
    expect.stringContaining('must differ'),
  ])
})
