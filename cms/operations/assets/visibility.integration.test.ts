import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { canBecome, VISIBILITY_CODES, type Visibility } from '#domain/assets/visibility.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

const AS_VISITOR = { overrideAccess: false, user: null, depth: 0 } as const

describe('visibility for visitors', () => {
  test.each(VISIBILITY_CODES.map((visibility) => ({ visibility })))(
    'of $visibility items: only published ones, in lists and by id',
    async ({ visibility }) => {
      const { id } = await catalogue.add({ title: `Seen when ${visibility}`, visibility })
      const listed = await payload.find({ collection: 'items', where: { id: { equals: id } }, ...AS_VISITOR })
      const byId = await payload.findByID({ collection: 'items', id, disableErrors: true, ...AS_VISITOR })
      const visible = visibility === 'published'
      expect(listed.docs.map((doc) => doc.id)).toEqual(visible ? [id] : [])
      expect(byId?.id ?? null).toBe(visible ? id : null)
    },
  )

  test('is not widened by a condition of their own', async () => {
    const { id } = await catalogue.add({ title: 'Hidden fox', visibility: 'draft' })
    const where: Where = { or: [{ id: { equals: id } }, { visibility: { equals: 'draft' } }] }
    expect((await payload.find({ collection: 'items', where, ...AS_VISITOR })).docs).toEqual([])
  })

  test('excludes drafts of curated collections', async () => {
    await payload.create({
      collection: 'collections',
      data: { title: 'Later', slug: 'later', position: 0, _status: 'draft' },
    })
    await payload.create({
      collection: 'collections',
      data: { title: 'Now', slug: 'now', position: 0, _status: 'published' },
    })
    const { docs } = await payload.find({ collection: 'collections', ...AS_VISITOR })
    expect(docs.map(({ slug }) => slug)).toEqual(['now'])
  })
})

const MOVES = VISIBILITY_CODES.flatMap((from) => VISIBILITY_CODES.map((to) => ({ from, to })))

describe('a change of visibility', () => {
  test.each(MOVES)(
    'from $from to $to is accepted exactly where the table allows it',
    async ({ from, to }) => {
      const { id } = await catalogue.add({ title: `From ${from} to ${to}`, visibility: from })
      await payload.update({ collection: 'items', id, data: { visibility: to } }).catch(() => {})
      expect(await visibilityOf(id)).toBe(canBecome(from, to) ? to : from)
    },
  )

  test('is refused with its error number', async () => {
    const { id } = await catalogue.add({ title: 'Gone for good', visibility: 'removed' })
    await expect(
      payload.update({ collection: 'items', id, data: { visibility: 'published' } }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('3003'),
    })
  })

  test('to published is refused for an item without a processed original, naming the missing parts', async () => {
    const { id: licence } = await payload.create({
      collection: 'licences',
      data: { code: 'mit', name: 'MIT' },
    })
    const { id: contributor } = await payload.create({
      collection: 'contributors',
      data: { username: 'lena', name: 'Lena', type: 'person', itemCount: 0, packCount: 0 },
    })
    const incomplete = {
      title: 'Empty',
      kind: 'icon',
      licence,
      contributor,
      visibility: 'published',
    } as never
    await expect(payload.create({ collection: 'items', data: incomplete })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('a processed original'),
    })
  })
})

async function visibilityOf(id: number): Promise<Visibility> {
  return (await payload.findByID({ collection: 'items', id, depth: 0 })).visibility
}
