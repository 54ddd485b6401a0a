import type { Payload } from 'payload'
import type { DataProvider } from 'ra-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { insertBillingRecords } from '#cms/testing/billing.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificates } from '#cms/testing/certificates.ts'
import { consoleProvider } from '#cms/testing/console-provider.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { mayRead } from '#domain/contract/console/may-read.ts'
import {
  CONSOLE_RESOURCE_CODES,
  CONSOLE_RESOURCES,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { ACTOR_ROLES, type ActorRole, isStaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let provider: DataProvider
const browsers = new Map<ActorRole, TestBrowser>()

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  for (let number = 1; number <= 5; number += 1)
    await catalogue.add({ title: `Heart ${number}`, popularity: number })
  await catalogue.add({ title: '100% wool_cap', kind: 'photo', visibility: 'draft', priceAmount: 500 })
  await sql(payload)`
    insert into bundles (visibility, slug, number, licence_id, contributor_id)
    select 'published', 'all-hearts', 2000000, p.licence_id, p.contributor_id from packs p`
  await sql(payload)`
    insert into submissions (item_id, revision_id, contributor_id, state, submitted_at)
    select id, current_revision_id, contributor_id, 'published', now() - make_interval(mins => id) from items`
  for (const [number, title] of ['Road signs', 'Sea birds', 'Old tools'].entries())
    await sql(payload)`
      with pack as (
        insert into packs (kind, visibility, slug, number, licence_id, contributor_id)
        select 'icon', 'draft', ${`draft-${number}`}, ${3_000_000 + number}::int, p.licence_id, p.contributor_id
          from packs p where p.number = 1000000 returning id, contributor_id),
      titled as (
        insert into packs_locales (_parent_id, _locale, title) select id, 'en', ${title} from pack)
      insert into pack_submissions (pack_id, contributor_id, submitted_at, updated_at)
      select id, contributor_id, now() - make_interval(mins => id), now() - make_interval(mins => id) from pack`
  for (const claimant of ['Ada', 'Grace', 'Mary'])
    await sql(payload)`
      with claimed as (
        insert into takedown_claims (name, email, capacity, original, claim, signature, locale, confirmed_at)
        values (${claimant}, 'a@example.com', 'owner', 'A drawing', 'A copy', ${claimant}, 'en', now()) returning id),
      opened as (
        insert into takedowns (claim_id, contributor_id, state, confirmed_at)
        select claimed.id, i.contributor_id, 'confirmed', now()
          from claimed, (select contributor_id from items order by id limit 1) i returning id)
      insert into takedown_works (takedown_id, item_id)
      select opened.id, i.id from opened, (select id from items order by id limit 1) i`
  await sql(payload)`
    insert into reports (item_id, email, locale, reason, words)
    select id, 'eve@example.com', 'en', 'details', 'Wrong title' from items`
  for (const role of ACTOR_ROLES) browsers.set(role, await browserOf(role))
  const customer = await makePerson(payload)
  await insertBillingRecords(payload, customer.id)
  await insertCertificates(payload, customer.id)
  await sql(payload)`
    insert into profile_claims (contributor_id, user_id, method, target)
    select c.id, u.id, 'dns', 'ada.example' from contributors c cross join users u limit 3`
  await sql(payload)`
    insert into audit_log (actor_id, command, resource, record_id, reason, before, after)
    select id, 'revision.publish', 'items', '1', '=reason', '{"current_revision":1}', '{"current_revision":2}'
      from users limit 1`
  await sql(payload)`
    insert into payees (user_id, created_at)
    select id, now() - make_interval(mins => row_number() over (order by id)::int) from users order by id limit 3`
  await sql(payload)`
    insert into role_requests (user_id, requested_by, reason) select min(id), max(id), 'second admin' from users`
  await sql(
    payload,
  )`insert into newsletters (name, content) values ('March', '[]'), ('April', '[]'), ('May', '[]')`
  await sql(payload)`
    insert into work_requests (locale, words, asked)
    values ('en', 'blue otter', 12), ('ja', 'カワウソ', 9), ('de', 'fischotter', 4)`
  provider = consoleProvider(browserFor('admin'))
})
afterAll(() => opened.close())

/** Rows that are made by a command at the address of the resource: one that staff do not hold, and one without its fields. */
const COMMANDS_AT: Readonly<Record<string, number>> = {
  submissions: 403,
  'pack-submissions': 403,
  coupons: 400,
  'royalty-rules': 400,
  'royalty-closes': 400,
  'payout-batches': 400,
  'work-requests': 400,
}

describe.each(CONSOLE_RESOURCE_CODES)('the official provider on %s', (resource) => {
  const { fields, sortedBy, searched }: ResourceRow = CONSOLE_RESOURCES[resource]
  const sorts = Object.keys(fields).filter((field) => fields[field]?.sorts)
  const list = (filter: object = {}, page = 1, perPage = 2) =>
    provider.getList(resource, { pagination: { page, perPage }, sort: sortedBy, filter })

  test('reads pages that hold each row once, with exactly the fields of the table', async () => {
    const whole = await list({}, 1, 100)
    expect(whole.data.length).toBeGreaterThan(0)
    expect(whole.total).toBe(whole.data.length)
    for (const row of whole.data) expect(Object.keys(row).sort()).toEqual(Object.keys(fields).sort())
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.data.length / 2) }, (_, index) => list({}, index + 1)),
    )
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  })

  test.each(sorts)('sorts by %s both ways', async (field) => {
    const idsIn = async (order: 'ASC' | 'DESC') => {
      const { data } = await provider.getList(resource, {
        pagination: { page: 1, perPage: 100 },
        sort: { field, order },
        filter: {},
      })
      return data.map((row) => row[field])
    }
    const [up, down] = [await idsIn('ASC'), await idsIn('DESC')]
    expect(down.filter((value) => value !== null)).toEqual(up.filter((value) => value !== null).reverse())
  })

  test('reads one row and several named ones', async () => {
    const { data } = await list()
    const [row] = data
    const ids = data.map(({ id }) => id)
    expect((await provider.getOne(resource, { id: row?.id })).data).toMatchObject(row ?? {})
    const many = await provider.getMany(resource, { ids })
    expect(many.data.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  test('searches for words, and finds nothing for absent ones', async () => {
    const { data } = await list({}, 1, 1)
    const word = String(searched.map((field) => data[0]?.[field]).find((text) => text)).split(' ')[0]
    expect((await list({ q: word })).total).toBeGreaterThan(0)
    expect((await list({ q: 'no such word' })).total).toBe(0)
  })

  test('returns no row for an unknown id', async () => {
    for (const id of [999_999_999, 'nothing', '0', '%00'])
      await expect(provider.getOne(resource, { id })).rejects.toMatchObject({ status: 404 })
  })

  test('creates, changes and deletes nothing', async () => {
    const [row] = (await list()).data
    const data = { id: row?.id }
    const status = COMMANDS_AT[resource] ?? 404
    await expect(provider.create(resource, { data })).rejects.toMatchObject({ status })
    await expect(provider.update(resource, { id: row?.id, data, previousData: data })).rejects.toMatchObject({
      status: 404,
    })
    await expect(provider.delete(resource, { id: row?.id })).rejects.toMatchObject({ status: 404 })
  })

  test('exports the filtered list as CSV with one line for each row', async () => {
    const answer = await exportOf(resource)
    const total = (await list()).total ?? 0
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${resource}.csv"`)
    expect(answer.text.split('\r\n')[0]).toBe(Object.keys(fields).join(','))
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(total + 1)
  })

  test.each(ACTOR_ROLES)('answers a %s by the permission table, regardless of the filter', async (role) => {
    const actor = role === 'visitor' ? null : { id: 'a', roles: isStaffRole(role) ? [role] : [] }
    const wanted = mayRead(actor, resource) ? 200 : role === 'visitor' ? 401 : 403
    for (const path of ['', '?filter={"q":"heart"}', '/export'])
      expect(await statusOf(role, `/console/${resource}${path}`), path).toBe(wanted)
  })
})

describe('a list', () => {
  test('is filtered by kind, state, price, contributor and parts of a title', async () => {
    const count = async (filter: object) =>
      (
        await provider.getList('items', {
          pagination: { page: 1, perPage: 100 },
          sort: { field: 'id', order: 'ASC' },
          filter,
        })
      ).total
    expect(await count({ kind: ['photo', 'icon'] })).toBe(6)
    expect(await count({ visibility: 'draft', free: false })).toBe(1)
    expect(await count({ contributor_name: 'ada', title: 'HEART' })).toBe(5)
    // The wildcards of LIKE are literal characters here.
    expect(await count({ title: '100%' })).toBe(1)
    expect(await count({ title: 'wool_cap' })).toBe(1)
    expect(await count({ title: 't_3' })).toBe(0)
    expect(await count({ published_at_gte: '2026-01-01', published_at_lte: '2026-01-01' })).toBe(6)
  })

  test.each([
    ['filter={"password":"x"}', 'bad-request'],
    ['filter={"title":"\\u0000"}', 'bad-request'],
    ['sort=["hash","ASC"]', 'bad-request'],
    ['embed=1', 'bad-request'],
    ['range=[0,100]', 'query-out-of-bounds'],
    ['range=[9990,10000]', 'query-out-of-bounds'],
  ])('refuses %s with a numbered error', async (query, code) => {
    const answer = await browserFor('admin').call('GET', `/console/items?${query}`)
    expect([answer.status, codesOf(answer)]).toEqual([400, [code]])
  })

  test('of an unknown resource is not found', async () => {
    expect(await statusOf('admin', '/console/sessions')).toBe(404)
    expect(await statusOf('admin', '/console/constructor')).toBe(404)
  })

  test('of users contains no secret', async () => {
    const { text } = await exportOf('users')
    expect(text).not.toMatch(/hash|salt|token/)
  })

  test('contains no spreadsheet formula in its CSV', async () => {
    expect((await exportOf('audit-log')).text).toContain(`'=reason`)
  })
})

function browserFor(role: ActorRole): TestBrowser {
  const browser = browsers.get(role)
  if (browser === undefined) throw new Error(`there is no browser of a ${role}`)
  return browser
}

async function browserOf(role: ActorRole): Promise<TestBrowser> {
  if (role === 'visitor') return openBrowser()
  const person = await makePerson(payload, { roles: isStaffRole(role) ? [role] : [] })
  return withSession(payload, person)
}

async function statusOf(role: ActorRole, path: string): Promise<number> {
  return (await browserFor(role).call('GET', path)).status
}

async function exportOf(resource: string): Promise<Answer> {
  const answer = await browserFor('admin').call('GET', `/console/${resource}/export`)
  expect(answer.status).toBe(200)
  return answer
}
