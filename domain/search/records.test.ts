import { describe, expect, it } from 'vitest'
import type { Preview } from '#domain/contract/catalogue.ts'
import {
  assetHitSchema,
  contributorHitSchema,
  postHitSchema,
  suggestionHitSchema,
  tagHitSchema,
} from '#domain/contract/search.ts'
import { type BundleFacts, bundleRecord } from './bundle-record.ts'
import { contributorRecord } from './contributor-record.ts'
import { type ItemFacts, itemRecord } from './item-record.ts'
import { type PackFacts, packRecord } from './pack-record.ts'
import { postRecord } from './post-record.ts'
import { objectId, ROW_KINDS, rowIdOf } from './records.ts'
import { suggestionRecords } from './suggestion-record.ts'
import { tagRecord } from './tag-record.ts'

const preview: Preview = {
  sha256: 'a'.repeat(64),
  modifiedAt: '2026-01-01T00:00:00.000Z',
  width: 24,
  height: 24,
  ground: 'light',
  motion: null,
  playable: true,
}

const asset = {
  id: 7,
  version: 42,
  titles: { en: 'Red heart', de: 'Rotes Herz' },
  price: null,
  featured: false,
  downloads: 3,
  popularity: 1.2345,
  publishedAt: new Date('2026-01-01T00:00:00.900Z'),
  contributor: { username: 'ada', name: 'Ada' },
}

const item: ItemFacts = {
  ...asset,
  slug: 'red-heart-23456',
  kind: 'icon',
  tags: [
    { slug: 'love', names: { en: 'love', de: 'Liebe' } },
    { slug: 'emoji', names: { en: 'emoji', de: 'emoji' } },
  ],
  style: { slug: 'line', names: { en: 'Line' } },
  categories: [
    { slug: 'feelings', names: { en: 'Feelings', de: 'Gefühle' } },
    { slug: 'people', names: { en: 'People' } },
  ],
  pack: { slug: 'field-guide-34567', names: { en: 'Field guide' } },
  collections: ['valentine'],
  originalFormat: 'svg',
  dimension: null,
  people: { count: null, genders: [], ages: [], ethnicities: [] },
  palette: ['#ff0000'],
  preview,
}

describe('the identity of a record', () => {
  it.each(ROW_KINDS)('of %s yields the row', (kind) => {
    expect(rowIdOf(objectId(kind, 1_234_567))).toBe(1_234_567)
  })
})

describe('itemRecord', () => {
  it('is in the requested language, and in English without a translation', () => {
    const record = itemRecord(item, 'de')
    expect(record).toMatchObject({
      title: 'Rotes Herz',
      tags: ['Liebe', 'emoji'],
      styleName: 'Line',
      categoryNames: ['Gefühle', 'People'],
      packTitle: 'Field guide',
    })
  })

  it('contains English words beside those of the language only where they differ', () => {
    expect(itemRecord(item, 'de')).toMatchObject({ titleEn: 'Red heart', tagsEn: ['love'] })
    expect(itemRecord(item, 'en')).toMatchObject({ titleEn: null, tagsEn: [] })
    expect(itemRecord(item, 'ja')).toMatchObject({ title: 'Red heart', titleEn: null, tagsEn: [] })
  })

  it('is filtered by slugs, which are the same in every language', () => {
    const { tagSlugs, categories, style, pack, contributor } = itemRecord(item, 'ko')
    expect({ tagSlugs, categories, style, pack, contributor }).toEqual({
      tagSlugs: ['love', 'emoji'],
      categories: ['feelings', 'people'],
      style: 'line',
      pack: 'field-guide-34567',
      contributor: 'ada',
    })
  })

  it('contains whole numbers for ranking', () => {
    expect(itemRecord(item, 'en')).toMatchObject({ popularity: 12_345, publishedAt: 1_767_225_600 })
  })

  it('always has the same attributes, so that an update leaves no old value', () => {
    const bare = { ...item, style: null, pack: null, tags: [], categories: [], publishedAt: null }
    expect(Object.keys(itemRecord(bare, 'de')).sort()).toEqual(Object.keys(itemRecord(item, 'en')).sort())
    expect(Object.values(itemRecord(bare, 'de'))).not.toContain(undefined)
  })

  it('has price 0 when it is free, and its price otherwise', () => {
    expect(itemRecord(item, 'en')).toMatchObject({ free: true, price: 0, currency: null })
    const exclusive = { ...item, price: { amount: 700, currency: 'USD' as const } }
    expect(itemRecord(exclusive, 'en')).toMatchObject({ free: false, price: 700, currency: 'USD' })
  })

  it('has the formats of its original and of its PNG', () => {
    expect(itemRecord(item, 'en').formats).toEqual(['svg', 'png'])
    expect(itemRecord({ ...item, originalFormat: 'png' }, 'en').formats).toEqual(['png'])
  })
})

describe('records that the storefront parses', () => {
  const pack: PackFacts = { ...item, slug: 'p-23456', itemCount: 3, previews: [preview], tint: 'red' }
  const bundle: BundleFacts = { ...asset, ...pack, packTitles: [{ en: 'Field guide' }] }

  it('are cards for every form of asset', () => {
    expect(assetHitSchema.parse(itemRecord(item, 'de'))).toMatchObject({
      objectID: 'item-7',
      form: 'item',
      title: 'Rotes Herz',
      preview,
    })
    expect(assetHitSchema.parse(packRecord(pack, 'de'))).toMatchObject({ objectID: 'pack-7', itemCount: 3 })
    expect(assetHitSchema.parse(bundleRecord(bundle, 'de'))).toMatchObject({
      objectID: 'bundle-7',
      packCount: 1,
    })
  })

  it('are directory entries of contributors, tags, posts and suggestions', () => {
    const contributor = contributorRecord(
      {
        id: 3,
        version: 1,
        username: 'ada',
        name: 'Ada',
        type: 'person',
        claimed: true,
        itemCount: 2,
        packCount: 1,
        biographies: {},
      },
      'fr',
    )
    expect(contributorHitSchema.parse(contributor)).toMatchObject({
      objectID: 'contributor-3',
      username: 'ada',
    })
    const tag = tagRecord(
      { id: 5, version: 1, slug: 'love', names: { en: 'love', fr: 'amour' }, itemCount: 9 },
      'fr',
    )
    expect(tag.nameEn).toBe('love')
    expect(tagHitSchema.parse(tag)).toEqual({ objectID: 'tag-5', slug: 'love', name: 'amour', itemCount: 9 })
    const post = postRecord(
      {
        id: 1,
        version: 1,
        slug: 'hello',
        titles: { en: 'Hello' },
        excerpts: { en: 'Short' },
        bodies: { en: 'x'.repeat(5001) },
        author: 'Ada',
        tags: [],
        publishedAt: new Date(0),
      },
      'fr',
    )
    expect(post.body).toHaveLength(5000)
    expect(postHitSchema.parse(post)).toMatchObject({ title: 'Hello', publishedAt: 0 })
    const [suggestion] = suggestionRecords([{ query: 'love', kind: 'icon', count: 2, popularity: 0 }], 'en')
    expect(suggestionHitSchema.parse(suggestion)).toMatchObject({ query: 'love', kinds: ['icon'] })
  })
})

describe('suggestionRecords', () => {
  const fact = { kind: 'icon', count: 2, popularity: 1 } as const

  it('contain each query once, in its most frequent spelling', () => {
    const records = suggestionRecords(
      [
        { ...fact, query: 'Hearts', count: 2 },
        { ...fact, query: 'heart', count: 5, kind: 'photo' },
      ],
      'en',
    )
    expect(records).toEqual([
      {
        objectID: 'suggestion-heart',
        query: 'heart',
        kinds: ['icon', 'photo'],
        count: 7,
        popularity: 20_000,
      },
    ])
  })

  it('leave out names that end in digits and fillers alone, and keep 3d', () => {
    const queries = ['iconify1', 'icon', 'free', '3d heart'].map((query) => ({ ...fact, query }))
    expect(suggestionRecords(queries, 'en').map(({ query }) => query)).toEqual(['3d heart'])
  })

  it('leave out queries without a word, and of more than four', () => {
    expect(suggestionRecords([{ ...fact, query: '—' }], 'en')).toEqual([])
    expect(suggestionRecords([{ ...fact, query: 'one two three four' }], 'en')).toHaveLength(1)
    expect(suggestionRecords([{ ...fact, query: 'one two three four five' }], 'en')).toEqual([])
  })

  it('leave out what finds one work, in all its spellings and kinds', () => {
    const one = { ...fact, count: 1 }
    expect(
      suggestionRecords(
        [
          { ...one, query: 'Atlas' },
          { ...one, query: 'atlas' },
        ],
        'en',
      ),
    ).toEqual([])
    const inTwoKinds = [
      { ...one, query: 'atlas' },
      { ...one, query: 'atlas', kind: 'photo' as const },
    ]
    expect(suggestionRecords(inTwoKinds, 'en')).toMatchObject([{ query: 'atlas', count: 2 }])
  })

  it('count a work once that has a phrase as its title and as a tag', () => {
    const facts = [
      { ...fact, query: 'heart', count: 4 },
      { ...fact, query: 'hearts', count: 3 },
    ]
    expect(suggestionRecords(facts, 'en')).toMatchObject([{ query: 'heart', count: 4 }])
  })

  it.each([
    ['es', 'corazón', 'corazones'],
    ['es', 'luz', 'luces'],
    ['pt', 'coração', 'corações'],
    ['fr', 'animal', 'animaux'],
    ['fr', 'bateau', 'bateaux'],
    ['de', 'Herz', 'Herzen'],
    ['ko', '사람', '사람들'],
  ] as const)('merge plurals with their singulars in %s: %s, %s', (locale, singular, plural) => {
    const facts = [
      { ...fact, query: plural },
      { ...fact, query: singular, count: 5 },
    ]
    const [only, ...others] = suggestionRecords(facts, locale)
    expect(only).toMatchObject({ query: singular.toLowerCase(), count: 5 })
    expect(others).toEqual([])
    expect(suggestionRecords([{ ...fact, query: plural }], locale)).toHaveLength(1)
  })

  it('keep words separate that only look like a plural', () => {
    const facts = ['Reis', 'Reise'].map((query) => ({ ...fact, query }))
    expect(suggestionRecords(facts, 'de')).toHaveLength(2)
  })
})
