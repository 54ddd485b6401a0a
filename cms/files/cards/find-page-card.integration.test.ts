import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { PageCardOf } from '#domain/landing/page-card.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { createFindPageCard } from './find-page-card.ts'

let test: TestPayload
let pool: Pool
let heart: number
let fox: number

beforeAll(async () => {
  test = await openPayload()
  pool = new Pool({ connectionString: process.env.DATABASE_URL })
  const catalogue = await makeCatalogue(test.payload)
  heart = (await catalogue.add({ title: 'Red heart' })).id
  fox = (await catalogue.add({ title: 'Fox' })).id
  for (const id of [heart, fox])
    await run(
      test.payload,
      fragment`update items set shown_sha256 = ${shaOf(id)}, shown_ground = 'dark' where id = ${id}`,
    )
})
afterAll(async () => {
  await pool.end()
  await test.close()
})

const shaOf = (id: number) => String(id).padStart(64, '0')
const find = (card: PageCardOf) => createFindPageCard(pool)(card)
const page = (slug: string, locale: 'en' | 'de' | 'ja' = 'en', place: 'page' | 'root' = 'page') =>
  find({ kind: 'page', locale, place, slug })

const makePage = (slug: string, data: object = {}) =>
  test.payload.create({
    collection: 'landing-pages',
    locale: 'en',
    data: {
      title: `About ${slug}`,
      place: 'page',
      slug,
      layout: 'listing',
      hero: 'none',
      selection: { price: 'all' },
      _status: 'published',
      ...data,
    } as never,
  })

it('has the title of a page in its language, and in English without a translation', async () => {
  const { id } = await makePage('birds')
  await test.payload.update({
    collection: 'landing-pages',
    id,
    locale: 'de',
    data: { title: 'Über Vögel', seo: { title: 'Vögel' }, _status: 'published' },
  })
  expect(await page('birds')).toMatchObject({ title: 'About birds', author: '', artwork: null })
  expect((await page('birds', 'de'))?.title).toBe('Vögel')
  expect((await page('birds', 'ja'))?.title).toBe('About birds')
  expect((await page('birds'))?.site).not.toBe('')
})

it('has the picture that was chosen for sharing, else the first chosen work', async () => {
  await makePage('works', { hero: 'chosen', heroItems: [fox, heart] })
  expect((await page('works'))?.artwork).toEqual({ sha256: shaOf(fox), ground: 'dark' })
  await makePage('shared', { hero: 'chosen', heroItems: [fox], seo: { picture: heart } })
  expect((await page('shared'))?.artwork).toEqual({ sha256: shaOf(heart), ground: 'dark' })
})

it('has the picture of the media library that was chosen for sharing, in place of a work', async () => {
  const [picture] = await run<{ id: number }>(
    test.payload,
    fragment`insert into pictures (title, sha256) values ('Beach', ${'d'.repeat(64)}) returning id`,
  )
  await makePage('photo', { seo: { picture: heart, image: picture?.id } })
  expect((await page('photo'))?.artwork).toEqual({ sha256: 'd'.repeat(64), ground: 'any', ofMedia: true })
})

it('is none of a draft, of the trash and at another place', async () => {
  await makePage('hidden', { _status: 'draft' })
  const { id } = await makePage('thrown')
  await test.payload.update({
    collection: 'landing-pages',
    id,
    data: { deletedAt: new Date().toISOString() },
  })
  expect([await page('hidden'), await page('thrown'), await page('birds', 'en', 'root')]).toEqual([
    null,
    null,
    null,
  ])
})

it('has the title, the author and the cover of a post from its day on', async () => {
  const { payload } = test
  const author = await payload.create({ collection: 'authors', data: { name: 'Åsa', slug: 'asa' } })
  const category = await payload.create({
    collection: 'blog-topics',
    data: { name: 'Formats', kind: 'category', slug: 'formats' },
  })
  const text = { type: 'text', version: 1, text: 'Words', format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ type: 'paragraph', version: 1, children: [text] }]
  const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } }
  const make = (slug: string, publishedAt: string) =>
    payload.create({
      collection: 'posts',
      locale: 'en',
      data: {
        title: 'Lottie',
        slug,
        publishedAt,
        body,
        author: author.id,
        category: category.id,
        cover: [fox],
        _status: 'published',
      } as never,
    })
  await make('lottie', '2026-01-01T00:00:00.000Z')
  await make('later', '2099-01-01T00:00:00.000Z')
  expect(await find({ kind: 'post', locale: 'ja', slug: 'lottie' })).toMatchObject({
    title: 'Lottie',
    author: 'Åsa',
    artwork: { sha256: shaOf(fox) },
  })
  expect(await find({ kind: 'post', locale: 'en', slug: 'later' })).toBeNull()
})

it('has the heading of invitations in each language, and the name of the site before one is written', async () => {
  const invitation = (locale: 'en' | 'de' | 'ja') => find({ kind: 'invitation', locale })
  expect(await invitation('en')).toMatchObject({ title: DEFAULT_SITE_NAME, author: '', artwork: null })
  await test.payload.updateGlobal({ slug: 'site-texts', data: { invitation: { heading: 'Come in' } } })
  await test.payload.updateGlobal({
    slug: 'site-texts',
    locale: 'de',
    data: { invitation: { heading: 'Komm herein' } },
  })
  expect((await invitation('de'))?.title).toBe('Komm herein')
  expect((await invitation('ja'))?.title).toBe('Come in')
})
