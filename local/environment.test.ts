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
  CERTIFICATE_KEYS: `2026-a:${'5e'.repeat(32)}`,
  PAYEE_KEYS: `2026-a:${'6f'.repeat(32)}`,
  ALGOLIA_SEARCH_KEY: 's'.repeat(32),
  ALGOLIA_WRITE_KEY: 'w'.repeat(32),
}
const ADDRESSES = {
  SEARCH_URL: 'http://127.0.0.1:4000',
  SEARCH_PORT: '4000',
  SMTP_URL: 'smtp://127.0.0.1:4001',
  MAILBOX_URL: 'http://127.0.0.1:4002',
  CMS_URL: 'http://127.0.0.1:4003',
  PAYMENTS_URL: 'http://127.0.0.1:4004',
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

test('production has no payment sandbox by default', () => {
  const env = environmentOf({})
  expect(env.PAYMENTS_URL).toBe('')
  expect(env).not.toHaveProperty('STRIPE_SECRET_KEY')
})

test('payments go to the sandbox where it is asked for, with keys that stay the same', () => {
  const env = environmentOf({ PAYMENT_SANDBOX: 'on' })
  expect(env).toMatchObject({
    STRIPE_API_BASE: ADDRESSES.PAYMENTS_URL,
    STRIPE_WEBHOOK_URL: `${ADDRESSES.CMS_URL}/api/webhooks/stripe`,
    RAZORPAY_API_BASE: `${ADDRESSES.PAYMENTS_URL}/razorpay`,
    RAZORPAY_WEBHOOK_URL: `${ADDRESSES.CMS_URL}/api/webhooks/razorpay`,
    PAYPAL_API_BASE: `${ADDRESSES.PAYMENTS_URL}/paypal-api`,
    PAYPAL_WEBHOOK_URL: `${ADDRESSES.CMS_URL}/api/webhooks/paypal`,
    PAYMENTS_URL: ADDRESSES.PAYMENTS_URL,
  })
  expect(env.STRIPE_SECRET_KEY).toMatch(/^sk_test_[0-9a-f]{48}$/)
  expect(environmentOf({ PAYMENT_SANDBOX: 'on' }).STRIPE_SECRET_KEY).toBe(env.STRIPE_SECRET_KEY)
})

test('keys of a gateway switch the sandbox off', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const read = readSettings(keys)
  if (!read.ok) throw new Error(read.faults.join('\n'))
  const env = stackEnvironment({ ...read.settings, production: true }, PRODUCTION.DATABASE_URL, ADDRESSES)
  expect(env).toMatchObject({ ...keys, PAYMENTS_URL: '' })
  expect(readSettings({ ...keys, PAYMENT_SANDBOX: 'on' })).toMatchObject({ ok: false })
})
