import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { CURATED_LANDING_PAGES } from '../../landing-pages.ts'
import { GUIDE_PAGE } from '../../pages/guide.ts'
import { SUBJECT_BLOCKS } from '../../pages/subject-blocks.ts'
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
  blocks: [],
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

test('publishes a page of every block in each language', async () => {
  const blocks = GUIDE_PAGE.blocks?.(() => []) ?? []
  expect(new Set(blocks.map(({ blockType }) => blockType))).toEqual(new Set(BLOCK_TYPES))
  await publish({ ...page('unused'), page: { ...GUIDE_PAGE, related: [] }, blocks })
  const { docs } = await opened.payload.find({
    collection: 'landing-pages',
    locale: 'ja',
    where: { slug: { equals: GUIDE_PAGE.slug } },
  })
  expect(docs[0]?.blocks?.[0]).toMatchObject({ blockType: 'hero', heading: GUIDE_PAGE.titles.ja })
  const [stored] = await run<{ heading: unknown }>(
    opened.payload,
    fragment`select blocks -> 1 -> 'heading' as heading from landing_pages where slug = ${GUIDE_PAGE.slug}`,
  )
  expect(stored?.heading).toMatchObject({ en: 'The library today', ja: '今日のライブラリ' })
  expect(Object.keys(stored?.heading ?? {})).toHaveLength(LOCALE_CODES.length)
})

test.each(Object.entries(SUBJECT_BLOCKS))('publishes the blocks of %s', async (slug, blocks) => {
  const made = page(slug)
  const place = CURATED_LANDING_PAGES.find((curated) => curated.slug === slug)?.place ?? 'root'
  await publish({ ...made, page: { ...made.page, place }, blocks: blocks(() => []) })
  const { docs } = await opened.payload.find({
    collection: 'landing-pages',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
  })
  expect(docs[0]?.blocks?.length).toBeGreaterThan(0)
})
