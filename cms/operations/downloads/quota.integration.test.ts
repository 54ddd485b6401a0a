import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { Person } from '#cms/operations/downloads/downloader.ts'
import { readAccess } from '#cms/operations/entitlement/read-access.ts'
import { prepareZip } from '#cms/operations/zips/prepare-zip.ts'
import { insertSubscription, insertTeam } from '#cms/testing/billing.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import { grantDownload } from './grant-download.ts'

const LIMIT = 10
const USED = 7
const REQUESTS = 50

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let items: readonly { id: number; slug: string }[]

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  catalogue = await makeCatalogue(payload)
  const made: { id: number; slug: string }[] = []
  for (let number = 0; number < REQUESTS + USED; number += 1)
    made.push(await catalogue.add({ title: `Fox ${number}`, priceAmount: 500 }))
  items = made
})
beforeEach(() => limitTo('individual', LIMIT))
afterAll(() => opened.close())

/** Icons a day. */
async function limitTo(slug: string, limit: number | null): Promise<void> {
  await payload.update({
    collection: 'plans',
    where: { slug: { equals: slug } },
    data: { allowances: [{ kinds: ['icon'], limit, period: 'day' }] },
  })
}

async function subscriber() {
  const { id: user } = await makePerson(payload)
  return { user, subscription: await insertSubscription(payload, user) }
}

/** A team whose subscription is of the same plan, and the owner who acts for it. */
async function team() {
  const { user, subscription } = await subscriber()
  const id = await insertTeam(payload, user)
  await sql(payload)`
    update orders set user_id = null, team_id = ${id}::uuid
     where id = (select order_id from subscriptions where id = ${subscription}::uuid)`
  await sql(payload)`
    update subscriptions set user_id = null, team_id = ${id}::uuid where id = ${subscription}::uuid`
  return { team: id, owner: user, subscription }
}

const download = (by: Person, number: number) =>
  grantDownload(payload, { slug: items[number]?.slug ?? '', format: 'svg', width: null, by })

async function granted(requests: readonly ReturnType<typeof download>[]): Promise<number> {
  const answers = await Promise.all(requests)
  const others = answers.filter((answer) => !answer.ok && answer.code !== 'quota-used-up')
  expect(others).toEqual([])
  return answers.filter(({ ok }) => ok).length
}

async function use(by: Person, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    expect(await download(by, REQUESTS + number)).toMatchObject({ ok: true })
}

const allowanceOf = async (by: Person) => {
  const access = await readAccess(payload, { by, form: 'item', slug: items[0]?.slug ?? '' })
  return access.ok ? access.value : access
}

describe('50 downloads at once, at a limit of 10 of which 7 are used', () => {
  test('are granted exactly 3 times to a user', async () => {
    const { user } = await subscriber()
    await use({ user }, USED)
    const requests = Array.from({ length: REQUESTS }, (_, number) => download({ user }, number))
    expect(await granted(requests)).toBe(LIMIT - USED)
    const [row] = await sql(payload)`select count(*)::int as count from downloads where user_id = ${user}`
    expect(row).toEqual({ count: LIMIT })
  })

  test('are granted exactly 3 times to all members of a team together', async () => {
    const made = await team()
    await use({ user: made.owner, team: made.team }, USED)
    const members = await Promise.all(Array.from({ length: 5 }, () => makePerson(payload)))
    const requests = Array.from({ length: REQUESTS }, (_, number) =>
      download({ user: members[number % members.length]?.id ?? '', team: made.team }, number),
    )
    expect(await granted(requests)).toBe(LIMIT - USED)
  })

  test('are granted exactly 3 times to each of several accounts that request at once, guests beside them', async () => {
    const made = await team()
    const accounts: readonly Person[] = [
      { user: (await subscriber()).user },
      { user: (await subscriber()).user },
      { user: made.owner, team: made.team },
    ]
    for (const by of accounts) await use(by, USED)
    const requests = Array.from({ length: REQUESTS }, (_, number) =>
      accounts.map((by) => download(by, number)),
    )
    const guests = Array.from({ length: 5 }, (_, number) =>
      grantDownload(payload, {
        slug: items[number]?.slug ?? '',
        format: 'svg',
        width: null,
        by: { guest: `guest ${number}` },
      }),
    )
    const each = await Promise.all(accounts.map((_, at) => granted(requests.flatMap((row) => row[at] ?? []))))
    expect(each).toEqual(accounts.map(() => LIMIT - USED))
    for (const answer of await Promise.all(guests))
      expect(answer).toMatchObject({ code: 'download-not-free' })
    const rows = await sql(payload)`
      select count(*)::int as count from downloads where subscription_id = ${made.subscription}::uuid`
    expect(rows).toEqual([{ count: LIMIT }])
  })

  test('count together with the files of a ZIP that is prepared at the same time', async () => {
    const { user } = await subscriber()
    await use({ user }, USED)
    const zip = prepareZip(payload, {
      by: { user },
      source: { pack: catalogue.packSlug },
      palette: null,
      site: 'https://motif.test',
      now: new Date(),
    })
    const requests = Array.from({ length: REQUESTS }, (_, number) => download({ user }, number))
    await Promise.all([zip, ...requests])
    const [row] = await sql(payload)`
      select count(*)::int as count from downloads where user_id = ${user} and subscription_id is not null`
    expect(row).toEqual({ count: LIMIT })
  })
})

test.each([
  [-1, 0],
  [0, USED],
  [1, USED],
])('downloads of %i ms after midnight in UTC are %i of the day', async (ms, used) => {
  const { user } = await subscriber()
  await use({ user }, USED)
  await sql(payload)`
    update downloads set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
      + ${ms}::int * interval '1 ms' where user_id = ${user}`
  expect(await allowanceOf({ user })).toMatchObject({ by: 'subscription', allowance: { used, limit: LIMIT } })
  const requests = Array.from({ length: LIMIT + 1 }, (_, number) => download({ user }, number))
  expect(await granted(requests)).toBe(LIMIT - used)
})

test.each([
  [USED - 1, 0],
  [USED, 0],
  [USED + 1, 1],
  [null, 5],
])('a plan that changes to %s a day after 7 grants %i of 5 more', async (limit, more) => {
  const { user, subscription } = await subscriber()
  await use({ user }, USED)
  await limitTo('team', limit)
  await sql(payload)`update subscriptions set plan_slug = 'team' where id = ${subscription}::uuid`
  expect(await granted([0, 1, 2, 3, 4].map((number) => download({ user }, number)))).toBe(more)
})

test('a second plan has its own limit, and what the first one opened stays licensed after its end', async () => {
  const { user, subscription } = await subscriber()
  await use({ user }, LIMIT - 3)
  expect(await granted([0, 1, 2, 3].map((number) => download({ user }, number)))).toBe(3)
  await sql(
    payload,
  )`update subscriptions set state = 'expired', ended_at = now() where id = ${subscription}::uuid`
  await insertSubscription(payload, user)
  expect(await download({ user }, REQUESTS)).toMatchObject({ ok: true, value: { allowance: null } })
  expect(await download({ user }, 10)).toMatchObject({ value: { allowance: { used: 1, limit: LIMIT } } })
})

test('two tabs, one of them in team mode, count against two accounts and serve one user', async () => {
  await limitTo('individual', 1)
  const made = await team()
  await insertSubscription(payload, made.owner)
  const own = { user: made.owner }
  const ofTeam = { user: made.owner, team: made.team }
  const tabs = [0, 1, 2, 3].map((number) => download(number % 2 === 0 ? own : ofTeam, number))
  expect(await granted(tabs)).toBe(2)
  const rows = await sql(payload)`
    select team_id is not null as "ofTeam", count(*)::int as count from downloads where user_id = ${made.owner}
     group by 1 order by 1`
  expect(rows).toEqual([
    { ofTeam: false, count: 1 },
    { ofTeam: true, count: 1 },
  ])
})

test('a work that two tabs request at once is recorded twice and counted once', async () => {
  const { user, subscription } = await subscriber()
  expect(await granted(Array.from({ length: 4 }, () => download({ user }, 0)))).toBe(4)
  const [row] = await sql(payload)`
    select count(*)::int as rows, count(*) filter (where counted)::int as counted,
      count(subscription_id)::int as charged from downloads where user_id = ${user}`
  expect(row).toEqual({ rows: 4, counted: 1, charged: 1 })
  const [used] = await sql(payload)`
    select count(*)::int as count from downloads where subscription_id = ${subscription}::uuid and counted`
  expect(used).toEqual({ count: 1 })
})
