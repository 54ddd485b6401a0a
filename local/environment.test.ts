import { expect, test } from 'vitest'
import { stackEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'

const SECRET = 'a'.repeat(32)
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://motif:pw@db.example.com/motif',
  PUBLIC_URL: 'https://motif.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  PAYLOAD_SECRET: SECRET,
  SIGNING_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  ALGOLIA_SEARCH_KEY: 's'.repeat(32),
  ALGOLIA_WRITE_KEY: 'w'.repeat(32),
}
const ADDRESSES = {
  SEARCH_URL: 'http://127.0.0.1:4000',
  SEARCH_PORT: '4000',
  SMTP_URL: 'smtp://127.0.0.1:4001',
  MAILBOX_URL: 'http://127.0.0.1:4002',
}

function environmentOf(more: Record<string, string>): Record<string, string> {
  const read = readSettings({ ...PRODUCTION, ...more })
  if (!read.ok) throw new Error(read.faults.join('\n'))
  return stackEnvironment(read.settings, PRODUCTION.DATABASE_URL, ADDRESSES)
}

test('clients use the local engine when no Algolia account is set', () => {
  expect(environmentOf({})).toMatchObject({
    ALGOLIA_APP_ID: 'motif',
    ALGOLIA_SEARCH_KEY: PRODUCTION.ALGOLIA_SEARCH_KEY,
    SEARCH_URL: ADDRESSES.SEARCH_URL,
  })
})

test('mails go to the configured mail server, and no mailbox is started', () => {
  expect(environmentOf({})).toMatchObject({ SMTP_URL: PRODUCTION.SMTP_URL, MAILBOX_URL: '' })
})

test('mails stay on this machine when no mail server is set', () => {
  const read = readSettings({})
  if (!read.ok) throw new Error(read.faults.join('\n'))
  const env = stackEnvironment({ ...read.settings, production: true }, PRODUCTION.DATABASE_URL, ADDRESSES)
  expect(env).toMatchObject({ SMTP_URL: ADDRESSES.SMTP_URL, MAILBOX_URL: ADDRESSES.MAILBOX_URL })
})

test('clients use Algolia when an account is set, and no engine is started', () => {
  expect(environmentOf({ ALGOLIA_APP_ID: 'ABC123', SEARCH_PREFIX: 'shop' })).toMatchObject({
    ALGOLIA_APP_ID: 'ABC123',
    ALGOLIA_WRITE_KEY: PRODUCTION.ALGOLIA_WRITE_KEY,
    SEARCH_PREFIX: 'shop',
    SEARCH_URL: '',
  })
})
