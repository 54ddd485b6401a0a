import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { daysOf } from '#domain/statistics/periods.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let author: TestContributor
let heart: number
let fox: number
let foreign: number

const DAYS = daysOf(30, new Date())
const [OLDEST = '', YESTERDAY = '', TODAY = ''] = [DAYS[0], DAYS.at(-2), DAYS.at(-1)]

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  author = await makeContributor(payload)
  foreign = (await catalogue.add({ title: 'Of another' })).id
  heart = await workOf(author, '=Heart')
  fox = await workOf(author, 'Fox')
  await count(heart, TODAY, 'DE', 5, 2)
  await count(heart, YESTERDAY, 'DE', 3, 0)
  await count(heart, OLDEST, 'ZZ', 1, 1)
  await count(fox, TODAY, 'JP', 4, 4)
  await count(foreign, TODAY, 'DE', 100, 100)
})
afterAll(() => opened.close())

describe('the statistics of a contributor', () => {
  test('have the counts of their works by day, country and work', async () => {
    const { totals, days, countries, works, counted_works: all } = await read(author.browser)
    expect(totals).toEqual({ views: 13, downloads: 7 })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: OLDEST, views: 1, downloads: 1 })
    expect(days.slice(-2)).toEqual([
      { day: YESTERDAY, views: 3, downloads: 0 },
      { day: TODAY, views: 9, downloads: 6 },
    ])
    expect(countries).toEqual([
      { country: 'JP', views: 4, downloads: 4 },
      { country: 'DE', views: 8, downloads: 2 },
      { country: 'ZZ', views: 1, downloads: 1 },
    ])
    expect(works.map(({ item, views, downloads }) => [item, views, downloads])).toEqual([
      [fox, 4, 4],
      [heart, 9, 3],
    ])
    expect(all).toBe(2)
  })

  test('are those of one work and of the days that were asked for', async () => {
    const one = await read(author.browser, `?days=7&item=${heart}`)
    expect(one).toMatchObject({ title: '=Heart', totals: { views: 8, downloads: 2 }, works: [] })
    expect(one.days).toHaveLength(7)
  })

  test('are zero without counts', async () => {
    const { browser } = await makeContributor(payload)
    const { totals, days, countries, works } = await read(browser)
    expect({ totals, countries, works }).toEqual({
      totals: { views: 0, downloads: 0 },
      countries: [],
      works: [],
    })
    expect(days).toHaveLength(30)
  })

  test('are exported as CSV, without formulas', async () => {
    const { text, headers } = await author.browser.call('GET', '/console/statistics/export?days=7')
    expect(headers.get('content-disposition')).toBe('attachment; filename="statistics.csv"')
    expect(text.trimEnd().split('\r\n')).toEqual([
      'day,item,title,country,views,downloads,demonstration',
      `${YESTERDAY},${heart},'=Heart,DE,3,0,false`,
      `${TODAY},${heart},'=Heart,DE,5,2,false`,
      `${TODAY},${fox},Fox,JP,4,4,false`,
    ])
  })

  test('are those of one pack by day and country, in the answer and in the export', async () => {
    const pack = await packOf(author, 'Animals')
    const insert = (day: string, country: string, views: number, downloads: number) => sql(payload)`
      insert into pack_daily_counts (pack_id, day, country, views, downloads)
      values (${pack}, ${day}::date, ${country}, ${views}, ${downloads})`
    await insert(TODAY, 'DE', 3, 1)
    await insert(YESTERDAY, 'FR', 2, 5)
    const all = await read(author.browser)
    expect(all.totals).toEqual({ views: 13, downloads: 7 })
    expect(all.has_demonstration).toBe(false)
    expect(all.packs).toEqual([{ pack, title: 'Animals', views: 5, downloads: 6, is_demonstration: false }])
    const one = await read(author.browser, `?pack=${pack}&days=7`)
    expect(one).toMatchObject({
      title: 'Animals',
      totals: { views: 5, downloads: 6 },
      countries: [
        { country: 'FR', views: 2, downloads: 5 },
        { country: 'DE', views: 3, downloads: 1 },
      ],
      works: [],
      packs: [],
    })
    expect(one.days.slice(-2)).toEqual([
      { day: YESTERDAY, views: 2, downloads: 5 },
      { day: TODAY, views: 3, downloads: 1 },
    ])
    const { text } = await author.browser.call('GET', `/console/statistics/export?pack=${pack}&days=7`)
    expect(text.trimEnd().split('\r\n')).toEqual([
      'day,pack,title,country,views,downloads,demonstration',
      `${YESTERDAY},${pack},Animals,FR,2,5,false`,
      `${TODAY},${pack},Animals,DE,3,1,false`,
    ])
    const stranger = await makeContributor(payload)
    expect((await stranger.browser.call('GET', `/console/statistics?pack=${pack}`)).status).toBe(404)
  })

  test('have each row once when the export needs several pages', async () => {
    const { browser, person } = await makeContributor(payload)
    const work = await workOf({ person }, 'Popular')
    await sql(payload)`
      insert into daily_counts (item_id, day, country, views)
      select ${work}, ${TODAY}::date - n % 7, chr(65 + n / 7 % 26) || chr(65 + n / 182), 1 from generate_series(0, 1999) n`
    const { text } = await browser.call('GET', '/console/statistics/export?days=7')
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([2_000, 2_000])
  })
})

describe('the statistics of others', () => {
  const paths = (query: string) => [`/console/statistics${query}`, `/console/statistics/export${query}`]

  test('are not found', async () => {
    const [{ id: other } = { id: 0 }] = await sql<{ id: number }>(payload)`
      select contributor_id as id from items where id = ${foreign}`
    for (const query of [
      `?item=${foreign}`,
      `?contributor=${other}`,
      '?item=999999',
      `?contributor=${other}&item=${heart}`,
    ])
      for (const path of paths(query)) expect((await author.browser.call('GET', path)).status, path).toBe(404)
  })

  test('are read by every member of their team, and only the chosen contributor is counted', async () => {
    const { person } = await makeContributor(payload)
    const work = await workOf({ person }, 'Of the team')
    await count(work, TODAY, 'FR', 2, 1)
    const [{ id: team } = { id: 0 }] = await sql<{ id: number }>(payload)`
      update contributors set type = 'team' where owner_id = ${person.id} returning id`
    await sql(payload)`
      insert into contributor_members (contributor_id, user_id, role) values (${team}, ${author.person.id}, 'viewer')`
    const both = await read(author.browser)
    expect(both.totals).toEqual({ views: 15, downloads: 8 })
    expect(both.contributors.map(({ id }) => id)).toContain(team)
    expect((await read(author.browser, `?contributor=${team}`)).totals).toEqual({ views: 2, downloads: 1 })
  })

  test('are refused to visitors, members and staff', async () => {
    const member = await withSession(payload, await makePerson(payload))
    const staff = await withSession(payload, await makePerson(payload, { roles: ['admin'] }))
    for (const [browser, status] of [
      [openBrowser(), 401],
      [member, 403],
      [staff, 403],
    ] as const)
      for (const path of paths('')) expect((await browser.call('GET', path)).status).toBe(status)
  })

  test.each([
    '?days=8',
    '?days=all',
    '?item=0',
    '?item=1e3',
    '?contributor=x',
    '?country=DE',
    '?item=1&pack=1',
  ])('are not read with the query %s', async (query) => {
    for (const path of paths(query)) {
      const answer = await author.browser.call('GET', path)
      expect([answer.status, codesOf(answer)]).toEqual([400, ['bad-request']])
    }
  })
})

async function read(browser: TestBrowser, query = ''): Promise<ConsoleStatistics> {
  const answer = await browser.call('GET', `/console/statistics${query}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as ConsoleStatistics
}

async function workOf({ person }: Pick<TestContributor, 'person'>, title: string): Promise<number> {
  const { id } = await catalogue.add({ title })
  await sql(payload)`
    update items set contributor_id = (select id from contributors where owner_id = ${person.id}) where id = ${id}`
  return id
}

async function packOf({ person }: Pick<TestContributor, 'person'>, title: string): Promise<number> {
  const [pack] = await sql<{ id: number }>(payload)`
    insert into packs (kind, visibility, slug, short_id, number, contributor_id, licence_id)
    select 'icon', 'published', 'animals-zz9', 'zz9', 900009, id, (select id from licences limit 1) from contributors where owner_id = ${person.id} returning id`
  const id = pack?.id ?? 0
  await sql(payload)`insert into packs_locales (_parent_id, _locale, title) values (${id}, 'en', ${title})`
  return id
}

async function count(
  item: number,
  day: string,
  country: string,
  views: number,
  downloads: number,
): Promise<void> {
  await sql(payload)`
    insert into daily_counts (item_id, day, country, views, downloads)
    values (${item}, ${day}::date, ${country}, ${views}, ${downloads})`
}
