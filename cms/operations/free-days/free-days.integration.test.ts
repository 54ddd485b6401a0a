import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { readAccess } from '#cms/operations/entitlement/read-access.ts'
import { readFreeAsset, readFreeDays } from '#cms/operations/free-days/read-free-asset.ts'
import { readMenu } from '#cms/operations/menu/read-menu.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { dayAt } from '#domain/menu/calendar.ts'

let opened: TestPayload
let fox: { id: number; slug: string }
let owl: { id: number; slug: string }
const today = dayAt(Date.now())
const file = { format: 'svg', width: null } as const

beforeAll(async () => {
  opened = await openPayload()
  const catalogue = await makeCatalogue(opened.payload)
  await catalogue.add({ title: 'Heart', publishedAt: '2026-11-01T00:00:00Z' })
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  owl = await catalogue.add({ title: 'Owl', priceAmount: 700 })
  await plan(fox.id, `${today}T22:30:00.000Z`)
  await plan(owl.id, `${dayAt(Date.now(), 1)}T00:10:00.000Z`)
})
afterAll(() => opened.close())

describe('the asset of the calendar', () => {
  test('is stored at noon of its UTC day, and once for each day', async () => {
    const days = await sql<{ day: Date }>(opened.payload)`select day from free_days order by day`
    expect(days.map(({ day }) => new Date(day).toISOString())).toEqual([
      `${today}T12:00:00.000Z`,
      `${dayAt(Date.now(), 1)}T12:00:00.000Z`,
    ])
    await expect(plan(owl.id, `${today}T01:00:00.000Z`)).rejects.toThrow()
  })

  test('is the one of the menu, and its page names its days', async () => {
    const { freeOfDay } = await readMenu(opened.payload, postgresSearch(opened.payload), 'en', Date.now())
    expect(freeOfDay.map(({ day, item }) => [day, item.slug])).toEqual([
      [today, fox.slug],
      [dayAt(Date.now(), 1), owl.slug],
    ])
    expect(await readFreeDays(opened.payload, fox.id)).toEqual([today])
  })

  test('is free to download for users and guests, and stays licensed; that of tomorrow is not', async () => {
    const { id: user } = await makePerson(opened.payload)
    const download = (slug: string, by: { user: string } | { guest: string }) =>
      grantDownload(opened.payload, { slug, ...file, by })
    expect(await download(fox.slug, { guest: 'a' })).toMatchObject({ ok: true })
    expect(await download(owl.slug, { guest: 'a' })).toMatchObject({ code: 'download-not-free' })
    const access = () => readAccess(opened.payload, { by: { user }, form: 'item', slug: fox.slug })
    expect(await access()).toMatchObject({ value: { by: 'free' } })
    expect(await download(fox.slug, { user })).toMatchObject({ ok: true })
    await sql(opened.payload)`delete from free_days where item_id = ${fox.id}`
    expect(await access()).toMatchObject({ value: { by: 'licence' } })
    expect(await download(fox.slug, { guest: 'b' })).toMatchObject({ code: 'download-not-free' })
  })

  test('gives way to a drawn one when it is not published any more', async () => {
    await sql(opened.payload)`update items set visibility = 'retired' where id = ${owl.id}`
    const found = await readFreeAsset(opened.payload, dayAt(Date.now(), 1), 'en')
    expect(found?.item).toMatchObject({ title: 'Heart', free: true })
  })
})

function plan(item: number, day: string) {
  return opened.payload.create({ collection: 'free-days', data: { day, item } })
}
