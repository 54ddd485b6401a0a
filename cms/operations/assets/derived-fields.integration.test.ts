import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AS_EDITOR } from '#cms/testing/as-editor.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

describe('derived and counted fields', () => {
  test('survive a form that was opened before they changed', async () => {
    const { id } = await catalogue.add({ title: 'Heart', popularity: 7 })
    const before = await payload.findByID({ collection: 'items', id, depth: 0 })
    const stale = {
      title: 'Heart of an editor',
      currentRevision: null,
      shown: { sha256: 'stale', format: 'png' },
      popularity: 900,
      downloads: 900,
      free: false,
      searchText: 'stale',
    }
    const after = await payload.update({ collection: 'items', id, data: stale, ...AS_EDITOR })
    expect(after.title).toBe('Heart of an editor')
    for (const field of ['currentRevision', 'shown', 'popularity', 'downloads', 'free'] as const) {
      expect(after[field]).toEqual(before[field])
    }
  })

  test('start at their defaults, regardless of the values sent with a new pack', async () => {
    const { licence, contributor } = await payload.findByID({
      collection: 'items',
      id: (await catalogue.add({ title: 'Model' })).id,
      depth: 0,
    })
    const data = {
      title: 'New',
      kind: 'icon',
      licence,
      contributor,
      itemCount: 900,
      popularity: 900,
      slug: 'mine',
    } as never
    const created = await payload.create({ collection: 'packs', data, ...AS_EDITOR })
    expect(created).toMatchObject({
      itemCount: 0,
      popularity: 0,
      downloads: 0,
      free: true,
      visibility: 'draft',
    })
    expect(created.slug).toMatch(/^new-/)
  })
})
