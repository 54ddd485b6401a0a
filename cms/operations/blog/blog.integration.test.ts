import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import {
  authorsSchema,
  blogAddressesSchema,
  postAssetsSchema,
  postCardsSchema,
  postListSchema,
  postSchema,
  topicsSchema,
} from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readAuthors, readBlogAddresses, readTopics } from './read-places.ts'
import { readPost, readPostAssets } from './read-post.ts'
import { readFeed, readPosts } from './read-posts.ts'

let test: TestPayload
let leaf: number
let stone: number
let ids: { author: number; category: number; tag: number }

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  leaf = (await catalogue.add({ title: 'Leaf' })).id
  stone = (await catalogue.add({ title: 'Stone' })).id
  const { payload } = test
  const topic = (kind: 'category' | 'tag', slug: string) =>
    payload.create({ collection: 'blog-topics', locale: 'en', data: { kind, slug, name: slug } })
  const author = await payload.create({
    collection: 'authors',
    data: { name: 'Ada', slug: 'ada', portrait: leaf },
  })
  ids = {
    author: author.id,
    category: (await topic('category', 'icons')).id,
    tag: (await topic('tag', 'grid')).id,
  }
})
afterAll(() => test.close())

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: null,
  format: '' as const,
  indent: 0,
  children,
})
const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '6740000000000000000000aa', blockName: '', blockType, ...fields },
})
const bodyOf = (...children: object[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: children as { type: string; version: number }[],
  },
})

interface Fields {
  readonly status?: 'draft' | 'published'
  readonly publishedAt?: string
  readonly title?: string
  readonly body?: ReturnType<typeof bodyOf>
  readonly cover?: number[]
}

const make = (
  slug: string,
  { status = 'published', publishedAt = '2026-01-01T00:00:00Z', ...rest }: Fields = {},
) =>
  test.payload.create({
    collection: 'posts',
    locale: 'en',
    draft: status === 'draft',
    data: {
      title: `About ${slug}`,
      body: bodyOf(paragraph(text(`All about ${slug}.`))),
      slug,
      publishedAt,
      author: ids.author,
      category: ids.category,
      tags: [ids.tag],
      ...rest,
      _status: status,
    },
  })

const read = async (slug: string, locale: Locale = 'en') => {
  const post = await readPost(test.payload, slug, locale)
  return post && postSchema.parse(post)
}
const list = async (query: Partial<Parameters<typeof readPosts>[1]> = {}, locale: Locale = 'en') => {
  const found = await readPosts(test.payload, { at: null, words: null, page: 1, ...query }, locale)
  return found && postListSchema.parse(found)
}
const slugsOf = (found: Awaited<ReturnType<typeof list>>) => found?.posts.map(({ slug }) => slug)

describe('drafts and posts of a later day', () => {
  it('are in no page, list, feed or address', async () => {
    await make('drafted', { status: 'draft' })
    await make('tomorrow', { publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
    await make('seen')
    expect([await read('drafted'), await read('tomorrow')]).toEqual([null, null])
    expect(await readPostAssets(test.payload, 'drafted', 'en')).toBeNull()
    const everywhere = JSON.stringify([
      await list(),
      await list({ words: 'about' }),
      postCardsSchema.parse(await readFeed(test.payload, 'en')),
      blogAddressesSchema.parse(await readBlogAddresses(test.payload)),
      await read('seen'),
    ])
    expect(everywhere).toContain('seen')
    expect(everywhere).not.toMatch(/drafted|tomorrow/)
  })

  it('leave a published post as it was while it is edited', async () => {
    const { id } = await make('edited')
    await test.payload.update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'Secret plan' },
    })
    expect((await read('edited'))?.title).toBe('About edited')
  })
})

describe('topics and authors', () => {
  it('list their posts and count only visible ones', async () => {
    const total = (await list())?.total
    expect(
      topicsSchema.parse(await readTopics(test.payload, 'en')).map(({ slug, count }) => [slug, count]),
    ).toEqual([
      ['icons', total],
      ['grid', total],
    ])
    expect(authorsSchema.parse(await readAuthors(test.payload, 'en'))).toMatchObject([
      { slug: 'ada', count: total, portrait: { title: 'Leaf' } },
    ])
    for (const at of [
      { place: 'category', slug: 'icons' },
      { place: 'tag', slug: 'grid' },
      { place: 'author', slug: 'ada' },
    ] as const)
      expect((await list({ at }))?.total).toBe(total)
    expect(await list({ at: { place: 'tag', slug: 'icons' } })).toBeNull()
  })
})

describe('the search', () => {
  it('finds all words in any order, titles first, and takes signs literally', async () => {
    await make('needle', {
      title: 'Needles',
      body: bodyOf(paragraph(text('A quiet haystack with 5 % cotton.'))),
    })
    await make('hay', { title: 'Haystack', publishedAt: '2025-01-01T00:00:00Z' })
    expect(slugsOf(await list({ words: 'cotton haystack' }))).toEqual(['needle'])
    expect(slugsOf(await list({ words: 'haystack' }))).toEqual(['hay', 'needle'])
    expect([await list({ words: '%' }), await list({ words: "'; drop table posts; --" })]).toMatchObject([
      { total: 0 },
      { total: 0 },
    ])
  })
})

describe('a post in several languages', () => {
  it('is shown in English, with its language, where it is not translated', async () => {
    const { id } = await make('words')
    expect(await read('words', 'de')).toMatchObject({ language: 'en', translatedInto: ['en'] })
    await test.payload.update({
      collection: 'posts',
      id,
      locale: 'de',
      data: { title: 'Wörter', body: bodyOf(paragraph(text('Alles über Wörter.'))), _status: 'published' },
    })
    expect(await read('words', 'de')).toMatchObject({
      title: 'Wörter',
      language: 'de',
      translatedInto: ['en', 'de'],
    })
    expect(await read('words', 'en')).toMatchObject({ title: 'About words', language: 'en' })
    expect((await readFeed(test.payload, 'de')).map(({ slug }) => slug)).toEqual(['words'])
    expect(slugsOf(await list({ words: 'Wörter' }, 'de'))).toEqual(['words'])
  })
})

describe('the works in a post', () => {
  it('are left out once they are removed, and the post stays', async () => {
    await make('works', {
      cover: [leaf, stone],
      body: bodyOf(
        paragraph(text('Before.')),
        block('figure', { asset: stone, caption: 'A stone' }),
        block('gallery', { assets: [leaf, stone] }),
      ),
    })
    const assets = async () => postAssetsSchema.parse(await readPostAssets(test.payload, 'works', 'en'))
    expect((await assets()).map(({ id }) => id).sort()).toEqual([leaf, stone].sort())
    await run(test.payload, fragment`update items set visibility = 'retired' where id = ${stone}`)
    expect((await assets()).map(({ card }) => card.title)).toEqual(['Leaf'])
    const post = await read('works')
    expect(post?.assetSlugs).toHaveLength(1)
    expect(post?.article.blocks).toHaveLength(3)
    const card = (await list({ words: 'works' }))?.posts.find(({ slug }) => slug === 'works')
    expect(card?.cover.map(({ title }) => title)).toEqual(['Leaf'])
  })
})

describe('hostile content in the database', () => {
  it('becomes text or nothing', async () => {
    const { id } = await make('hostile')
    const link = (url: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url },
      children: [text('x')],
    })
    const body = bodyOf(
      paragraph(text('<script>alert(1)</script>'), link('javascript:alert(1)'), link('//evil.example')),
      { type: 'html', version: 1, html: '<img src=x onerror=alert(1)>' } as never,
      block('embed', { url: 'https://evil.example/x' }),
      block('constructor', { url: 'x' }),
    )
    await run(
      test.payload,
      fragment`update posts_locales set body = ${JSON.stringify(body)}::jsonb where _parent_id = ${id}`,
    )
    expect((await read('hostile'))?.article.blocks).toEqual([
      {
        kind: 'paragraph',
        children: ['<script>alert(1)</script>', 'x', 'x'].map((words) => ({
          kind: 'text',
          text: words,
          marks: [],
        })),
      },
    ])
  })

  it('is refused by the editor with the reason', async () => {
    const refused = async (body: ReturnType<typeof bodyOf>) =>
      make(`refused-${Math.random().toString(36).slice(2)}`, { body }).then(
        () => 'saved',
        (error: unknown) => String(error),
      )
    expect(await refused(bodyOf(block('embed', { url: 'https://evil.example/x', title: 'x' })))).toMatch(
      /invalid/i,
    )
    expect(await refused(bodyOf(block('table', { rows: 'one line' })))).toMatch(/invalid/i)
    expect(await refused(bodyOf(block('embed', { url: 'https://vimeo.com/76979871', title: 'x' })))).toBe(
      'saved',
    )
  })
})

describe('the address of a post', () => {
  it('redirects to the new one after it changed', async () => {
    const { id } = await make('old-name')
    await test.payload.update({
      collection: 'posts',
      id,
      locale: 'en',
      data: { slug: 'new-name', _status: 'published' },
    })
    expect(await read('old-name')).toBeNull()
    expect(await run(test.payload, fragment`select "from", "to" from redirects`)).toEqual([
      { from: '/blog/old-name', to: '/blog/new-name' },
    ])
  })

  it('is never the word of another page of the blog', async () => {
    await expect(make('page')).rejects.toThrow(/slug/i)
  })
})

describe('posts beside a post', () => {
  it('are the previous, the next and those about the same', async () => {
    await make('before', { publishedAt: '2024-01-01T00:00:00Z' })
    await make('between', { publishedAt: '2024-01-02T00:00:00Z' })
    await make('after', { publishedAt: '2024-01-03T00:00:00Z' })
    expect(await read('between')).toMatchObject({ previous: { slug: 'before' }, next: { slug: 'after' } })
    expect((await read('between'))?.related).toHaveLength(3)
  })
})
