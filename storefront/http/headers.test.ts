import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnvironment } from '#storefront/env.ts'
import { consoleHeaders, policyFacts, siteHeaders } from './headers.ts'

const SITE = {
  PUBLIC_URL: 'https://motif.example',
  CMS_URL: 'http://127.0.0.1:1',
  FILES_URL: 'http://127.0.0.1:2',
  REVALIDATE_SECRET: 'x'.repeat(32),
}

describe('siteHeaders', () => {
  it('requires TLS only where visitors use it', () => {
    const sent = (PUBLIC_URL: string) => siteHeaders({ PUBLIC_URL })['Strict-Transport-Security']
    expect(sent('https://motif.example')).toBe('max-age=31536000')
    expect(sent('http://localhost:3000')).toBeUndefined()
  })

  it('forbids framing and content sniffing, and sends no path to other sites', () => {
    expect(siteHeaders(SITE)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
  })
})

describe('consoleHeaders', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['', '1'])('allow no inline scripts with PLAIN_NEXT=%s', (value) => {
    vi.stubEnv('PLAIN_NEXT', value)
    const policy = consoleHeaders(parseEnvironment(SITE))['Content-Security-Policy']
    expect(policy).toMatch(/(?:^|; )script-src 'self';/)
  })
})

describe('policyFacts', () => {
  it.each([
    ['its own host only', {}, { algolia: false, google: false, secure: true }],
    ['Algolia with an account of its', { ALGOLIA_APP_ID: 'A' }, { algolia: true }],
    [
      'the engine of one machine',
      { ALGOLIA_APP_ID: 'A', SEARCH_URL: 'http://127.0.0.1:3' },
      { algolia: false },
    ],
    ['Google with its id', { GOOGLE_CLIENT_ID: 'g' }, { google: true }],
    ['Razorpay', { RAZORPAY_KEY_ID: 'rzp_1' }, { razorpay: 'https://checkout.razorpay.com' }],
    [
      'a test server for Razorpay',
      { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4004/razorpay/checkout.js' },
      { razorpay: 'http://127.0.0.1:4004' },
    ],
    ['the chat', { CHAT_SCRIPT_URL: 'https://chat.test/v1.js' }, { chat: 'https://chat.test' }],
    ['a machine without TLS', { PUBLIC_URL: 'http://localhost:3000' }, { secure: false }],
  ])('allows %s', (_, variables, facts) => {
    expect(policyFacts(parseEnvironment({ ...SITE, ...variables }), false)).toMatchObject(facts)
  })
})
