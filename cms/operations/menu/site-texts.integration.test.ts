import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { NO_SITE_TEXTS } from '#domain/contract/site-texts.ts'
import { readSiteTexts } from './read-site-texts.ts'

let opened: TestPayload

beforeAll(async () => {
  opened = await openPayload()
})
afterAll(() => opened.close())

const save = (...addresses: readonly string[]) =>
  opened.payload.updateGlobal({
    slug: 'site-texts',
    data: {
      footer: [{ heading: 'Company', links: addresses.map((address) => ({ label: address, address })) }],
    },
  })

test('everything is built in until an editor writes it', async () => {
  expect(await readSiteTexts(opened.payload, 'en')).toEqual(NO_SITE_TEXTS)
})

test('a changed menu is served in each language, and its pages are announced', async () => {
  await save('/pricing', 'https://other.example/')
  const [column] = (await readSiteTexts(opened.payload, 'ja')).footer
  expect(column?.links.map(({ href }) => href)).toEqual(['/jp/pricing', 'https://other.example/'])
  const waiting = await run<{ key: string }>(opened.payload, fragment`select key from outbox`)
  expect(waiting.map(({ key }) => key)).toContain('site-texts')
})

test.each([
  '/nowhere',
  '/en/pricing',
  'pricing',
  'http://plain.example/',
  'https://',
  '/pages/unwritten',
  '/about-unwritten',
])('the broken link %s is refused with its number', async (address) => {
  await expect(save(address)).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ message: expect.stringContaining('12181') })] },
  })
})

test('a link to a page that leaves the site is left out', async () => {
  const page = await opened.payload.create({
    collection: 'landing-pages',
    locale: 'en',
    data: {
      title: 'About',
      place: 'root',
      slug: 'about',
      layout: 'blocks',
      hero: 'none',
      selection: { price: 'all' },
      blocks: [{ blockType: 'action', heading: 'Begin' }],
      _status: 'published',
    },
  })
  await save('/about', '/pricing')
  const hrefs = async () =>
    (await readSiteTexts(opened.payload, 'en')).footer.flatMap(({ links }) => links.map(({ href }) => href))
  expect(await hrefs()).toEqual(['/en/about', '/en/pricing'])
  await opened.payload.update({ collection: 'landing-pages', id: page.id, data: { _status: 'draft' } })
  expect(await hrefs()).toEqual(['/en/pricing'])
})

test('the words of an error page fall back to English, then to the built-in ones', async () => {
  await opened.payload.updateGlobal({
    slug: 'site-texts',
    data: { footer: [], notFound: { heading: 'Lost?' } },
  })
  const { errors } = await readSiteTexts(opened.payload, 'de')
  expect(errors['not-found']).toEqual({ heading: 'Lost?', text: null })
  expect(errors.internal).toEqual({ heading: null, text: null })
})
