import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, TEAM_PLUS_PLAN_ID, work } from '#cms/testing/purchases.ts'
import { addMember, makeTeam } from '#cms/testing/teams.ts'
import type { UsageHistory } from '#domain/contract/usage.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }
let catalogue: TestCatalogue

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
  await payload.update({
    collection: 'plans',
    where: { slug: { in: ['individual', 'team-plus'] } },
    data: { allowances: [{ kinds: ['icon'], limit: 10, period: 'day' }] },
  })
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

const today = () => new Date().toISOString().slice(0, 10)

/** Downloads a new exclusive item. */
async function download(user: string, team: string | null = null): Promise<void> {
  const { slug } = await catalogue.add({ title: 'Bird', priceAmount: 500 })
  const granted = await grantDownload(payload, { slug, format: 'svg', width: null, by: { user, team } })
  if (!granted.ok) throw new Error(granted.code)
}

async function usageOf(browser: TestBrowser, path = '/v2/auth/usage') {
  const { status, body } = await browser.call('GET', path)
  return { status, usage: body.response?.usage as UsageHistory | undefined }
}

describe('the history of a user', () => {
  test('has a row for each UTC day and kind with the limit of the plan, and none for another user', async () => {
    const person = await makePerson(payload)
    const { checkout } = await openOrder(shop, person.id)
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    await download(person.id)
    await sql(
      payload,
    )`update downloads set created_at = created_at - interval '40 days' where user_id = ${person.id}`
    await download(person.id)
    await download(person.id)
    const browser = await withSession(payload, person)
    const row = { kind: 'icon', plan: 'individual', limit: 10, period: 'day' }
    const { usage } = await usageOf(browser)
    expect(usage?.rows).toEqual([{ ...row, day: today(), used: 2, used_of_limit: 2 }])
    expect(usage?.to).toBe(today())
    const longer = await usageOf(browser, '/v2/auth/usage?days=90')
    expect(longer.usage?.rows.map(({ used }) => used)).toEqual([2, 1])
    const other = await withSession(payload, await makePerson(payload))
    expect((await usageOf(other)).usage?.rows).toEqual([])
  })

  test('can be had as CSV', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    const answer = await browser.call('GET', '/v2/auth/usage?format=csv')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })
})

test('the history of a team names members for its owner alone, and does not exist for others', async () => {
  const team = await makeTeam(payload, { seats: 1 })
  const inUse = { id: team.team, role: 'owner' } as const
  const form = { plan_id: TEAM_PLUS_PLAN_ID, billing_period: 'year', type: 'team', members: 3 }
  const { checkout } = await openOrder(shop, team.owner.id, form, inUse)
  await deliver(shop, gateway.pay(checkout))
  await work(shop)
  const { person, browser } = await addMember(payload, team)
  await download(team.owner.id, team.team)
  await download(person.id, team.team)
  await download(person.id, team.team)
  const path = `/v2/teams/${team.team}/usage`
  const owned = (await usageOf(team.browser, path)).usage?.rows ?? []
  expect(owned.map(({ used, used_of_limit: ofLimit }) => [used, ofLimit]).toSorted()).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect(owned.every(({ member }) => typeof member?.name === 'string')).toBe(true)
  const [shared, ...more] = (await usageOf(browser, path)).usage?.rows ?? []
  expect(more).toEqual([])
  expect(shared).toMatchObject({ used: 3, limit: 10, used_of_limit: 3 })
  expect(shared).not.toHaveProperty('member')

  const stranger = await withSession(payload, await makePerson(payload))
  expect((await usageOf(stranger, path)).status).toBe(404)
  expect((await usageOf(stranger, '/v2/teams/none/usage')).status).toBe(404)
  await sql(payload)`delete from team_members where user_id = ${person.id}`
  expect((await usageOf(browser, path)).status).toBe(404)
  const left = (await usageOf(team.browser, path)).usage?.rows ?? []
  expect(left.find(({ used }) => used === 2)?.member).toBeNull()
})
