import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { accept } from '#domain/errors/catalogue.ts'
import { similarTo } from './similar.ts'

let opened: TestPayload
let catalogue: TestCatalogue

beforeAll(async () => {
  opened = await openPayload()
  catalogue = await makeCatalogue(opened.payload)
})
afterAll(() => opened.close())

/** An item outside of the pack of the others, so that it may be similar to them. */
async function addAlone(item: Parameters<TestCatalogue['add']>[0]) {
  const added = await catalogue.add(item)
  await sql(opened.payload)`update items set pack_id = null where id = ${added.id}`
  return added
}

/** Slugs of the similar items, when others look like it as much as this. */
async function slugsFor(id: number, looks: readonly (readonly [item: number, similarity: number])[] = []) {
  const finder: Pick<PictureFinder, 'alike'> = {
    alike: async () => accept(looks.map(([item, similarity]) => ({ item, similarity }))),
  }
  return (await similarTo(opened.payload, finder, id, 'en')).map(({ slug }) => slug)
}

test('items with the same subject are similar, whatever their colour is', async () => {
  const heart = await catalogue.add({ title: 'Red heart', tags: ['red', 'heart'] })
  const other = await addAlone({ title: 'Heart', tags: ['heart', 'love'] })
  await addAlone({ title: 'Red car', tags: ['red', 'car'] })
  await addAlone({ title: 'Cherries', tags: ['cherry', 'fruit', 'red'] })
  expect(await slugsFor(heart.id)).toEqual([other.slug])
})

test('one shared tag that matters little to one of the items is not enough', async () => {
  const phone = await catalogue.add({ title: 'Phone', tags: ['phone', 'call'] })
  await addAlone({ title: 'Splash screen', tags: ['template', 'app', 'phone'] })
  await addAlone({ title: 'Office', tags: ['office', 'phone'] })
  expect(await slugsFor(phone.id)).toEqual([])
  const called = await addAlone({ title: 'Call by phone', tags: ['call', 'phone'] })
  expect(await slugsFor(phone.id)).toEqual([called.slug])
})

test('an item that looks alike is shown from a similarity of 0.7, most similar first', async () => {
  const thumb = await catalogue.add({ title: 'Thumb', tags: ['thumb'] })
  const [just, arrow, like] = [
    await addAlone({ title: 'Fist', tags: ['fist'] }),
    await addAlone({ title: 'Arrow', tags: ['arrow'] }),
    await addAlone({ title: 'Like', tags: ['like'] }),
  ]
  const looks = [
    [like.id, 0.9],
    [just.id, 0.7],
    [arrow.id, 0.69],
  ] as const
  expect(await slugsFor(thumb.id, looks)).toEqual([like.slug, just.slug])
})

test('an item that is not published, and an item of the same pack, are not shown', async () => {
  const moon = await catalogue.add({ title: 'Moon', tags: ['moon'] })
  await catalogue.add({ title: 'Moon', tags: ['moon'] })
  await addAlone({ title: 'Moon', tags: ['moon'], visibility: 'draft' })
  expect(await slugsFor(moon.id)).toEqual([])
})

test('an item without tags and look-alikes has no similar items', async () => {
  const bare = await catalogue.add({ title: 'Bare' })
  expect(await slugsFor(bare.id)).toEqual([])
})
