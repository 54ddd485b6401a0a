import type { APIRequestContext } from '@playwright/test'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE, LOCALES } from '#domain/locales/locales.ts'
import { CANVA_VIEWS } from '#domain/routing/account-views.ts'
import { href } from '#domain/routing/href.ts'
import { addressOfEachFamily, firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { shareOf } from '#e2e/windows.ts'

/** A change by an editor is visible to visitors within this time. */
const POLLING = { timeout: 15_000, intervals: [250, 500, 1000] }

/** Internal details that no response may contain: a line of a stack trace, a path on the server, a query. */
const INSIDES = /\n\s+at .+:\d+:\d+|node_modules|\.tsx?:\d+|select .+ from /i

test.describe('an address without a language', () => {
  const wishes = [
    { say: 'the language chosen before', cookie: 'jp', accept: 'de', prefix: 'jp' },
    { say: 'the language of the browser', cookie: undefined, accept: 'it;q=0.9, ko;q=0.8', prefix: 'kr' },
    { say: 'English where nothing better is known', cookie: 'xx', accept: 'it', prefix: 'en' },
  ]
  for (const { say, cookie, accept, prefix } of wishes) {
    test(`an address without a language redirects to ${say} in one hop, not cached for others`, async ({
      request,
    }) => {
      const headers = {
        'Accept-Language': accept,
        ...(cookie ? { Cookie: `${LOCALE_COOKIE}=${cookie}` } : {}),
      }
      const answer = await ask(request, '/free-icons?utm_source=mail', headers)
      expect(answer).toMatchObject({ status: 301, location: `/${prefix}/free-icons?utm_source=mail` })
      expect(answer.headers['cache-control']).toContain('private')
      expect((await ask(request, answer.location)).status).toBe(200)
    })
  }
})

test.describe('another word for a page', () => {
  const aliases = {
    '/3d': '/3d-illustrations',
    '/lottie': '/lottie-animations',
    '/free-3ds': '/free-3d-illustrations',
    '/assets': '/all-assets',
    '/listing': '/all-assets',
    '/3ds/heart': '/3d-illustrations/heart',
    '/lotties/heart': '/lottie-animations/heart',
    '/illustration-kits-all-assets': '/kit-illustrations',
    '/latest': '/latest-assets',
    '/popular': '/popular-assets',
    '/trending': '/popular-assets',
    '/spotlight': '/featured-assets',
    '/exclusive': '/exclusive-assets',
    '/unicons-lines': '/unicons?style=line',
    '/Icons/': '/icons',
    '/icons/Red%20Heart': '/icons/red-heart',
  }
  for (const [alias, canonical] of Object.entries(aliases)) {
    test(`the alias ${alias} redirects to ${canonical}`, async ({ request }) => {
      const answer = await ask(request, `/de${alias}?utm_source=mail`)
      const [path, added] = canonical.split('?')
      const query = ['utm_source=mail', ...(added === undefined ? [] : [added])].join('&')
      expect(answer).toMatchObject({ status: 301, location: `/de${path}?${query}` })
      expect((await ask(request, answer.location)).status).toBe(200)
    })
  }

  test('an alias and a missing language redirect in one hop', async ({ request }) => {
    const answer = await ask(request, '/3d', { 'Accept-Language': 'fr' })
    expect(answer).toMatchObject({ status: 301, location: '/fr/3d-illustrations' })
  })

  test('product_type=pack redirects to packs, and a search to its words', async ({ request }) => {
    expect(await ask(request, '/en/icons?product_type=pack&style=line')).toMatchObject({
      status: 301,
      location: '/en/icon-packs?style=line',
    })
    expect(await ask(request, '/en/search?query=Red%20heart&asset=icon')).toMatchObject({
      status: 301,
      location: '/en/icons/red-heart',
    })
  })
})

test.describe('the address of an asset', () => {
  for (const price of ['free', 'exclusive'] as const) {
    test(`every spelling of a ${price} item redirects to its canonical address`, async ({
      request,
      catalogue,
    }) => {
      const item = await catalogue.find({ kind: 'illustration', price })
      const canonical = href('item', 'en', item)
      const others = [
        `/en/illustrations/${item.slug}`,
        `/en/item/${item.slug}`,
        `/en/icon/${item.slug}`,
        href('item', 'en', { ...item, free: !item.free }),
        `/en/contributors/${item.contributor.username}/illustrations/${item.slug}`,
      ]
      for (const address of others) {
        expect(await ask(request, `${address}?a=b`)).toMatchObject({
          status: 301,
          location: `${canonical}?a=b`,
        })
      }
      const page = await ask(request, canonical)
      expect(page.status).toBe(200)
      expect(page.body).toContain(`property="og:url" content="${new URL(canonical, page.url)}"`)
    })
  }

  test('packs and bundles redirect to their canonical address by the same rules', async ({
    request,
    catalogue,
  }) => {
    const pack = await firstOf(catalogue, 'pack', { kind: 'icon' })
    const bundle = await firstOf(catalogue, 'bundle')
    const packAddress = href('pack', 'en', pack)
    const bundleAddress = href('bundle', 'en', bundle)
    const hops = {
      [`/en/icon-packs/${pack.slug}`]: packAddress,
      [`/en/pack/${pack.slug}`]: packAddress,
      [`${packAddress}/all`]: packAddress,
      [`/en/bundle/${bundle.slug}`]: bundleAddress,
    }
    for (const [address, location] of Object.entries(hops)) {
      expect(await ask(request, address)).toMatchObject({ status: 301, location })
    }
    expect((await ask(request, packAddress)).status).toBe(200)
    expect((await ask(request, bundleAddress)).status).toBe(200)
  })
})

const OTHER_LOCALES = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE)

/** The same routes serve all languages; `npm test` takes English and another one for each commit. */
for (const locale of [DEFAULT_LOCALE, ...shareOf(OTHER_LOCALES, OTHER_LOCALES.length)]) {
  test(`every page family answers 200 in ${LOCALES[locale].name}`, async ({ request, catalogue }) => {
    for (const address of Object.values(await addressOfEachFamily(catalogue, locale))) {
      const { status, body } = await ask(request, address)
      expect([address, status]).toEqual([address, 200])
      expect(body).toContain(`<html lang="${LOCALES[locale].bcp47}"`)
      const withoutLanguage = address.replace(/^\/[a-z]{2}\b/, '') || '/'
      expect(await ask(request, withoutLanguage, { 'Accept-Language': LOCALES[locale].bcp47 })).toMatchObject(
        {
          status: 301,
          location: address,
        },
      )
    }
  })
}

test.describe('an address that leads nowhere', () => {
  const nowhere = [
    '/en/nothing-here',
    '/en/icon/never-was-zzzzz',
    '/en/bundles/never-was',
    '/en/categories/never-was',
    '/en/contributors/nobody-of-that-name',
    '/en/icons?page=9999999',
    '/en/%E0%A4%A',
    '/ja/icons',
    '/en/errors/internal',
    '/en/errors/gone',
  ]
  for (const address of nowhere) {
    test(`${address} answers 404 without internal details`, async ({ request }) => {
      const { status, body, headers } = await ask(request, address)
      expect(status).toBe(404)
      expect(headers['cache-control'] ?? '').not.toContain('max-age=31536000')
      expect(body).not.toMatch(INSIDES)
    })
  }

  test('a 404 page has the language of the address, in its text and its title', async ({ request }) => {
    for (const locale of LOCALE_CODES) {
      const { prefix, bcp47 } = LOCALES[locale]
      const { errors, common } = textsOf(locale)
      const heading = errors.headings['not-found']
      for (const path of ['/nothing-here', '/icon/never-was-zzzzz', '/icons?page=9999999']) {
        const { status, body } = await ask(request, `/${prefix}${path}`)
        expect([path, status]).toEqual([path, 404])
        expect(body).toContain(`<html lang="${bcp47}"`)
        expect(body).toContain(`<title>${heading} | ${common.siteName}</title>`)
        expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
      }
    }
  })

  test('a 404 page of an unknown language is in the language of the visitor', async ({ request }) => {
    const { errors, common } = textsOf('ko')
    const { status, body } = await ask(request, '/xx/icons', { 'Accept-Language': 'ko' })
    expect(status).toBe(404)
    expect(body).toContain(`<title>${errors.headings['not-found']} | ${common.siteName}</title>`)
  })

  test('the API answers unknown addresses with an error code and no internal details', async ({
    request,
  }) => {
    const calls = [
      { path: '/api/v2/items/never-was-zzzzz', error: ERRORS['not-found'] },
      { path: '/api/v2/no-such-endpoint', error: ERRORS['not-found'] },
      { path: '/api/v2/items/one/two/three', error: ERRORS['not-found'] },
      { path: '/api/v2/listings?page=nonsense', error: ERRORS['bad-request'] },
      { path: "/api/v2/listings?words=';drop table items;--&page=0", error: ERRORS['bad-request'] },
    ]
    for (const { path, error } of calls) {
      const { status, body } = await ask(request, path)
      expect(status).toBe(error.status)
      expect(JSON.parse(body)).toMatchObject({ errors: [{ number: error.number }] })
      expect(body).not.toMatch(INSIDES)
    }
  })
})

test('pages for Canva have the blank layout, and other pages a header and a footer', async ({ request }) => {
  for (const locale of LOCALE_CODES) {
    for (const view of CANVA_VIEWS) {
      const { status, body } = await ask(request, href('canva', locale, { view }))
      expect(status).toBe(200)
      expect(body).toContain('<main')
      expect(body).not.toMatch(/<(?:header|footer)\b/)
    }
    const { body } = await ask(request, href('auth', locale, { view: 'login' }))
    expect(body).toMatch(/<header\b/)
    expect(body).toMatch(/<footer\b/)
  }
})

test('no address redirects to another site', async ({ request, baseURL }) => {
  const attempts = [
    '//evil.example',
    '//evil.example/en',
    '/en//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/en/%2f%2fevil.example/',
    '/en/search?query=//evil.example',
    '/en/search?query=https://evil.example&asset=//evil.example',
    '/https://evil.example',
  ]
  for (const attempt of attempts) {
    const { location } = await ask(request, `${baseURL}${attempt}`)
    expect([attempt, new URL(location, baseURL).host]).toEqual([attempt, new URL(baseURL ?? '').host])
    expect(location).not.toMatch(/^\/[/\\]/)
  }
})

test('no response has noindex on an indexable site', async ({ request, catalogue }) => {
  const { preview } = await catalogue.find({ kind: 'icon' })
  for (const path of [
    '/en',
    '/en/icons',
    '/en/nothing-here',
    '/api/v2/home',
    `/previews/${preview.sha256}?f=webp&w=100`,
  ]) {
    expect((await ask(request, path)).headers).not.toHaveProperty('x-robots-tag')
  }
})

test('RSC requests follow the same redirects and statuses', async ({ request }) => {
  const headers = { RSC: '1' }
  const data = await ask(request, '/en/icons?_rsc', headers)
  expect(data).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('text/x-component') },
  })
  expect(await ask(request, '/en/3d?_rsc', headers)).toMatchObject({
    status: 301,
    location: expect.stringMatching(/^\/en\/3d-illustrations/),
  })
  expect((await ask(request, '/en/nothing-here?_rsc', headers)).status).toBe(404)
})

test('the favicon is served at /favicon.ico', async ({ request }) => {
  expect(await ask(request, '/favicon.ico')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml' },
  })
})

test('only requests with the secret revalidate the cache', async ({ request }) => {
  expect((await request.post('/revalidate', { data: { tags: ['home'] } })).status()).toBe(403)
})

test("an editor's redirect works in one hop until it is deleted", async ({ request, editor }) => {
  const from = `/moved-${Date.now()}`
  const { id } = await editor.create('redirects', { from, to: '/3d' })
  try {
    const answer = () => ask(request, `/de${from}?utm_source=mail`)
    await expect.poll(async () => (await answer()).status, POLLING).toBe(301)
    expect((await answer()).location).toBe('/de/3d-illustrations?utm_source=mail')
  } finally {
    await editor.remove('redirects', id)
  }
  await expect.poll(async () => (await ask(request, `/de${from}`)).status, POLLING).toBe(404)
})

test('an editor cannot send visitors to another site', async ({ editor }) => {
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await expect(editor.create('redirects', { from: `/moved-${Date.now()}`, to })).rejects.toThrow(/^422/)
  }
})

test('a retired asset answers 410 in its language and 200 when it is published again', async ({
  request,
  catalogue,
  admin,
}) => {
  const item = await catalogue.find({ kind: 'kit-illustration', sort: 'latest' })
  const address = href('item', 'ja', item)
  const status = async () => (await ask(request, address)).status
  expect(await status()).toBe(200)
  try {
    await admin.update('items', item.id, { visibility: 'retired' })
    await expect.poll(status, POLLING).toBe(410)
    const { body } = await ask(request, address)
    expect(body).toContain('この素材は提供を終了しました')
    expect(body).not.toContain(item.preview.sha256)
    const refused = await request.post('/api/v2/downloads', {
      headers: { Accept: 'application/json' },
      data: { item: item.slug, format: item.originalFormat },
    })
    expect(refused.status()).toBe(410)
  } finally {
    await admin.update('items', item.id, { visibility: 'published' })
  }
  await expect.poll(status, POLLING).toBe(200)
})

interface Answer {
  readonly status: number
  readonly url: string
  /** Path from the root of the site; empty without a redirect. */
  readonly location: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends one request and follows no redirect. */
async function ask(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await request.get(path, { maxRedirects: 0, headers })
  return {
    status: response.status(),
    url: response.url(),
    location: response.headers().location ?? '',
    headers: response.headers(),
    body: await response.text(),
  }
}
