import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const SECRET = 'a'.repeat(32)
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://motif:pw@db.example.com/motif',
  PUBLIC_URL: 'https://motif.example.com',
  SMTP_URL: 'smtps://motif:pw@mail.example.com:465',
  PAYLOAD_SECRET: SECRET,
  SIGNING_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  CERTIFICATE_KEYS: `2026-a:${SECRET}${SECRET}`,
  PAYEE_KEYS: `2026-a:${SECRET}${SECRET}`,
  ALGOLIA_SEARCH_KEY: SECRET,
  ALGOLIA_WRITE_KEY: SECRET,
}

function faultsOf(variables: Record<string, string>): string[] {
  const answer = readSettings(variables)
  return answer.ok ? [] : answer.faults
}

test('has a default for every variable', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      demoSubmissions: true,
      paymentSandbox: true,
      secrets: {},
      passedOn: {},
    },
  })
})

test('makes no demonstration data in production, or where it is off', () => {
  const off = { settings: { demoSubmissions: false } }
  expect(readSettings({ MOTIF_DEMO_SUBMISSIONS: 'off' })).toMatchObject(off)
  expect(readSettings({ ...PRODUCTION, MOTIF_DEMO_SUBMISSIONS: 'on' })).toMatchObject(off)
})

test('derives the public address from the port', () => {
  expect(readSettings({ PORT: '8080' })).toMatchObject({ settings: { publicUrl: 'http://localhost:8080' } })
})

test('treats an empty variable as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    settings: { port: 3000, databaseUrl: null },
  })
})

test.each([
  ['0', false],
  ['1', true],
  ['65535', true],
  ['65536', false],
  ['abc', false],
  ['80.5', false],
])('PORT=%s is accepted: %s', (PORT, accepted) => {
  expect(readSettings({ PORT }).ok).toBe(accepted)
})

test.each([
  [31, false],
  [32, true],
  [33, true],
])('a secret of %i characters is accepted: %s', (length, accepted) => {
  expect(readSettings({ PAYLOAD_SECRET: 'x'.repeat(length) }).ok).toBe(accepted)
})

test('reports every fault at once, each with what to do', () => {
  expect(faultsOf({ PORT: 'abc', INDEXING: 'yes', SIGNING_SECRET: 'short' })).toEqual([
    'PORT is "abc": must be a whole number from 1 to 65535, such as PORT=3000.',
    'INDEXING is "yes": must be on or off.',
    'SIGNING_SECRET has 5 characters: it must have at least 32 (openssl rand -hex 32).',
  ])
})

test('refuses a malformed database URL without repeating its password', () => {
  const [fault] = faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db/motif' })
  expect(fault).toMatch(/^DATABASE_URL must look like/)
  expect(fault).not.toContain('hunter2')
})

test('refuses a malformed mail server URL without repeating its password', () => {
  const [fault] = faultsOf({ SMTP_URL: 'http://root:hunter2@mail' })
  expect(fault).toMatch(/^SMTP_URL must look like/)
  expect(fault).not.toContain('hunter2')
})

test('names the missing S3 variables when some are set', () => {
  expect(faultsOf({ S3_BUCKET: 'motif' })).toEqual([
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set as well, because other S3 variables are.',
  ])
})

test('requires the keys of an Algolia account', () => {
  expect(faultsOf({ ALGOLIA_APP_ID: 'ABC', ALGOLIA_SEARCH_KEY: SECRET })).toEqual([
    'ALGOLIA_WRITE_KEY must be set as well, because ALGOLIA_APP_ID is.',
  ])
  expect(faultsOf({ ALGOLIA_APP_ID: 'ABC', ALGOLIA_SEARCH_KEY: SECRET, ALGOLIA_WRITE_KEY: SECRET })).toEqual(
    [],
  )
})

describe('production', () => {
  test('starts when every variable is set', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({ ok: true, settings: { production: true } })
  })

  test('names everything that is missing in one line', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'Production needs DATABASE_URL, PUBLIC_URL, SMTP_URL, PAYLOAD_SECRET, SIGNING_SECRET, REVALIDATE_SECRET, CERTIFICATE_KEYS, PAYEE_KEYS, ALGOLIA_SEARCH_KEY, ALGOLIA_WRITE_KEY: set them (docs/operations.md says how) and start again.',
    ])
  })

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))(
    'refuses to start without %s',
    (name) => {
      const variables = Object.fromEntries(Object.entries(PRODUCTION).filter(([key]) => key !== name))
      expect(faultsOf(variables)).toEqual([expect.stringContaining(`Production needs ${name}:`)])
    },
  )
})
