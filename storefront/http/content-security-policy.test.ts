import { describe, expect, it } from 'vitest'
import { allowScripts, contentSecurityPolicy, type PolicyFacts } from './content-security-policy.ts'

const PLAIN: PolicyFacts = {
  development: false,
  hashed: true,
  secure: false,
  algolia: false,
  google: false,
  chat: null,
  razorpay: null,
  embeds: false,
  framed: false,
  previews: false,
  sentry: null,
}

function directivesOf(facts: Partial<PolicyFacts>): Readonly<Record<string, readonly string[]>> {
  const policy = contentSecurityPolicy({ ...PLAIN, ...facts })
  const lists = policy.split('; ').map((list) => list.split(' '))
  return Object.fromEntries(lists.map(([name = '', ...sources]) => [name, sources]))
}

const RAZORPAY = { razorpay: 'https://checkout.razorpay.com' }
const GSI = 'https://accounts.google.com/gsi/'

describe('the content security policy', () => {
  it.each<[string, Partial<PolicyFacts>, string, readonly string[]]>([
    ['runs scripts of the site alone', {}, 'script-src', ["'self'"]],
    ['runs none that stand in attributes', {}, 'script-src-attr', ["'none'"]],
    ['frames nothing', {}, 'frame-src', ["'none'"]],
    ['is framed by nobody', {}, 'frame-ancestors', ["'none'"]],
    ['is framed by the site where it is a preview', { framed: true }, 'frame-ancestors', ["'self'"]],
    ['frames previews in the panel', { previews: true }, 'frame-src', ["'self'"]],
    ['embeds nothing', {}, 'object-src', ["'none'"]],
    ['keeps addresses and forms at home', {}, 'base-uri', ["'self'"]],
    ['asks the site alone', {}, 'connect-src', ["'self'", 'blob:']],
    [
      'asks Algolia where it searches',
      { algolia: true },
      'connect-src',
      ["'self'", 'blob:', 'https://*.algolia.net', 'https://*.algolianet.com'],
    ],
    ['runs no script of Algolia', { algolia: true }, 'script-src', ["'self'"]],
    [
      'runs Google’s one script where it signs in',
      { google: true },
      'script-src',
      ["'self'", `${GSI}client`],
    ],
    [
      'connects to the support chat where there is one',
      { chat: 'https://chat.test' },
      'connect-src',
      ["'self'", 'blob:', 'https://chat.test', 'wss://chat.test'],
    ],
    ['runs the script of Razorpay', RAZORPAY, 'script-src', ["'self'", 'https://checkout.razorpay.com']],
    [
      'frames the window of Razorpay',
      RAZORPAY,
      'frame-src',
      ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    ],
    [
      'runs a test server for Razorpay from its one origin',
      { razorpay: 'http://127.0.0.1:4004' },
      'connect-src',
      ["'self'", 'blob:', 'http://127.0.0.1:4004'],
    ],
    ['frames nothing of a test server', { razorpay: 'http://127.0.0.1:4004' }, 'frame-src', ["'none'"]],
    ['frames Google’s prompt where it signs in', { google: true }, 'frame-src', [GSI]],
    [
      'allows every inline script where none is allowed by its hash',
      { hashed: false },
      'script-src',
      ["'self'", "'unsafe-inline'"],
    ],
    [
      'lets development evaluate scripts',
      { development: true, hashed: false },
      'script-src',
      ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    ],
    [
      'asks for everything over TLS where visitors come over it',
      { secure: true },
      'upgrade-insecure-requests',
      [],
    ],
  ])('%s', (_, facts, directive, sources) => {
    expect(directivesOf(facts)[directive]).toEqual(sources)
  })

  it('does not require TLS where the site has none', () => {
    expect(directivesOf({})).not.toHaveProperty('upgrade-insecure-requests')
  })

  it.each([false, true])('never allows eval or unlisted inline scripts in production (%s)', (all) => {
    const policy = contentSecurityPolicy({ ...PLAIN, secure: all, algolia: all, google: all })
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*(?!\.algolia)|data:[^;]*script/)
  })
})

describe('allowScripts', () => {
  const policy = contentSecurityPolicy(PLAIN)

  it('adds scripts beside those of the site and loosens nothing else', () => {
    const named = allowScripts(policy, ["'sha256-a'", "'sha256-b'"])
    expect(named).toContain("; script-src 'sha256-a' 'sha256-b' 'self'; ")
    expect(named.replace(" 'sha256-a' 'sha256-b'", '')).toBe(policy)
  })

  it('leaves the policy unchanged without scripts', () => {
    expect(allowScripts(policy, [])).toBe(policy)
  })
})
