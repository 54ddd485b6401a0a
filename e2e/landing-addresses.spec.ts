import type { APIRequestContext } from '@playwright/test'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import { landingAddressesSchema } from '#domain/contract/landing.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** A change by an editor is visible to visitors within this time. */
const POLLING = { timeout: 20_000, intervals: [250, 500, 1000] }

const addressOf = ({ place, slug }: LandingAddress, locale: Locale) =>
  href(LANDING_PLACES[place].family, locale, { slug })

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status()
}

test('every published landing page exists in every language', async ({ request, catalogue }) => {
  const pages = landingAddressesSchema.parse(await catalogue.read('landing-pages', 'landingPages'))
  expect(pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['avatar', 'emoji', 'stickers', 'notion-icons', 'christmas-assets']),
  )
  for (const at of pages) {
    for (const locale of LOCALE_CODES) expect(await statusOf(request, addressOf(at, locale))).toBe(200)
  }
})

test('a landing page appears, changes and disappears as an editor publishes it', async ({
  request,
  editor,
}) => {
  const slug = `journey-${Date.now()}`
  const at = { place: 'root', slug } as const
  const address = addressOf(at, 'de')
  const body = async () => (await request.get(address)).text()
  const { id } = await editor.create('landing-pages', {
    title: 'Made on a journey',
    place: 'root',
    slug,
    hero: 'none',
    selection: { price: 'all', kinds: ['icon'] },
    _status: 'draft',
  })
  try {
    expect(await statusOf(request, address)).toBe(404)
    await editor.update('landing-pages', id, { _status: 'published' })
    await expect.poll(() => statusOf(request, address), POLLING).toBe(200)
    expect(await body()).toContain('Made on a journey')
    const bare = await request.get(`/${slug}`, { maxRedirects: 0 })
    expect([bare.status(), bare.headers().location]).toEqual([301, address])

    await editor.update('landing-pages', id, { title: 'Changed on a journey', _status: 'published' })
    await expect.poll(body, POLLING).toContain('Changed on a journey')

    await editor.update('landing-pages', id, { slug: `${slug}-moved`, _status: 'published' })
    await expect.poll(() => statusOf(request, `${address}-moved`), POLLING).toBe(200)
    await expect
      .poll(async () => (await request.get(address, { maxRedirects: 0 })).headers().location, POLLING)
      .toBe(`${address}-moved`)
  } finally {
    await editor.remove('landing-pages', id)
  }
  await expect.poll(() => statusOf(request, `${address}-moved`), POLLING).toBe(404)
})

test('the CMS refuses a reserved address of a landing page with the reason', async ({ editor }) => {
  const make = (slug: string) =>
    editor.create('landing-pages', {
      title: 'No',
      place: 'root',
      slug,
      selection: { price: 'all' },
      _status: 'published',
    })
  await expect(make('icons')).rejects.toThrow(/^400.*Another page of the site has this word/s)
  await expect(make('jp')).rejects.toThrow(/stands for a language/)
  await expect(make('Two words')).rejects.toThrow(/single hyphens/)
})

test('unknown words answer 404, and many of them too', async ({ request }) => {
  const words = Array.from({ length: 50 }, (_, index) => `/en/nothing-${index}-${Date.now()}`)
  expect(new Set(await Promise.all(words.map((word) => statusOf(request, word))))).toEqual(new Set([404]))
})

test('every address of a kit redirects to its pack', async ({ request, catalogue }) => {
  const leadsTo = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).headers().location
  expect(await leadsTo('/en/illustration-kits')).toBe('/en/kit-illustration-packs')
  expect(await leadsTo('/en/illustration-kits/all-assets')).toBe('/en/kit-illustrations')
  const kit = await firstOf(catalogue, 'pack', { kind: 'kit-illustration' })
  expect(await leadsTo(`/en/illustration-kit/${kit.slug}`)).toBe(href('pack', 'en', kit))
})

test('templates for every use have one address each', async ({ request, catalogue }) => {
  for (const use of TEMPLATE_CATEGORY_CODES) {
    expect((await catalogue.listing({ template: use })).total, use).toBeGreaterThan(0)
  }
  const template = await firstOf(catalogue, 'item', { template: 'social' })
  const answer = await request.get(`/en/templates/social/${template.slug}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, href('item', 'en', template)])
})
