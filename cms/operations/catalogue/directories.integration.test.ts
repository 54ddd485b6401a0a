import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { fragment, run, type SQL } from '#cms/operations/database.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import {
  categoryCoversSchema,
  contributorsSchema,
  keywordsSchema,
  overviewSchema,
  profileSchema,
} from '#domain/contract/directories.ts'
import { readContributor } from './read-contributor.ts'
import { readContributors } from './read-contributors.ts'
import { readCategoryCovers } from './read-directories.ts'
import { readKeywords } from './read-keywords.ts'
import { readOverview } from './read-overview.ts'

let test: TestPayload
const change = (query: SQL) => run(test.payload, query)

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  await catalogue.add({ title: 'Heart', tags: ['love', 'ärger'], popularity: 1 })
  await catalogue.add({ title: 'Fox', tags: ['love'], popularity: 5 })
  await catalogue.add({ title: 'Draft', visibility: 'draft', tags: ['secret'] })
  await catalogue.count()
  await change(fragment`update tags set item_count = 2 where slug = 'love'`)
  await change(fragment`update tags set item_count = 1 where slug = 'ärger'`)
  await change(fragment`
    insert into tags_locales (_parent_id, _locale, name)
    select id, 'ja', 'ラブ' from tags where slug = 'love'`)
  await change(fragment`update contributors set item_count = 2 where username = 'ada'`)
  await change(fragment`
    insert into contributors (username, name, type, claimed, item_count, followers_count, designation, open_to_work, contact)
    values ('grace', 'Grace 100%', 'team', true, 1, 9, 'illustrator', true, 'grace@example.com'),
      ('nobody', 'Nobody', 'person', false, 0, 0, null, false, null)`)
})
afterAll(() => test.close())

describe('contributors', () => {
  const names = async (asked: Parameters<typeof readContributors>[1]) =>
    contributorsSchema
      .parse(await readContributors(test.payload, asked))
      .entries.map(({ username }) => username)

  it('are those with published works, in the requested order', async () => {
    expect(await names({ page: 1 })).toEqual(['ada', 'grace'])
    expect(await names({ page: 1, order: 'name' })).toEqual(['ada', 'grace'])
    expect(await names({ page: 1, order: 'followers' })).toEqual(['grace', 'ada'])
    expect(await names({ page: 2 })).toEqual([])
  })

  it('are found by a part of their name, with any characters', async () => {
    expect(await names({ page: 1, find: 'AD' })).toEqual(['ada'])
    expect(await names({ page: 1, find: '100%' })).toEqual(['grace'])
    expect(await names({ page: 1, find: '1_0' })).toEqual([])
  })

  it('have their stated designation, else the one of what they publish most', async () => {
    const { entries } = await readContributors(test.payload, { page: 1 })
    expect(entries.map(({ username, designation }) => [username, designation])).toEqual([
      ['ada', 'icon-designer'],
      ['grace', 'illustrator'],
    ])
  })

  it('are for hire, with a contact address, only while they have an account', async () => {
    const grace = () => readContributor(test.payload, 'grace', 'en')
    expect(await grace()).toMatchObject({ openToWork: true, contact: 'grace@example.com' })
    expect(await names({ page: 1, designation: 'illustrator' })).toEqual(['grace'])
    expect(await names({ page: 1, designation: 'icon-designer' })).toEqual([])
    await change(fragment`update contributors set claimed = false where username = 'grace'`)
    expect(await grace()).toMatchObject({ openToWork: false, contact: null })
    expect(await names({ page: 1, designation: 'illustrator' })).toEqual([])
    await change(fragment`update contributors set claimed = true where username = 'grace'`)
  })

  it('have a profile in the requested language, with their own works only', async () => {
    await change(fragment`
      insert into contributors_locales (_parent_id, _locale, biography)
      select id, locale::_locales, biography from contributors,
        (values ('en', 'Draws foxes'), ('de', 'Zeichnet Füchse')) as texts(locale, biography)
      where username = 'ada'`)
    const ada = profileSchema.parse(await readContributor(test.payload, 'ada', 'de'))
    expect(ada).toMatchObject({
      biography: 'Zeichnet Füchse',
      openToWork: false,
      contact: null,
      links: {},
      members: [],
    })
    expect(ada.previews).toHaveLength(2)
    expect(await readContributor(test.payload, 'ada', 'fr')).toMatchObject({ biography: 'Draws foxes' })
    expect(await readContributor(test.payload, 'lovelace', 'en')).toBeNull()
  })

  it('without a picture have an avatar of their best work, the same in the list and on the profile', async () => {
    const [listed] = contributorsSchema.parse(await readContributors(test.payload, { page: 1 })).entries
    const ada = profileSchema.parse(await readContributor(test.payload, 'ada', 'en'))
    expect(ada.avatar).toMatchObject({ picture: null, works: { kind: 'icon' } })
    // Two icons are too few for four on one avatar; the fox is more popular than the heart.
    expect(ada.avatar.works?.previews).toEqual(ada.previews.slice(0, 1))
    expect(listed?.avatar).toEqual(ada.avatar)
  })

  it('show the pictures of the account that claimed them, and the members of the team', async () => {
    await change(fragment`
      insert into users (id, email, name, photo_at, social_urls_dribbble, created_at, updated_at)
      values ('5d2c7f5e-8a52-4f7e-9a54-0b0a3d1c9e77', 'grace@example.com', 'Grace', '2026-01-01T00:00:00Z',
        'https://dribbble.com/grace', now(), now())`)
    await change(fragment`
      update contributors set owner_id = '5d2c7f5e-8a52-4f7e-9a54-0b0a3d1c9e77' where username in ('grace', 'nobody')`)
    await change(fragment`
      insert into contributor_members (contributor_id, user_id, role)
      select id, '5d2c7f5e-8a52-4f7e-9a54-0b0a3d1c9e77', 'editor' from contributors where username = 'grace'`)
    const grace = profileSchema.parse(await readContributor(test.payload, 'grace', 'en'))
    expect(grace.links).toEqual({ dribbble: 'https://dribbble.com/grace' })
    expect(grace.avatar.picture?.small).toMatch(/profile-photo\/small\/[0-9a-f-]{36}\.jpg/)
    expect(JSON.stringify(grace)).not.toContain('5d2c7f5e')
    expect(grace.members.map(({ name }) => name)).toEqual(['Grace'])
    expect(await readContributor(test.payload, 'nobody', 'en')).toMatchObject({
      links: {},
      avatar: { picture: null, works: null },
    })
  })
})

describe('keywords', () => {
  it('are filed under their initials, in the order of the language', async () => {
    const all = keywordsSchema.parse(await readKeywords(test.payload, 'en', null, 1))
    expect(all.initials).toEqual([
      { initial: 'a', count: 1 },
      { initial: 'l', count: 1 },
    ])
    expect(all.entries).toEqual([{ slug: 'ärger', name: 'ärger', count: 1 }])
    expect((await readKeywords(test.payload, 'en', 'l', 1)).entries).toMatchObject([
      { slug: 'love', count: 2 },
    ])
  })

  it('are those with a name in the language', async () => {
    expect((await readKeywords(test.payload, 'ja', null, 1)).initials).toEqual([{ initial: 'ら', count: 1 }])
  })

  it('contain a word once, for its most frequent tag', async () => {
    await change(fragment`
      insert into tags_locales (_parent_id, _locale, name)
      select id, 'ja', 'ラブ' from tags where slug = 'ärger'`)
    expect((await readKeywords(test.payload, 'ja', 'ら', 1)).entries).toEqual([
      { slug: 'love', name: 'ラブ', count: 2 },
    ])
  })

  it('are empty for an unused initial, and beyond the last page', async () => {
    expect(await readKeywords(test.payload, 'en', 'z', 1)).toMatchObject({
      entries: [],
      total: 0,
      pageCount: 0,
    })
    expect((await readKeywords(test.payload, 'en', 'l', 2)).entries).toEqual([])
  })
})

describe('the overview of a kind', () => {
  /** PostgreSQL counts no categories; a search engine does. */
  const counting = (search: CatalogueSearch): CatalogueSearch => ({
    ...search,
    facets: async (query) => ({
      ...(await search.facets(query)),
      categories: [
        { value: 'nature', count: 2 },
        { value: 'gone', count: 1 },
      ],
    }),
  })

  it('has its subjects, styles and packs, with works of the kind only', async () => {
    const search = postgresSearch(test.payload)
    const icons = overviewSchema.parse(await readOverview(test.payload, counting(search), 'icon', 'en'))
    expect(icons.subjects).toMatchObject([{ slug: 'nature', name: 'Nature', count: 2 }])
    expect(icons.subjects[0]?.previews).toHaveLength(2)
    expect(icons.styles).toMatchObject([{ slug: 'line', count: 2 }])
    expect(icons.packs).toHaveLength(1)
    const photos = await readOverview(test.payload, counting(search), 'photo', 'en')
    expect(photos.subjects[0]?.previews).toEqual([])
    expect(photos).toMatchObject({ styles: [], packs: [] })
  })

  it('has no subjects without counts', async () => {
    const overview = await readOverview(test.payload, postgresSearch(test.payload), 'icon', 'en')
    expect(overview.subjects).toEqual([])
  })
})

it('shows the best works below each root category', async () => {
  const covers = categoryCoversSchema.parse(await readCategoryCovers(test.payload))
  expect(covers.nature).toHaveLength(2)
})
