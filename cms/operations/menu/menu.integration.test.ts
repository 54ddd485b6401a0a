import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { readKindCounts, readMenu } from '#cms/operations/menu/read-menu.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { type Menu, menuSchema } from '#domain/contract/menu.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const BEFORE = '2026-11-01T00:00:00Z'

let test: TestPayload
let catalogue: TestCatalogue

beforeAll(async () => {
  test = await openPayload()
  catalogue = await makeCatalogue(test.payload)
  for (const title of ['Heart', 'Star', 'Moon', 'Sun', 'Cloud'])
    await catalogue.add({ title, publishedAt: BEFORE })
  await catalogue.add({ title: 'Fox', kind: 'illustration', priceAmount: 700, publishedAt: BEFORE })
  await catalogue.add({ title: 'Secret', kind: 'lottie', visibility: 'draft', publishedAt: BEFORE })
  await catalogue.count()
})
afterAll(() => test.close())

const read = async (now: number): Promise<Menu> =>
  menuSchema.parse(await readMenu(test.payload, postgresSearch(test.payload), 'en', now))

describe('the menu', () => {
  it('counts the items and packs of existing kinds, and the free and featured ones among them', async () => {
    const held = await readKindCounts(test.payload)
    expect(held).toEqual([
      { kind: 'icon', item: { all: 5, free: 5, featured: 0 }, pack: { all: 1, free: 1, featured: 0 } },
      {
        kind: 'illustration',
        item: { all: 1, free: 0, featured: 0 },
        pack: { all: 0, free: 0, featured: 0 },
      },
    ])
  })

  it('picks four items of a kind, and keeps them for the week', async () => {
    const picked = ({ picks }: Menu) => picks.find(({ kind }) => kind === 'icon')?.items ?? []
    const monday = picked(await read(Date.UTC(2026, 10, 16)))
    expect(new Set(monday.map(({ slug }) => slug)).size).toBe(4)
    expect(picked(await read(Date.UTC(2026, 10, 22, 23, 59)))).toEqual(monday)
  })

  it('has a published free asset for today and tomorrow', async () => {
    const { freeOfDay } = await read(NOON)
    expect(freeOfDay.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    for (const { item } of freeOfDay) expect(item).toMatchObject({ kind: 'icon', free: true })
  })

  it('changes at midnight and at no other time', async () => {
    const [, tomorrow] = (await read(NOON)).freeOfDay
    const [before] = (await read(Date.UTC(2026, 10, 21, 23, 59, 59, 999))).freeOfDay
    const [after] = (await read(Date.UTC(2026, 10, 22))).freeOfDay
    expect(before?.day).toBe('2026-11-21')
    expect(after).toEqual(tomorrow)
  })

  it('keeps the asset of the day when something new is published during it', async () => {
    const before = (await read(NOON)).freeOfDay[0]
    for (let index = 0; index < 40; index += 1)
      await catalogue.add({ title: `New ${index}`, publishedAt: '2026-11-21T09:00:00Z' })
    expect((await read(NOON)).freeOfDay[0]).toEqual(before)
  })
})
