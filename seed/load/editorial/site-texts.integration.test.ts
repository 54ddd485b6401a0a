import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSiteTexts } from '#cms/operations/menu/read-site-texts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { WRITTEN_PAGES } from '../../pages/written/index.ts'
import { FOOTER } from '../../site-texts.ts'
import { createLandingPages } from './landing-pages.ts'
import { createSiteTexts } from './site-texts.ts'
import { inPayloadTransaction } from './transaction.ts'

let opened: TestPayload

beforeAll(async () => {
  opened = await openPayload()
  const pages = WRITTEN_PAGES.map((page) => ({
    page,
    tags: [],
    styles: [],
    categories: [],
    blocks: page.blocks?.(() => []) ?? [],
  }))
  await inPayloadTransaction(opened.payload, async (req) => {
    await createLandingPages(opened.payload, req, pages)
    await createSiteTexts(opened.payload, req)
  })
}, 240_000)
afterAll(() => opened.close())

test.each(LOCALE_CODES)('every information page is published in %s', async (locale) => {
  const { docs } = await opened.payload.find({
    collection: 'landing-pages',
    locale,
    pagination: false,
    where: { _status: { equals: 'published' } },
  })
  expect(docs).toHaveLength(WRITTEN_PAGES.length)
  for (const page of WRITTEN_PAGES) {
    const found = docs.find(({ place, slug }) => place === page.place && slug === page.slug)
    expect(found?.title, page.slug).toBe(page.titles[locale])
    expect(found?.blocks?.[0]).toMatchObject({
      heading: page.titles[locale],
      intro: page.descriptions[locale],
    })
  }
})

test.each(LOCALE_CODES)('the footer and the programs are served in %s', async (locale) => {
  const texts = await readSiteTexts(opened.payload, locale)
  expect(texts.footer.map(({ heading }) => heading)).toEqual(FOOTER.map(({ headings }) => headings[locale]))
  const links = texts.footer.flatMap((column) => column.links)
  expect(links.map(({ label }) => label)).toEqual(
    FOOTER.flatMap((column) => column.links.map(({ labels }) => labels[locale])),
  )
  expect(texts.strip[0]).toEqual({
    label: 'Figma',
    href: `/${LOCALES[locale].prefix}/plugins/for-figma`,
  })
})
