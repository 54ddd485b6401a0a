import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { readLandingPage } from '#cms/operations/landing/read-landing.ts'
import type { LandingPage as PageRow } from '#cms/payload-types.ts'
import { makeBlockPage } from '#cms/testing/block-pages.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { Block } from '#domain/contract/blocks/served.ts'
import { landingPageSchema } from '#domain/contract/landing.ts'
import type { Locale } from '#domain/locales/locales.ts'

let test: TestPayload
let heart: { readonly id: number }
let fox: { readonly id: number }
/** Retired by a test. */
let lost: { readonly id: number }

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  heart = await catalogue.add({ title: 'Red heart', tags: ['love'], popularity: 9 })
  fox = await catalogue.add({ title: 'Fox', kind: 'illustration', tags: ['animal'], popularity: 3 })
  lost = await catalogue.add({ title: 'Lost', kind: 'illustration' })
  await catalogue.count()
})
afterAll(() => test.close())

type Written = NonNullable<PageRow['blocks']>

const make = (slug: string, blocks: Written) =>
  makeBlockPage(test.payload, slug, { blocks, _status: 'published' })

const read = async (slug: string, locale: Locale = 'en') => {
  const now = new Date('2026-11-21T12:00:00Z')
  const at = { place: 'page', slug } as const
  return landingPageSchema.parse(
    await readLandingPage(test.payload, postgresSearch(test.payload), at, locale, now),
  )
}

const text = (words: string, url = '/pricing') => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 3,
            fields: { linkType: 'custom', url },
            children: [{ type: 'text', version: 1, text: words }],
          },
        ],
      },
    ],
  },
})

/** The blocks that need nothing of the library beyond two works. */
const everyBlock = (): Written => [
  {
    blockType: 'hero',
    layout: 'beside',
    heading: 'Hello',
    actions: [{ label: 'Prices', address: '/pricing' }],
    works: [fox.id, heart.id],
  },
  {
    blockType: 'mosaic',
    selection: { price: 'all', kinds: ['icon'] },
    count: 6,
    action: { label: 'All', address: '/icons' },
  },
  { blockType: 'packs' },
  { blockType: 'plans', heading: 'Plans' },
  { blockType: 'features', items: [{ icon: 'star', title: 'Sharp', address: 'https://example.com/a' }] },
  { blockType: 'steps', items: [{ title: 'Search' }] },
  {
    blockType: 'numbers',
    items: [
      { source: 'assets', label: 'Assets' },
      { source: 'typed', value: '24/7', label: 'Help' },
    ],
  },
  { blockType: 'quote', text: 'Words', name: 'Ada', work: heart.id },
  { blockType: 'logos', items: [{ name: 'Figma', address: 'https://www.figma.com/' }] },
  { blockType: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] },
  { blockType: 'video', title: 'A film', address: 'https://vimeo.com/1084537' },
  { blockType: 'picture', work: heart.id, width: 'wide' },
  { blockType: 'gallery', works: [heart.id, fox.id] },
  { blockType: 'text', body: text('prices') },
  { blockType: 'action', heading: 'Begin', actions: [{ label: 'Go', address: '/' }] },
  { blockType: 'countdown', heading: 'Soon', until: '2026-12-24T00:00:00.000Z' },
  { blockType: 'code', language: 'html', code: '<img src="heart.svg">' },
  {
    blockType: 'comparison',
    columns: [{ name: 'SVG' }, { name: 'PNG' }],
    rows: [{ label: 'Scales', cells: [{ mark: 'yes' }] }],
  },
  { blockType: 'form', topic: 'licence' },
  { blockType: 'embed', title: 'A pen', address: 'https://codepen.io/ada/pen/abcDEF' },
]

const blockOf = <T extends Block['type']>(blocks: readonly Block[], type: T) =>
  blocks.find((block): block is Extract<Block, { type: T }> => block.type === type)

describe('blocks of a page', () => {
  it('are read with what they show of the library, with links in the language', async () => {
    await make('every', everyBlock())
    const { layout, blocks } = await read('every', 'de')
    expect(layout).toBe('blocks')
    expect(blocks.map(({ type }) => type)).toEqual(everyBlock().map(({ blockType }) => blockType))
    expect(blockOf(blocks, 'hero')).toMatchObject({
      heading: 'Hello',
      actions: [{ label: 'Prices', href: '/de/pricing' }],
      works: [{ title: 'Fox' }, { title: 'Red heart' }],
    })
    expect(blockOf(blocks, 'mosaic')?.items.map(({ title }) => title)).toEqual(['Red heart'])
    expect(blockOf(blocks, 'numbers')?.items.map(({ value }) => value)).toEqual([3, '24/7'])
    expect(blockOf(blocks, 'comparison')?.rows[0]?.cells).toEqual([
      { mark: 'yes', text: null },
      { mark: 'text', text: null },
    ])
    expect(blockOf(blocks, 'video')?.embedded).toEqual({ provider: 'vimeo', id: '1084537' })
    expect(JSON.stringify(blockOf(blocks, 'text')?.body)).toContain('/de/pricing')
  })

  it('are translated one language at a time, and show English until then', async () => {
    const { id, blocks } = await make('translated', [
      { blockType: 'hero', layout: 'plain', heading: 'Hello', intro: 'Words' },
    ])
    const [first] = blocks ?? []
    if (first?.blockType !== 'hero') throw new Error('no hero')
    await test.payload.update({
      collection: 'landing-pages',
      id,
      locale: 'de',
      data: { title: 'Über', blocks: [{ ...first, heading: 'Hallo', intro: '' }], _status: 'published' },
    })
    expect((await read('translated', 'de')).blocks).toMatchObject([{ heading: 'Hallo', intro: 'Words' }])
    expect((await read('translated')).blocks).toMatchObject([{ heading: 'Hello', intro: 'Words' }])
    expect((await read('translated', 'ja')).blocks).toMatchObject([{ heading: 'Hello' }])
  })

  it('leave out a work that was removed, and stay as they are without it', async () => {
    await make('removed', [
      { blockType: 'hero', layout: 'beside', heading: 'Hello', works: [lost.id, heart.id] },
      { blockType: 'picture', work: lost.id, width: 'text' },
      { blockType: 'gallery', works: [lost.id] },
      { blockType: 'quote', text: 'Words', work: lost.id },
    ])
    await run(test.payload, fragment`update items set visibility = 'retired' where id = ${lost.id}`)
    expect((await read('removed')).blocks).toMatchObject([
      { type: 'hero', works: [{ title: 'Red heart' }] },
      { type: 'quote', work: null },
    ])
  })

  it.each([
    [
      'a script as a link',
      {
        blockType: 'hero',
        layout: 'plain',
        heading: 'x',
        actions: [{ label: 'x', address: 'javascript:alert(1)' }],
      },
    ],
    [
      'another host as a path',
      { blockType: 'features', items: [{ icon: 'star', title: 'x', address: '//evil.test' }] },
    ],
    [
      'a page of no provider',
      { blockType: 'embed', title: 'x', address: 'https://evil.test/watch?v=dQw4w9WgXcQ' },
    ],
    ['a page as a video', { blockType: 'video', title: 'x', address: 'https://codepen.io/ada/pen/abcDEF' }],
    ['a heading that is too long', { blockType: 'plans', heading: 'x'.repeat(121) }],
    ['a missing heading', { blockType: 'action', heading: '' }],
    ['too many rows', { blockType: 'steps', items: Array.from({ length: 9 }, () => ({ title: 'x' })) }],
    ['no rows', { blockType: 'faq', items: [] }],
    ['a date that is none', { blockType: 'countdown', heading: 'x', until: 'tomorrow' }],
  ] as [string, Written[number]][])('are refused with %s', async (what, block) => {
    await expect(make(`bad-${what.replaceAll(' ', '-')}`, [block])).rejects.toThrow(/invalid/)
  })

  it('that were written past the panel are inert or left out', async () => {
    const { id } = await make('hostile', [])
    const stored = [
      {
        blockType: 'hero',
        heading: { en: '<script>alert(1)</script>' },
        actions: [{ label: { en: 'x' }, address: 'javascript:alert(1)' }],
      },
      { blockType: 'text', body: { en: text('words', 'javascript:alert(1)') } },
      { blockType: 'embed', title: { en: 'x' }, address: 'https://evil.test/' },
      { blockType: 'html', html: '<script>' },
      { blockType: 'constructor' },
      null,
      'x',
    ]
    await run(
      test.payload,
      fragment`update landing_pages set blocks = ${JSON.stringify(stored)}::jsonb where id = ${id}`,
    )
    const { blocks } = await read('hostile')
    expect(blocks.map(({ type }) => type)).toEqual(['hero', 'text'])
    expect(JSON.stringify(blocks)).not.toContain('javascript:')
  })
})
