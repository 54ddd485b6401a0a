import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handleDueMessages } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { sql } from '#cms/operations/database.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let invalidated: string[]
let services: JobServices

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

beforeEach(async () => {
  await sql(payload)`delete from outbox`
  invalidated = []
  services = testJobServices(payload, {
    invalidate: async (tags) => {
      invalidated.push(...tags)
    },
  })
})

describe('a changed item', () => {
  test('that moves to another pack updates the counts of both', async () => {
    const { id } = await catalogue.add({ title: 'Wanderer' })
    const { pack: from, licence, contributor } = await payload.findByID({ collection: 'items', id, depth: 0 })
    const data = { title: 'Elsewhere', kind: 'icon', licence, contributor } as never
    const to = (await payload.create({ collection: 'packs', data })).id
    await payload.update({ collection: 'items', id, data: { pack: to } })
    await handleAll()
    expect(await itemCount('packs', to)).toBe(1)
    expect(await itemCount('packs', Number(from))).toBe(await publishedItemsOf(Number(from)))
  })

  test('that is resting is not counted and not playable', async () => {
    const { id } = await catalogue.add({ title: 'Tired', tags: ['sleepy'] })
    const tag =
      (await payload.find({ collection: 'tags', where: { slug: { equals: 'sleepy' } } })).docs[0]?.id ?? 0
    await touch(id)
    expect(await itemCount('tags', tag)).toBe(1)
    expect(await playable(id)).toBe(true)

    await payload.update({ collection: 'items', id, data: { visibility: 'resting' } })
    await handleAll()
    expect(await itemCount('tags', tag)).toBe(0)
    expect(await playable(id)).toBe(false)
  })

  test('that gets a price is not playable', async () => {
    const { id } = await catalogue.add({ title: 'Precious' })
    await payload.update({ collection: 'items', id, data: { priceAmount: 1 } })
    await handleAll()
    expect(await playable(id)).toBe(false)
  })

  test('is found by its new title in every language, its tags, style and pack', async () => {
    const { id } = await catalogue.add({ title: 'Nameless', german: 'Eichhörnchen', tags: ['forest'] })
    await payload.update({ collection: 'items', id, data: { title: 'Squirrels' } })
    await handleAll()
    const [row] = await sql<{ text: string }>(payload)`select search_text as text from items where id = ${id}`
    for (const word of ['squirrel', 'eichhornchen', 'forest', 'line', 'field', 'guide'])
      expect(row?.text).toContain(word)
    expect(row?.text).not.toContain('nameless')
  })

  test('revalidates its pages at its current and former address', async () => {
    const { id, slug } = await catalogue.add({ title: 'Old name' })
    const { slug: renamed } = await payload.update({ collection: 'items', id, data: { title: 'New name' } })
    await handleAll()
    expect(renamed).not.toBe(slug)
    expect(invalidated).toEqual(
      expect.arrayContaining([
        `item:${slug}`,
        `item:${renamed}`,
        `pack:${catalogue.packSlug}`,
        'contributor:ada',
        'listings',
      ]),
    )
  })

  test('that changed many times is handled once, with all former addresses', async () => {
    const { id, slug } = await catalogue.add({ title: 'First name' })
    for (const title of ['Second name', 'Third name'])
      await payload.update({ collection: 'items', id, data: { title } })
    await handleDueMessages(services)
    expect(invalidated.filter((tag) => tag === 'listings')).toHaveLength(1)
    const second = invalidated.filter((tag) => tag.startsWith('item:second-name'))
    expect(second.length).toBeGreaterThan(0)
    expect(invalidated).toContain(`item:${slug}`)
  })
})

describe('when caches cannot be invalidated', () => {
  test('the message waits and is tried again', async () => {
    const { id } = await catalogue.add({ title: 'Patient' })
    await payload.update({ collection: 'items', id, data: { featured: true } })
    let isUnavailable = true
    const flaky: JobServices = {
      ...services,
      invalidate: async (tags) => {
        if (isUnavailable) throw new Error('the database is unavailable')
        invalidated.push(...tags)
      },
    }
    await handleDueMessages(flaky)
    expect(await waiting()).toMatchObject([{ attempts: 1, error: 'the database is unavailable' }])

    isUnavailable = false
    await sql(payload)`update outbox set not_before = now() - interval '1 second'`
    await handleDueMessages(flaky)
    expect(await waiting()).toEqual([])
    expect(invalidated).toContain('listings')
  })
})

describe('a changed text', () => {
  test('revalidates every page', async () => {
    await payload.create({ collection: 'styles', data: { slug: 'duotone', name: 'Duotone', itemCount: 0 } })
    await handleAll()
    expect(invalidated).toEqual(['catalogue'])
  })
})

async function handleAll(): Promise<void> {
  while ((await handleDueMessages(services)) > 0);
  expect(await waiting()).toEqual([])
}

async function touch(id: number): Promise<void> {
  await payload.update({ collection: 'items', id, data: { featured: false } })
  await handleAll()
}

/** Due messages; delayed ones (enqueueDelayedSearchSync) are left out. */
async function waiting() {
  return sql<{ attempts: number; error: string | null }>(payload)`
    select attempts::int, last_error as error from outbox
     where done_at is null and (attempts > 0 or not_before is null)`
}

async function itemCount(collection: 'packs' | 'tags', id: number): Promise<number> {
  return (await payload.findByID({ collection, id, depth: 0 })).itemCount
}

async function publishedItemsOf(pack: number): Promise<number> {
  const where = { pack: { equals: pack }, visibility: { equals: 'published' } }
  return (await payload.count({ collection: 'items', where })).totalDocs
}

async function playable(item: number): Promise<boolean | null> {
  const [row] = await sql<{ playable: boolean }>(payload)`
    select f.playable from items i join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id
     where i.id = ${item}`
  return row?.playable ?? null
}
