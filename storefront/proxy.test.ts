import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { Flag } from '#domain/experiments/flag.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { clearTtlCaches } from '#storefront/data/ttl-cache.ts'
import { proxy } from '#storefront/proxy.ts'

const HEART = { form: 'item', kind: 'icon', free: true, slug: 'heart-4k7q2', status: 200 }
const RETIRED = { ...HEART, slug: 'star-4k7q3', status: 410 }
const SEARCHED = 'ab'.repeat(32)
const SITE = 'http://motif.example'

/** What editors have made, and what they have moved. */
const LISTS: Readonly<Record<string, object>> = {
  '/api/v2/site': {
    site: {
      name: 'Example Assets',
      tagline: null,
      legalName: '',
      address: [],
      support: 'help@motif.example',
      links: [],
      kinds: [...KIND_CODES],
      locales: [...LOCALE_CODES],
      defaultLocale: DEFAULT_LOCALE,
      accent: null,
      logo: null,
    },
  },
  '/api/v2/landing-pages': { landingPages: [{ place: 'root', slug: 'avatar' }] },
  '/api/v2/flags': {
    flags: [
      {
        code: 'test-ab',
        goal: 'download',
        variants: [
          { code: 'control', weight: 1 },
          { code: 'bold', weight: 0 },
        ],
        locales: [],
        countries: [],
        plans: [],
        pages: [],
      },
      {
        code: 'pricing-period',
        goal: 'checkout',
        variants: [
          { code: 'year', weight: 3 },
          { code: 'month', weight: 1 },
        ],
        locales: ['en', 'de', 'ja'],
        countries: [],
        plans: [],
        pages: [],
      },
    ],
  },
  '/api/v2/redirects': {
    redirects: [
      { from: '/summer-sale', to: '/popular-icons' },
      { from: '/trap', to: '/..//evil.example' },
      { from: '/encoded-trap', to: '/%2e%2e//evil.example' },
    ],
  },
}

const { flags: FLAGS } = LISTS['/api/v2/flags'] as { flags: [object, Flag] }
const PERIOD = FLAGS[1]

let cms: Server
let asked: string[] = []

beforeAll(async () => {
  cms = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.endsWith('/broken-4k7q9')) return response.writeHead(500).end()
    if (request.url?.startsWith('/api/v2/picture-searches/')) {
      return response.writeHead(request.url.includes(SEARCHED) ? 200 : 410).end()
    }
    if (request.url === '/api/v2/auth?subscriptions=1') {
      const slug = /held=([a-z-]+)/.exec(request.headers.cookie ?? '')?.[1]
      return slug === undefined
        ? response.writeHead(401).end()
        : response.end(JSON.stringify({ response: { subscriptions: [{ plan_info: { slug } }] } }))
    }
    const all = LISTS[request.url ?? '']
    if (all !== undefined) return response.end(JSON.stringify({ response: all }))
    const address = [HEART, RETIRED].find(({ slug }) => request.url === `/api/v2/addresses/item/${slug}`)
    response.writeHead(address ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(address ? { response: { address } } : { errors: [] }))
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { port } = cms.address() as AddressInfo
  vi.stubEnv('PUBLIC_URL', SITE)
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('FILES_URL', 'http://127.0.0.1:9')
  vi.stubEnv('COUNTRY_HEADER', 'x-country')
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32))
})

afterAll(() => cms.close())

function open(address: string, headers: Record<string, string> = {}) {
  asked = []
  return proxy(new NextRequest(SITE + address, { headers }))
}

/** Where the answer is made, as an inside path or the address of another server. */
function madeAt(response: Response): string | null {
  return response.headers.get('x-middleware-rewrite')?.replace(SITE, '') ?? null
}

describe('a page with variants', () => {
  it('is shown in a variant by weight, which a cookie keeps for 49 days', async () => {
    const response = await open('/en/test/ab')
    expect(madeAt(response)).toBe('/en/test-ab/control')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('ab_test-ab='))
    expect(cookie).toMatch(/^ab_test-ab=control; Path=\/; .*Max-Age=4233600.*SameSite=lax/i)
  })

  it('is shown in the variant of the cookie, and in another one where the test no longer has it', async () => {
    const kept = await open('/de/test/ab', { cookie: 'ab_test-ab=bold; is_locale=de' })
    expect(madeAt(kept)).toBe('/de/test-ab/bold')
    expect(kept.headers.getSetCookie().filter((one) => one.startsWith('ab_'))).toEqual([])
    expect(madeAt(await open('/de/test/ab', { cookie: 'ab_test-ab=../x' }))).toBe('/de/test-ab/control')
  })
})

describe('the pricing page', () => {
  afterEach(() => {
    Object.assign(PERIOD, { countries: [], plans: [] })
    clearTtlCaches()
  })

  function targeted(targeting: Partial<Flag>): void {
    Object.assign(PERIOD, targeting)
    clearTtlCaches()
  }

  it('has for new visitors the variants of its test by their weights, each of which its visitor keeps', async () => {
    const responses = await Promise.all(Array.from({ length: 800 }, () => open('/en/pricing')))
    const shown = responses.map((response) => madeAt(response)?.split('/').at(-1) ?? '')
    const month = shown.filter((variant) => variant === 'month').length
    expect(month + shown.filter((variant) => variant === 'year').length).toBe(800)
    // Six standard deviations of 12.
    expect(Math.abs(month - 200)).toBeLessThan(74)
    const kept = responses.map(({ cookies }) => cookies.get('ab_pricing-period')?.value)
    expect(kept).toEqual(shown)
    const again = await Promise.all(
      kept.slice(0, 50).map((variant) => open('/en/pricing', { cookie: `ab_pricing-period=${variant}` })),
    )
    expect(again.map((response) => madeAt(response)?.split('/').at(-1))).toEqual(kept.slice(0, 50))
    expect(again.every(({ cookies }) => cookies.get('ab_pricing-period') === undefined)).toBe(true)
    expect(again[0]?.headers.get('x-motif-variant')).toBe(kept[0])
  })

  it('is the control without a cookie outside the targeting, by language, by country and by plan', async () => {
    const outside = async (address: string, headers: Record<string, string> = {}) => {
      const response = await open(address, headers)
      expect([madeAt(response)?.split('/').slice(2), response.headers.getSetCookie().join()]).toEqual([
        ['pricing', 'year'],
        expect.not.stringContaining('ab_'),
      ])
      expect(response.headers.get('x-motif-variant')).toBeNull()
    }
    const month = { cookie: 'ab_pricing-period=month; auth_check=1; held=team', 'x-country': 'JP' }
    await outside('/fr/pricing', month)
    targeted({ countries: ['DE'] })
    await outside('/en/pricing', month)
    targeted({ countries: ['JP'], plans: ['individual', 'none'] })
    await outside('/en/pricing', month)
    targeted({ plans: ['team'] })
    await outside('/en/pricing')
    expect(asked).not.toContain('/api/v2/auth?subscriptions=1')
    targeted({ countries: ['JP'], plans: ['team'] })
    const inside = await open('/en/pricing', month)
    expect([madeAt(inside), inside.headers.get('x-motif-variant')]).toEqual(['/en/pricing/month', null])
    targeted({ countries: [], plans: ['none'] })
    expect(madeAt(await open('/en/pricing', { cookie: 'ab_pricing-period=month; auth_check=1' }))).toBe(
      '/en/pricing/month',
    )
  })

  it('is the same for everyone while its test does not run', async () => {
    const [testAb] = FLAGS
    Object.assign(LISTS['/api/v2/flags'] ?? {}, { flags: [testAb] })
    clearTtlCaches()
    const response = await open('/en/pricing', { cookie: 'ab_pricing-period=month' })
    expect(madeAt(response)).toBe('/en/pricing/all')
    expect(response.headers.get('cache-control')).toBeNull()
    Object.assign(LISTS['/api/v2/flags'] ?? {}, { flags: FLAGS })
  })
})

describe('proxy', () => {
  it('has the CMS answer where the specification puts a call of it', async () => {
    const response = await open('/register/google-yolo-one-tap/callback?x=1')
    expect(madeAt(response)).toBe(`${process.env.CMS_URL}/api/register/google-yolo-one-tap/callback?x=1`)
    expect(asked).toEqual([])
  })

  it('publishes the keys of certificates at their well-known address', async () => {
    const response = await open('/.well-known/certificate-keys.json')
    expect(madeAt(response)).toBe(`${process.env.CMS_URL}/api/certificate-keys`)
  })

  it('serves a private page to any caller: its guard runs in the browser', async () => {
    expect(madeAt(await open('/de/dashboard/notifications/settings'))).toBe(
      '/de/dashboard/notification-settings',
    )
    expect(madeAt(await open('/en/auth/verify-email?token=x'))).toBe('/en/auth/verify-email')
  })

  it('shows a page from its inside path', async () => {
    const response = await open('/jp/icons?page=2&utm_source=x')
    expect(response.status).toBe(200)
    expect(madeAt(response)).toBe('/ja/listing/kind%3Dicon%26page%3D2')
    expect(asked).toEqual([])
  })

  it.each(['/en/trap', '/en/encoded-trap'])(
    'answers 404 for a redirect that leaves the site: %s',
    async (address) => {
      const response = await open(address)
      expect([response.status, response.headers.get('location')]).toEqual([404, null])
    },
  )

  it.each([
    ['/jp/icons', '/ja/errors/unavailable'],
    ['/admin', '/de/errors/unavailable'],
  ])('shows at %s the error page when this process asks for it', async (address, page) => {
    const response = await open(address, { 'x-motif-refusal': 'unavailable', 'accept-language': 'de' })
    expect([response.status, madeAt(response)]).toEqual([503, page])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('shows what looks like a picture while its search is there, and says so with 410 when it has ended', async () => {
    const there = await open(`/jp/reverse-image-search/${SEARCHED}/icons`)
    expect([there.status, madeAt(there)]).toEqual([200, `/ja/picture-search/${SEARCHED}/kind%3Dicon`])
    const ended = await open(`/jp/reverse-image-search/${'cd'.repeat(32)}/icons`)
    expect([ended.status, madeAt(ended)]).toEqual([410, '/ja/errors/picture-search-ended'])
  })

  it('answers an alias with one 301, query kept', async () => {
    const response = await open('/en/3ds?utm_source=x')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(`${SITE}/en/3d-illustrations?utm_source=x`)
    expect(response.headers.get('Cache-Control')).toBeNull()
  })

  it('shows a page that editors have published, and leads to it in the language of the visitor', async () => {
    expect(madeAt(await open('/de/avatar?price=free'))).toBe('/de/landing/root/avatar/price%3Dfree')
    const response = await open('/avatar/icons', { 'Accept-Language': 'ko' })
    expect(response.headers.get('Location')).toBe(`${SITE}/kr/avatar/icons`)
  })

  it('leads where editors say that something has moved to', async () => {
    expect((await open('/jp/summer-sale')).headers.get('Location')).toBe(`${SITE}/jp/popular-icons`)
  })

  it('asks the CMS nothing for each of a flood of words that mean nothing', async () => {
    await open('/en/nothing')
    asked = []
    const flood = await Promise.all(
      Array.from({ length: 200 }, (_, index) => proxy(new NextRequest(`${SITE}/en/word-${index}`))),
    )
    expect(flood.every(({ status }) => status === 404)).toBe(true)
    expect(asked).toEqual([])
  })

  it('keeps a redirect by language from being kept', async () => {
    const response = await open('/icons', { 'Accept-Language': 'ko', Cookie: 'is_locale=de' })
    expect(response.headers.get('Location')).toBe(`${SITE}/de/icons`)
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie')
  })

  it('asks the CMS for the asset at a slug, once for concurrent requests', async () => {
    asked = []
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () => proxy(new NextRequest(`${SITE}/en/free-icon/heart-4k7q2`))),
    )
    expect(crowd.map(madeAt)).toEqual(Array(5).fill('/en/item/heart-4k7q2'))
    expect(asked).toEqual(['/api/v2/addresses/item/heart-4k7q2'])
  })

  it('leads any other address of an asset to its own', async () => {
    const response = await open('/en/icons/heart-4k7q2?x=1')
    expect(response.headers.get('Location')).toBe(`${SITE}/en/free-icon/heart-4k7q2?x=1`)
  })

  it.each([
    ['/en/nonsense', 404, '/en/errors/not-found'],
    ['/kr/item/nothing-4k7q8', 404, '/ko/errors/not-found'],
    ['/de/icon/star-4k7q3', 410, '/de/errors/gone'],
    ['/fr/icon/broken-4k7q9', 503, '/fr/errors/unavailable'],
  ])('answers %s with a true %i in its language', async (address, status, inside) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const response = await open(address)
    expect(response.status).toBe(status)
    expect(madeAt(response)).toBe(inside)
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it.each([
    ['/api/v2/home?lang=en', 'CMS_URL'],
    ['/admin', 'CMS_URL'],
    ['/cms-assets/_next/static/a.js', 'CMS_URL'],
    ['/previews/abc?f=webp&w=100', 'FILES_URL'],
    ['/files/abc/heart.svg?signature=x', 'FILES_URL'],
  ])('forwards %s to %s', async (address, variable) => {
    const response = await open(address)
    expect(madeAt(response)).toBe(`${process.env[variable]}${address}`)
    const isPanel = address === '/admin'
    expect(response.headers.has('Content-Security-Policy')).toBe(isPanel)
  })

  it('does not forward what only begins alike', async () => {
    expect((await open('/en/administrator')).status).toBe(404)
    expect((await open('/apiary')).status).toBe(404)
    expect((await open('/register')).status).toBe(404)
  })

  it('keeps search engines out and pages to this site', async () => {
    const { headers } = await open('/en/icons')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
  })
})

describe('the kept language', () => {
  const document = { 'Sec-Fetch-Dest': 'document' }

  it('is that of the address which is opened', async () => {
    const { cookies } = await open('/jp/icons', { ...document, Cookie: 'is_locale=en' })
    expect(cookies.get('is_locale')).toMatchObject({ value: 'jp', path: '/', sameSite: 'lax' })
  })

  it('is not written again while it is the same, nor without a prefix', async () => {
    expect(
      (await open('/jp/icons', { ...document, Cookie: 'is_locale=jp' })).cookies.get('is_locale'),
    ).toBeUndefined()
    expect((await open('/icons', document)).cookies.get('is_locale')).toBeUndefined()
  })

  it('does not follow what a page fetches ahead', async () => {
    const ahead = [{ 'Sec-Fetch-Dest': 'empty' }, { ...document, 'Sec-Purpose': 'prefetch' }]
    for (const headers of ahead)
      expect((await open('/jp/icons', headers)).cookies.get('is_locale')).toBeUndefined()
  })
})
