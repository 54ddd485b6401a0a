import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTopics } from '#cms/operations/blog/read-places.ts'
import { readPost, readPostAssets } from '#cms/operations/blog/read-post.ts'
import { readPosts } from '#cms/operations/blog/read-posts.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { postAssetsSchema, postSchema } from '#domain/contract/blog.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { SEED_POSTS } from '#seed/blog/posts.ts'
import { authorPortraits, createPosts, newPosts } from './blog.ts'
import { inPayloadTransaction } from './transaction.ts'

let opened: TestPayload
let client: pg.PoolClient

beforeAll(async () => {
  opened = await openPayload()
  const { pool } = opened.payload.db as unknown as PostgresAdapter
  client = await pool.connect()
  const catalogue = await makeCatalogue(opened.payload)
  await catalogue.add({ title: 'Bell', popularity: 1 })
  for (const title of ['Fox', 'Tree', 'House']) await catalogue.add({ title, popularity: 9 })
  await catalogue.add({ title: 'Person at a desk', kind: 'illustration' })
  const posts = await newPosts(client)
  const portraits = await authorPortraits(client)
  await inPayloadTransaction(opened.payload, (req) => createPosts(opened.payload, req, posts, portraits))
})
afterAll(async () => {
  client.release()
  await opened.close()
})

test('publishes twelve posts, with topics in every language', async () => {
  expect((await readPosts(opened.payload, { at: null, words: null, page: 1 }, 'en'))?.total).toBe(
    SEED_POSTS.length,
  )
  expect((await readTopics(opened.payload, 'de')).map(({ name }) => name)).toContain('Gestaltung')
})

test('publishes translated posts in all languages, with the same works', async () => {
  for (const { slug, locales } of SEED_POSTS) {
    const post = postSchema.parse(await readPost(opened.payload, slug, 'en'))
    expect([...post.translatedInto].sort()).toEqual([...locales].sort())
    if (locales.length === 1) continue
    for (const locale of LOCALE_CODES) {
      const translated = postSchema.parse(await readPost(opened.payload, slug, locale))
      expect(translated.language).toBe(locale)
      expect(translated.assetSlugs).toEqual(post.assetSlugs)
    }
  }
})

test('shows works that fit the words first', async () => {
  const assets = postAssetsSchema.parse(await readPostAssets(opened.payload, 'choosing-png-sizes', 'en'))
  const shown = assets.map(({ card }) => card.title)
  expect(shown).toContain('Bell')
})

test('adds nothing a second time', async () => {
  expect(await newPosts(client)).toEqual([])
})
