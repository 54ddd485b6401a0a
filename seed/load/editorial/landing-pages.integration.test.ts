import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { named } from '../../taxonomy/names.ts'
import { createLandingPages, type NewLandingPage } from './landing-pages.ts'
import { inPayloadTransaction } from './transaction.ts'

let opened: TestPayload

beforeAll(async () => {
  opened = await openPayload()
})
afterAll(() => opened.close())

const page = (slug: string, ...related: string[]): NewLandingPage => ({
  page: {
    place: 'root',
    slug,
    titles: named(slug, 'es', 'pt', 'fr', `${slug} auf Deutsch`, 'ja', 'ko'),
    descriptions: named('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko'),
    hero: 'none',
    related,
  },
  tags: [],
  styles: [],
  categories: [],
})

const publish = (...pages: NewLandingPage[]) =>
  inPayloadTransaction(opened.payload, (req) => createLandingPages(opened.payload, req, pages))

async function relatedOf(slug: string): Promise<readonly string[]> {
  const { docs } = await opened.payload.find({
    collection: 'landing-pages',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
  })
  return (docs[0]?.related ?? []).map((one) => (typeof one === 'object' ? one.slug : String(one)))
}

test('publishes pages in their languages with links to each other, in any order', async () => {
  await publish(page('first', 'second'), page('second', 'first', 'unheard-of'))
  expect([await relatedOf('first'), await relatedOf('second')]).toEqual([['second'], ['first']])
  const { docs } = await opened.payload.find({ collection: 'landing-pages', locale: 'de', sort: 'slug' })
  expect(docs.map(({ title }) => title)).toEqual(['first auf Deutsch', 'second auf Deutsch'])
})

test('a page that is added later links to existing pages', async () => {
  await publish(page('third', 'first'))
  expect(await relatedOf('third')).toEqual(['first'])
})
