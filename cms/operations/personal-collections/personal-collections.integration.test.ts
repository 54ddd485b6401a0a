import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fragment, run, type SQL, sql } from '#cms/operations/database.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import {
  type CollectionPage,
  type CollectionSummary,
  collectionPageSchema,
  collectionSummarySchema,
  sharedCollectionSchema,
} from '#domain/contract/personal-collections.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let items: AssetName[]
let pack: AssetName
let person: TestPerson
let browser: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  items = []
  for (const title of ['Ant', 'Bee', 'Cat', 'Dog', 'Eel']) {
    items.push({ form: 'item', slug: (await catalogue.add({ title, german: `${title}chen` })).slug })
  }
  pack = { form: 'pack', slug: catalogue.packSlug }
})
beforeEach(async () => {
  person = await makePerson(payload)
  browser = await withSession(payload, person)
})
afterAll(() => opened.close())

async function ask(method: string, path: string, json?: unknown, by = browser) {
  const { status, body } = await by.call(method, `/v2${path}`, json === undefined ? {} : { json })
  return { status, code: body.errors?.[0]?.code, response: body.response ?? {} }
}

async function make(
  name: string,
  assets: readonly AssetName[] = [],
  by = browser,
): Promise<CollectionSummary> {
  const json = assets.length === 0 ? { name } : { name, assets }
  return collectionSummarySchema.parse(
    (await ask('POST', '/personal-collections', json, by)).response.collection,
  )
}

async function read(id: string, query = ''): Promise<CollectionPage> {
  return collectionPageSchema.parse(
    (await ask('GET', `/personal-collections/${id}${query}`)).response.collection,
  )
}

async function list(by = browser): Promise<CollectionSummary[]> {
  const { response } = await ask('GET', '/personal-collections', undefined, by)
  return collectionSummarySchema.array().parse(response.collections)
}

const slugs = ({ entries }: Pick<CollectionPage, 'entries'>) => entries.map(({ slug }) => slug)
const slugOf = (index: number) => items[index]?.slug ?? ''

describe('favourites', () => {
  test('are created with the first favourite, come first, and stay the same', async () => {
    await make('Woods')
    expect((await list()).map(({ isFavourites }) => isFavourites)).toEqual([false])
    const like = () => ask('POST', '/favourites', { ...items[0], favourite: true })
    const answers = await Promise.all(Array.from({ length: 8 }, like))
    expect(answers.map(({ response }) => response.favourite)).toEqual(Array(8).fill(true))
    expect((await list()).map(({ isFavourites, count }) => [isFavourites, count])).toEqual([
      [true, 1],
      [false, 0],
    ])
    for (const _ of [1, 2]) await ask('POST', '/favourites', { ...items[0], favourite: false })
    expect((await list())[0]).toMatchObject({ isFavourites: true, count: 0 })
  })

  test('keep their name and cannot be deleted', async () => {
    await ask('POST', '/favourites', { ...items[0], favourite: true })
    const { id } = (await list())[0] ?? { id: '' }
    expect((await ask('PATCH', `/personal-collections/${id}`, { name: 'Mine' })).code).toBe('favourites-stay')
    expect((await ask('DELETE', `/personal-collections/${id}`)).code).toBe('favourites-stay')
    expect((await ask('PATCH', `/personal-collections/${id}`, { description: 'Best of' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ name: 'Favourites', description: 'Best of', count: 1 })
  })

  test('are marked on the cards of their owner, with the collections that contain them, and on no other user’s', async () => {
    await ask('POST', '/favourites', { ...items[0], favourite: true })
    const { id } = await make('Woods', [items[1] as AssetName, pack])
    const other = await withSession(payload, await makePerson(payload))
    await ask('POST', '/favourites', { ...items[2], favourite: true }, other)
    const closed = { purchased: false, unlocked: false }
    const query = `item=${slugOf(0)}&item=${slugOf(1)}&item=${slugOf(2)}&item=nothing&pack=${pack.slug}`
    const { response } = await ask('GET', `/favourites/marks?${query}`)
    expect(new Set(response.marks as object[])).toEqual(
      new Set([
        { ...items[0], favourite: true, collections: [], downloaded: false, ...closed },
        { ...items[1], favourite: false, collections: [id], downloaded: false, ...closed },
        { ...pack, favourite: false, collections: [id], downloaded: false, ...closed },
      ]),
    )
    const many = (count: number) => ask('GET', `/favourites/marks?${'item=a&'.repeat(count)}`)
    expect((await many(COLLECTION_LIMITS.assetsOfCall)).status).toBe(200)
    expect((await many(COLLECTION_LIMITS.assetsOfCall + 1)).code).toBe('bad-request')
  })
})

describe('a collection', () => {
  test.each([
    ['', 'collection-name-missing'],
    [' \t\u0000 ', 'collection-name-missing'],
    ['n'.repeat(COLLECTION_LIMITS.name), undefined],
    ['n'.repeat(COLLECTION_LIMITS.name + 1), 'text-too-long'],
    ['😀'.repeat(COLLECTION_LIMITS.name), undefined],
    ['\ud800 half', undefined],
  ])('named %j is answered with %s', async (name, code) => {
    expect((await ask('POST', '/personal-collections', { name })).code).toBe(code)
  })

  test('is renamed, described, and deleted without its assets', async () => {
    const { id } = await make('Woods', items.slice(0, 2))
    const described = 'd'.repeat(COLLECTION_LIMITS.description)
    const change = (json: object) => ask('PATCH', `/personal-collections/${id}`, json)
    expect((await change({ name: '  Meadows ', description: described })).status).toBe(200)
    expect((await change({ description: `${described}d` })).code).toBe('text-too-long')
    expect(await read(id)).toMatchObject({ name: 'Meadows', description: described, count: 2 })
    expect((await change({ description: '' })).status).toBe(200)
    expect((await read(id)).description).toBeNull()
    expect((await ask('DELETE', `/personal-collections/${id}`)).status).toBe(200)
    expect((await ask('GET', `/personal-collections/${id}`)).code).toBe('not-found')
    expect(await rows(fragment`select id from items where slug = ${slugOf(0)}`)).toHaveLength(1)
  })

  test('lists the newest first, in the requested language, a pack as a pack', async () => {
    const { id } = await make('Woods', [items[0] as AssetName])
    await ask('POST', `/personal-collections/${id}/entries`, { assets: [items[1], items[2], pack, items[0]] })
    const page = await read(id, '?lang=de')
    expect(page.entries.map(({ title, card }) => [title, card?.form])).toEqual([
      ['Beechen', 'item'],
      ['Catchen', 'item'],
      ['Field guide', 'pack'],
      ['Antchen', 'item'],
    ])
    expect(page).toMatchObject({ count: 4, page: 1, pageCount: 1 })
    expect(page.previews).toHaveLength(4)
  })

  test('names an asset that is no longer offered, allows its removal, and refuses to add it again', async () => {
    const gone = { form: 'item', slug: (await catalogue.add({ title: 'Auk' })).slug } as const
    const { id } = await make('Woods', [gone, items[0] as AssetName])
    await sql(payload)`update items set visibility = 'removed' where slug = ${gone.slug}`
    const [entry] = (await read(id)).entries
    expect(entry).toEqual({ ...gone, title: 'Auk', card: null })
    expect((await read(id)).previews).toHaveLength(1)
    const other = await make('Meadows')
    expect((await ask('POST', `/personal-collections/${other.id}/entries`, { assets: [gone] })).code).toBe(
      'not-found',
    )
    const moved = await ask('POST', `/personal-collections/${id}/entries/move`, {
      assets: [gone],
      to: other.id,
    })
    expect(moved.response.moved).toBe(1)
    const removed = await ask('DELETE', `/personal-collections/${other.id}/entries`, { assets: [gone] })
    expect(removed.response.removed).toBe(1)
  })

  test('adds all assets or none', async () => {
    const { id } = await make('Woods')
    const nothing = { form: 'item', slug: 'nothing' }
    const answer = await ask('POST', `/personal-collections/${id}/entries`, { assets: [items[0], nothing] })
    expect([answer.code, (await read(id)).count]).toEqual(['not-found', 0])
    expect((await ask('POST', '/personal-collections', { name: 'x', assets: [nothing] })).code).toBe(
      'not-found',
    )
    expect((await list()).map(({ name }) => name)).toEqual(['Woods'])
  })

  test('is deleted with its owner’s account', async () => {
    const { id } = await make('Woods', items)
    await sql(payload)`delete from users where id = ${person.id}`
    expect(
      await rows(fragment`select 1 from personal_collection_entries where collection_id = ${id}`),
    ).toEqual([])
  })
})

describe('limits', () => {
  test('allow exactly the maximum of collections, however many concurrent requests arrive', async () => {
    await sql(payload)`
      insert into personal_collections (user_id, name, position)
      select ${person.id}, 'old', n from generate_series(1, ${COLLECTION_LIMITS.collections - 2}::int) n`
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('POST', '/personal-collections', { name: 'new' })),
    )
    expect(answers.map(({ code }) => code ?? 'made').sort()).toEqual([
      'made',
      'made',
      ...Array(4).fill('too-many-collections'),
    ])
    expect((await ask('POST', '/favourites', { ...items[0], favourite: true })).status).toBe(200)
  })

  test('allow exactly the maximum of assets, from any number of tabs', async () => {
    const { id } = await make('Woods')
    await sql(payload)`
      insert into items (kind, visibility, slug, short_id, number, licence_id, contributor_id)
      select 'icon', 'published', 'filler-' || n, 'f' || n, 5000000 + n, l.id, c.id
      from generate_series(1, ${COLLECTION_LIMITS.entries - 2}::int) n, licences l, contributors c on conflict do nothing`
    await sql(payload)`
      insert into items_locales (_parent_id, _locale, title)
      select id, 'en', slug from items where slug like 'filler-%' on conflict do nothing`
    await sql(payload)`
      insert into personal_collection_entries (collection_id, form, asset_id, position)
      select ${id}, 'item', id, id from items where slug like 'filler-%'`
    const answers = await Promise.all(
      items.map((asset) => ask('POST', `/personal-collections/${id}/entries`, { assets: [asset] })),
    )
    expect(answers.map(({ code }) => code ?? 'in').sort()).toEqual([
      ...Array(3).fill('collection-full'),
      'in',
      'in',
    ])
    const full = await read(id)
    expect(full).toMatchObject({ count: COLLECTION_LIMITS.entries, pageCount: 34 })
    expect(await read(id, '?page=99')).toMatchObject({ page: 34, entries: { length: 20 } })
    const other = await make('Meadows', items)
    const moved = await ask('POST', `/personal-collections/${other.id}/entries/move`, {
      assets: items,
      to: id,
    })
    expect([moved.code, (await read(other.id)).count]).toEqual(['collection-full', 5])
  })
})

describe('order', () => {
  test('of entries is set by the user, and a missing target is refused', async () => {
    const { id } = await make('Woods', items)
    const place = (asset: number, side: 'before' | 'after', beside: number) =>
      ask('POST', `/personal-collections/${id}/entries/order`, {
        asset: items[asset],
        beside: items[beside],
        side,
      })
    await place(4, 'before', 0)
    await place(0, 'after', 3)
    await place(3, 'before', 2)
    expect(slugs(await read(id))).toEqual([4, 1, 3, 2, 0].map(slugOf))
    await ask('DELETE', `/personal-collections/${id}/entries`, { assets: [items[2]] })
    expect((await place(1, 'before', 2)).code).toBe('state-changed')
    expect((await place(2, 'after', 1)).code).toBe('state-changed')
    expect(slugs(await read(id))).toEqual([4, 1, 3, 0].map(slugOf))
  })

  test('of entries stays consistent when two tabs change it at once', async () => {
    const { id } = await make('Woods', items)
    const steps = Array.from({ length: 30 }, (_, step) => [step % 5, (step * 3 + 1) % 5] as const)
    const answers = await Promise.all(
      steps.map(([asset, before]) =>
        ask('POST', `/personal-collections/${id}/entries/order`, {
          asset: items[asset],
          beside: items[before],
          side: 'before',
        }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(slugs(await read(id)).sort()).toEqual(items.map(({ slug }) => slug).sort())
  })

  test('of collections keeps those created in another tab, and favourites first', async () => {
    const [one, two] = [await make('One'), await make('Two')]
    await ask('POST', '/favourites', { ...items[0], favourite: true })
    const three = await make('Three')
    await ask('POST', '/personal-collections/order', { collections: [one.id, two.id] })
    expect((await list()).map(({ name }) => name)).toEqual(['Favourites', 'One', 'Two', 'Three'])
    const other = await make('Other', [], await withSession(payload, await makePerson(payload)))
    const foreign = await ask('POST', '/personal-collections/order', { collections: [three.id, other.id] })
    expect(foreign.code).toBe('not-found')
  })

  test('two tabs that move entries back and forth at once leave every asset in one collection', async () => {
    const [one, two] = [await make('One', items), await make('Two')]
    const move = (from: string, to: string) =>
      ask('POST', `/personal-collections/${from}/entries/move`, { assets: items, to })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? move(one.id, two.id) : move(two.id, one.id))),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const all = [...slugs(await read(one.id)), ...slugs(await read(two.id))]
    expect(all.sort()).toEqual(items.map(({ slug }) => slug).sort())
  })
})

describe('another user’s collection', () => {
  test('cannot be moved from or to', async () => {
    const otherUsers = await make('Theirs', items, await withSession(payload, await makePerson(payload)))
    const own = await make('Own', items.slice(0, 1))
    const moves = [
      [otherUsers.id, own.id],
      [own.id, otherUsers.id],
    ]
    for (const [from, to] of moves) {
      const answer = await ask('POST', `/personal-collections/${from}/entries/move`, { assets: items, to })
      expect(answer.code).toBe('not-found')
    }
    expect((await read(own.id)).count).toBe(1)
    expect((await ask('GET', `/personal-collections/${otherUsers.id}`)).code).toBe('not-found')
    expect((await ask('GET', '/personal-collections/not-a-uuid')).code).toBe('not-found')
  })

  test('is visible by its link until sharing ends, and the next link is another one', async () => {
    await sql(payload)`update users set name = 'Ada Lovelace' where id = ${person.id}`
    const { id } = await make('Woods', items.slice(0, 2))
    const share = async (shared: boolean) =>
      collectionSummarySchema.parse(
        (await ask('PATCH', `/personal-collections/${id}`, { shared })).response.collection,
      ).shareKey
    const visitor = openBrowser()
    const seen = (key: string | null) => ask('GET', `/shared-collections/${key}`, undefined, visitor)
    const first = await share(true)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await share(true)).toBe(first)
    const { response } = await seen(first)
    expect(sharedCollectionSchema.strict().parse(response.collection)).toMatchObject({
      name: 'Woods',
      owner: 'Ada Lovelace',
      count: 2,
    })
    expect(await share(false)).toBeNull()
    expect((await seen(first)).code).toBe('not-found')
    const second = await share(true)
    expect([second === first, (await seen(first)).code, (await seen(second)).status]).toEqual([
      false,
      'not-found',
      200,
    ])
    await sql(payload)`update users set deleted_at = now() where id = ${person.id}`
    expect((await seen(second)).code).toBe('not-found')
  })

  test('does not reveal an address when it is shared, also when its owner has no name', async () => {
    const { id } = await make('Woods', items)
    const { response } = await ask('PATCH', `/personal-collections/${id}`, { shared: true })
    const { shareKey } = collectionSummarySchema.parse(response.collection)
    const shared = await ask('GET', `/shared-collections/${shareKey}`, undefined, openBrowser())
    expect(shared.response.collection).toMatchObject({ owner: null })
    expect(JSON.stringify(shared.response)).not.toContain(person.email.split('@')[0])
  })
})

function rows(query: SQL): Promise<object[]> {
  return run(payload, query)
}
